import { type Payload, ValidationError } from "payload";
import { beforeAll, expect, test } from "vitest";
import { startContentSystem } from "../../testing/content-system.ts";
import { picture, uploadedFile } from "../../testing/pictures.ts";

let payload: Payload;
beforeAll(async () => {
  payload = await startContentSystem();
});

/** Field errors of a refused save. */
async function refusal(save: Promise<unknown>): Promise<Record<string, string>> {
  const error: unknown = await save.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ValidationError)) throw new Error(`No refusal: ${error}`);
  return Object.fromEntries(error.data.errors.map(({ path, message }) => [path, message]));
}

const published = { _status: "published" } as const;

test("no empty slide is published: a service in the slider needs headline and picture, with an error at each field", async () => {
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

test("a duplicate anchor is reported at its field", async () => {
  const film = { title: "Film", name: "film" };
  await payload.create({ collection: "services", data: { ...film, ...published } });
  const { id } = await payload.create({ collection: "services", draft: true, data: { title: "Kino", name: "kino" } });
  const save = payload.update({ collection: "services", id, draft: true, data: { name: "film" } });
  expect(await refusal(save)).toEqual({ name: "„film“ gehört schon zu „Film“. Bitte wählen Sie etwas anderes." });
  await payload.update({ collection: "services", id, draft: true, data: { title: "Kino und Film", name: "kino" } });
});

test("an anchor or address is generated from the title and follows it until the first publication, unless an editor changed it", async () => {
  const title = "Müßige Stunden";
  const draft = await payload.create({ collection: "services", draft: true, data: { title: "Müßi", name: "" } });
  expect(draft.name).toBe("muessi");
  const { id } = draft;
  const save = (data: object) => payload.update({ collection: "services", id, draft: true, data });
  expect((await save({ title, name: "muessi" })).name).toBe("muessige-stunden"); // the form sends what it shows
  expect((await save({ title: "Muße", name: "ruhe" })).name).toBe("ruhe");
  expect((await save({ title, name: "ruhe" })).name).toBe("ruhe");
  expect((await save({ name: "" })).name).toBe("muessige-stunden");
  await payload.update({ collection: "services", id, data: published });
  expect((await save({ title: "Muße" })).name).toBe("muessige-stunden");
  expect((await payload.create({ collection: "services", data: { title, name: "", ...published } })).name).toBe(
    "muessige-stunden-2",
  );
  const page = { address: "", placement: "none", ...published } as const;
  expect((await payload.create({ collection: "pages", data: { title, ...page } })).address).toBe("muessige-stunden");
  expect((await payload.create({ collection: "pages", data: { title: "Projekte", ...page } })).address).toBe(
    "projekte-2",
  );
  expect((await payload.create({ collection: "services", data: { title: "!", name: "", ...published } })).name).toBe(
    "abschnitt",
  );
});
