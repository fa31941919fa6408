import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type StrapiReplay, startStrapiReplay } from "../../site/src/testing/strapi-replay.ts";
import { freePort } from "../support/apps.ts";
import { expect, test } from "../support/test.ts";

/** The site alone before a foreign content system: the recorded answers of a real Strapi 4, settings from a file. */
let replay: StrapiReplay;
let site: ChildProcess;
let url: string;
const folder = mkdtempSync(join(tmpdir(), "schaufenster-foreign-"));

test.beforeAll(async () => {
  replay = await startStrapiReplay();
  const port = String(await freePort());
  url = `http://localhost:${port}`;
  site = spawn(process.execPath, ["dist/server/main.js"], {
    cwd: join(import.meta.dirname, "../../site"),
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      PORT: port,
      CONTENT_URL: replay.url,
      SITE_SETTINGS_FILE: "fixtures/site-settings.json",
      CACHE_DIR: folder,
      LOG_LEVEL: "silent",
    },
  });
  await expect
    .poll(() =>
      fetch(url).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(200);
});

test.afterAll(async () => {
  site.kill();
  await replay.close();
  rmSync(folder, { recursive: true, force: true });
});

test("the landing page of a real Strapi 4 is shown in full, and it is never asked for what it does not have", async ({
  page,
}) => {
  await page.goto(url);
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  await expect(page.getByRole("heading", { name: "Fotografie", exact: true }).first()).toBeAttached();
  for (const id of ["home", "fotografie", "references", "contact"]) await expect(page.locator(`#${id}`)).toHaveCount(1);
  expect(replay.operations).not.toContain("SiteSettings");
});

test("so are its portfolio, a category and a project", async ({ page }) => {
  await page.goto(`${url}/projekte`);
  await expect(page.getByRole("main").getByRole("heading", { name: "Fotowand im Foyer" })).toBeVisible();
  await page.getByRole("link", { name: "Fotografie", exact: true }).last().click();
  await expect(page).toHaveURL(/\/projekte\/kategorie\/2-fotografie$/);
  await page.goto(`${url}/projekte/21`);
  await expect(page).toHaveURL(`${url}/projekte/21-fotowand-im-foyer`);
  await expect(page.getByRole("heading", { level: 1, name: "Fotowand im Foyer" })).toBeVisible();
  await expect(page.getByRole("table")).toBeVisible();
});

test("a project of hostile Markdown runs nothing", async ({ page }) => {
  const dialogs: string[] = [];
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.message());
    return dialog.dismiss();
  });
  await page.goto(`${url}/projekte/18`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(dialogs).toEqual([]);
  expect(
    await page
      .locator("main script:not([type='application/json']), main iframe, main [onerror], main [onclick]")
      .count(),
  ).toBe(0);
});
