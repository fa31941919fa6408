import type { MovingPlan } from "../../../content/src/moving/run.ts";
import type { Reachability } from "../files/reachable.ts";
import { fit, renamedAnchors } from "../fit/fit.ts";
import type { Prepared } from "../import-content.ts";
import { planLines } from "./plan-text.ts";
import { atMost, sectionsText, withDetails } from "./sections.ts";
import { quoted, TYPE_NAMES } from "./words.ts";

type Given = {
  overwrite: boolean;
  /** Entries of the demo agency, and others that are of no import of this source. */
  demo: number;
  others: number;
  reachability: Reachability;
};

/** Most entries of a section: thousands read nobody before, and the report has them all. */
const MOST = 100;

/** All that an owner can know before anything is written: what comes, as what, and what stays behind. */
export function planOf(prepared: Prepared, { overwrite, demo, others, reachability }: Given): MovingPlan {
  const { content, source, steps, payload } = prepared;
  const context = { payload, anchors: renamedAnchors(content.entries), origins: source.origins };
  const written = steps.flatMap(({ action, entry }) =>
    entry && (action === "create" || action === "update") ? [fit(entry, context)] : [],
  );
  const lineOf = ({ type, title, address, notes }: (typeof written)[number]) =>
    withDetails(`${TYPE_NAMES[type]} ${quoted(title)}${address ? ` (${address})` : ""}`, notes);
  const { looked, of, missing } = reachability;
  const partly = looked < of ? ` (${looked} von ${of} angefragt)` : "";
  const text = sectionsText([
    ["Bitte zuerst lesen", content.warnings],
    [
      "Was kommt",
      [
        ...planLines(steps, overwrite),
        ...(of > 0 ? [`${of.toLocaleString("de")} Bilder und Filme`] : []),
        ...(others > 0 && demo === 0
          ? [`Einträge, die hier schon stehen und aus keinem Umzug von dort stammen: ${others}. Sie bleiben`]
          : []),
        ...(demo > 0 ? [`Beispielinhalte, die hier noch stehen: ${demo}`] : []),
      ],
    ],
    ["Wird ein Entwurf", atMost(written.filter(({ draft }) => draft).map(lineOf), MOST)],
    [
      `Bilder, die nicht zu haben sind${partly}`,
      atMost(
        missing.map(({ url, reason }) => `${url} ${reason}`),
        MOST,
      ),
    ],
    [
      "Daran ist danach etwas zu tun",
      atMost(written.filter(({ draft, notes }) => !draft && notes.length > 0).map(lineOf), MOST),
    ],
    ["Bleibt zurück", content.notes],
  ]);
  return {
    text,
    demo,
    choices: content.choices,
    conflicts: steps.filter(({ action }) => action === "conflict").length,
    ownNetwork: [...new Set(missing.filter((file) => file.isInOwnNetwork).map(({ url }) => new URL(url).origin))],
  };
}
