// @long content/src/ui, content/src/files
import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { goTo, openAdmin, signIn, unseen, untilGuarded } from "../../testing/admin.ts";
import { expect, test } from "../../testing/editor.ts";

const PICTURE = readFileSync(fileURLToPath(new URL("../../tools/demo/media/projekt-film-rolle.jpg", import.meta.url)));

const FILM = readFileSync(fileURLToPath(new URL("../foreign/films/h264.mp4", import.meta.url)));

/** An editor's upload speed, in bytes per second. */
const SLOW = 20_000;

/** Limits the page's upload speed; unlimited without a number. */
async function line(page: Page) {
  const session = await page.context().newCDPSession(page);
  return (uploadThroughput = -1, offline = false) =>
    session.send("Network.emulateNetworkConditions", { latency: 0, downloadThroughput: -1, uploadThroughput, offline });
}

test("an upload shows its progress, can be stopped, and each of its failures ends in a German sentence", async ({
  page,
  guard,
}) => {
  const folder = mkdtempSync(join(tmpdir(), "schaufenster-uploads-"));
  guard.allowComplaint(/status 400: .*\/api\/media/);
  guard.allowComplaint(/Failed to load resource/);
  guard.allowComplaint(/failed: .*\/api\/media/);
  // Without a connection the form can't query its state from the server either.
  guard.allowComplaint(/ERR_INTERNET_DISCONNECTED|TypeError: Failed to fetch/);
  const setLine = await line(page);
  await signIn(page);
  await openAdmin(page, "/collections/projects/create");
  await untilGuarded(page);
  const field = page.getByRole("group", { name: "Bild", exact: true });
  const choose = field.locator("input[type=file]");
  const alert = field.getByRole("alert");
  const file = () => ({ name: "rolle.jpg", mimeType: "image/jpeg", buffer: unseen(PICTURE) });

  await setLine(SLOW);
  await choose.setInputFiles(file());
  await expect(field.getByText(/^\d+,\d MB von \d+,\d MB \([1-9]\d* %\)$/)).toBeVisible();
  await field.getByRole("button", { name: "Hochladen abbrechen" }).click();
  await expect(field.getByRole("listitem")).toHaveCount(0);

  await setLine(-1, true);
  await choose.setInputFiles(file());
  await expect(alert).toContainText("„rolle.jpg“: Die Verbindung ist abgebrochen");
  await setLine();
  await field.getByRole("button", { name: "Noch einmal versuchen" }).click();
  await expect(field.locator("img")).toHaveAttribute("src", /^\/uploads\//);
  await expect(alert).toHaveCount(0);

  try {
    const film = join(folder, "hochzeit.mp4");
    writeFileSync(film, "");
    truncateSync(film, 201 * 1024 * 1024);
    await goTo(page, "/collections/media");
    await page.getByLabel("Dateien hochladen").setInputFiles(film);
    const several = page.getByRole("dialog", { name: "Dateien hochladen" });
    await expect(several).toContainText("„hochzeit.mp4“: Diese Datei ist zu groß: Erlaubt sind höchstens 200 MB.");
    await several.getByRole("button", { name: "Fertig" }).click();
    await page.getByLabel("Dateien hochladen").setInputFiles([
      { name: "IMG_1.CR2", mimeType: "", buffer: Buffer.alloc(400) },
      { name: "halb-1.jpg", mimeType: "image/jpeg", buffer: PICTURE.subarray(0, 100_000) },
      { name: "halb-2.jpg", mimeType: "image/jpeg", buffer: PICTURE.subarray(0, 90_000) },
    ]);
    const failed = several.getByRole("alert");
    await expect(failed).toHaveCount(3);
    await expect(failed.nth(0)).toContainText("„IMG_1.CR2“: Diese Datei ist ein Rohbild");
    await expect(failed.nth(1)).toContainText("„halb-1.jpg“: Dieses Bild ist beschädigt");
    await expect(failed.nth(2)).toContainText("„halb-2.jpg“: Dieses Bild ist beschädigt");
    await expect(failed.getByRole("button")).toHaveCount(0); // a retry would be refused again
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("a failed upload is retried, and a film that this browser can't decode gets a still of the editor's choice", async ({
  page,
  guard,
}) => {
  guard.allowComplaint(/status 400: .*\/api\/media/);
  guard.allowComplaint(/failed: .*\/api\/media/);
  guard.allowComplaint(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
  // A browser without the film's codec.
  await page.addInitScript(() =>
    Object.defineProperty(HTMLVideoElement.prototype, "src", {
      set(this: HTMLVideoElement) {
        this.dispatchEvent(new Event("error"));
      },
    }),
  );
  const setLine = await line(page);
  const mark = `noch-einmal-${Date.now()}`;
  await signIn(page);
  await openAdmin(page, "/collections/media");
  await setLine(-1, true);
  await page.getByLabel("Dateien hochladen").setInputFiles([
    { name: `${mark}.jpg`, mimeType: "image/jpeg", buffer: Buffer.concat([PICTURE, Buffer.from(mark)]) },
    { name: `${mark}.mp4`, mimeType: "video/mp4", buffer: FILM },
  ]);
  const dialog = page.getByRole("dialog", { name: "Dateien hochladen" });
  const failed = dialog.getByRole("alert");
  const texts = dialog.getByLabel("Alternativtext");
  await expect(failed).toHaveCount(2);
  await setLine();
  await failed.first().getByRole("button", { name: "Noch einmal versuchen" }).click();
  await texts.first().fill("Filmrollen im Gegenlicht");
  await page.keyboard.press("Enter");
  await expect(texts.last()).toBeFocused();
  await expect(failed).toHaveCount(1);
  await failed.getByRole("button", { name: "Noch einmal versuchen" }).click();
  await expect(failed).toContainText("Standbild");
  const chooser = page.waitForEvent("filechooser");
  await failed.getByRole("button", { name: "Standbild wählen" }).click();
  await (await chooser).setFiles({ name: "still.jpg", mimeType: "image/jpeg", buffer: PICTURE });
  await expect(texts).toHaveCount(2);
  await texts.last().fill("Ein Film");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  const asked = await page.request.get(`/api/media?where[filename][contains]=${mark}&depth=1`);
  const { docs } = (await asked.json()) as { docs: { mimeType: string; alternativeText: string; poster?: object }[] };
  expect(
    docs.map(({ mimeType, alternativeText, poster }) => [mimeType, alternativeText, Boolean(poster)]).sort(),
  ).toEqual([
    ["image/jpeg", "Filmrollen im Gegenlicht", false],
    ["video/mp4", "Ein Film", true],
  ]);
});
