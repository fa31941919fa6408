import { type Payload, ValidationError } from "payload";
import { beforeAll, expect, test } from "vitest";
import { startContentSystem } from "../../testing/content-system.ts";
import { picture, uploadedFile } from "../../testing/pictures.ts";

let payload: Payload;
beforeAll(async () => {
  payload = await startContentSystem();
});

/** Takes the messages at the fields of a refused save. */
async function refusal(save: Promise<unknown>): Promise<Record<string, string>> {
  const error: unknown = await save.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ValidationError)) throw new Error(`No refusal: ${error}`);
  return Object.fromEntries(error.data.errors.map(({ path, message }) => [path, message]));
}

const published = { _status: "published" } as const;

test("no slide is published empty: in the slider a service needs headline and picture, and the editor reads so at both", async () => {
  const data = { title: "Luftbild", name: "luftbild", slideId: 5 };
  const said = await refusal(payload.create({ collection: "services", data: { ...data, ...published } }));
  expect(said.header).toMatch(/Im Slider braucht diese Leistung eine Schlagzeile.*„Startseite“ aus dem Slider/);
  expect(said.slideImage).toMatch(/Im Slider braucht diese Leistung ein Bild/);

  const { id } = await payload.create({ collection: "services", draft: true, data });
  const file = uploadedFile("luft.jpg", "image/jpeg", await picture(60, 40));
  const image = await payload.create({ collection: "media", file, data: { alternativeText: "Die Stadt von oben" } });
  const whole = { header: "Von oben", slideImage: image.id, ...published };
  expect((await payload.update({ collection: "services", id, data: whole }))._status).toBe("published");
  const outside = { title: "Druck", name: "druck", ...published };
  expect((await payload.create({ collection: "services", data: outside })).slideId ?? null).toBeNull();
});

test("who takes an anchor that there is already reads at the field whose it is", async () => {
  const film = { title: "Film", name: "film" };
  await payload.create({ collection: "services", data: { ...film, ...published } });
  const { id } = await payload.create({ collection: "services", draft: true, data: { title: "Kino", name: "kino" } });
  const save = payload.update({ collection: "services", id, draft: true, data: { name: "film" } });
  expect(await refusal(save)).toEqual({ name: "„film“ gehört schon zu „Film“. Bitte wählen Sie etwas anderes." });
  await payload.update({ collection: "services", id, draft: true, data: { title: "Kino und Film", name: "kino" } });
});

test("what is published before its anchor or address was proposed gets one of its title; a draft does not", async () => {
  const title = "Müßige Stunden";
  const draft = await payload.create({ collection: "services", draft: true, data: { title: "Müßi", name: "" } });
  expect(draft.name ?? "").toBe("");
  const first = { title, name: "", ...published };
  expect((await payload.update({ collection: "services", id: draft.id, data: first })).name).toBe("muessige-stunden");
  expect((await payload.create({ collection: "services", data: first })).name).toBe("muessige-stunden-2");
  const page = { title, address: "", placement: "none", ...published } as const;
  expect((await payload.create({ collection: "pages", data: page })).address).toBe("muessige-stunden");
  const nameless = payload.create({ collection: "services", data: { ...first, title: "!" } });
  expect(await refusal(nameless)).toEqual({ name: "Bitte geben Sie einen Anker an." });
});
