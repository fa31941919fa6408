import { expect, test } from "vitest";
import { DISK_FULL } from "../../../platform/http/disk-full.ts";
import { withGermanMessage } from "./refusals.ts";

async function sentenceFor(status: number, body: BodyInit): Promise<string> {
  const answer = await withGermanMessage(new Response(body, { status }), "film.mp4");
  return ((await answer.json()) as { errors: { message: string }[] }).errors[0]?.message ?? "";
}

const refused = (message: string) => JSON.stringify({ errors: [{ message }] });

test.each([
  [413, refused("Multipart request size limit has been reached"), /„film.mp4“: .* höchstens 200 MB/],
  [413, "<html>Request Entity Too Large</html>", /höchstens 200 MB/],
  [502, "<html>Bad Gateway</html>", /„film.mp4“: .* ob die Datei gespeichert ist, weiß diese Seite nicht\. Sehen Sie/],
  [503, JSON.stringify({ error: { message: "…" } }), /ob die Datei gespeichert ist/],
  [504, "", /ob die Datei gespeichert ist/],
  [503, refused("Der Server startet gerade neu, Ihre Datei ist noch nicht gespeichert."), /noch nicht gespeichert/],
  [200, "<html>Bitte melden Sie sich an</html>", /ob die Datei gespeichert ist/],
  [200, "", /ob die Datei gespeichert ist/],
  [500, refused("Something went wrong."), /auf dem Server/i],
  [507, refused(DISK_FULL), /kein Speicherplatz mehr frei/],
  [400, refused("Diese Datei ist kein lesbares Bild."), /„film.mp4“: Diese Datei ist kein lesbares Bild\./],
  [408, "", /nicht gespeichert/],
])("an upload that fails with status %i shows a German message with the file's name", async (status, body, words) => {
  expect(await sentenceFor(status, body)).toMatch(words);
});

test("a field error is shown at its field", async () => {
  const body = JSON.stringify({ errors: [{ message: "…", data: { errors: [{ path: "alternativeText" }] } }] });
  const answer = await withGermanMessage(new Response(body, { status: 400 }), "film.mp4");
  expect(await answer.text()).toBe(body);
});
