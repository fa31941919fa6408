import type { Payload } from "payload";
import { missingFiles } from "../files/missing.ts";
import { writability } from "../platform/database/writable.ts";

const TELL = "Bitte sagen Sie es der Administration.";

type Trouble = { title: string; text: string };

/** Current problems of the server that need fixing, in German. */
export async function troublesIn(payload: Payload, mayMend: boolean): Promise<Trouble[]> {
  const [{ status }, { missing, named, examples }] = await Promise.all([
    writability(async () => payload),
    missingFiles(payload),
  ]);
  const troubles: Trouble[] = [];
  if (status !== "ok")
    troubles.push({
      title: "Zurzeit lässt sich nichts speichern, auch keine Anfrage.",
      text: `Die Datenbank fehlt, ist beschädigt oder antwortet nicht. ${mayMend ? "Das behebt, wer den Server betreibt; was zu tun ist, steht im Protokoll." : TELL}`,
    });
  if (missing > 0) {
    const which = missing === 1 ? "Eine Datei fehlt" : `${missing.toLocaleString("de")} Dateien fehlen`;
    const names = `${examples.join(", ")}${missing > examples.length ? " …" : "."}`;
    const areAllAway = missing === named;
    const single = areAllAway ? "" : " Einzelne Dateien können Sie unter „Dateien“ neu hochladen.";
    const mend = `Das behebt, wer den Server betreibt: Ist die Festplatte eingehängt?${single}`;
    troubles.push({
      title: `${areAllAway ? "Alle Bilder und Filme fehlen" : which} auf dem Server.`,
      text: `Besucher sehen an ihrer Stelle nichts: ${names} ${mayMend ? mend : TELL}`,
    });
  }
  return troubles;
}
