/** A Next site with the landing page's content, as `next build` makes it: what the page cache is measured against. */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { join } from "node:path";
import { setTimeout as later } from "node:timers/promises";
import { ROOT } from "../scripts/environment.ts";
import { MEASURED } from "./cores.ts";

const NEXT = join(ROOT, "node_modules/next/dist/bin/next");

const LAYOUT = `
export const metadata = { title: "Musterlicht" };
export default function Layout({ children }) {
  return <html lang="de"><body>{children}</body></html>;
}`;

/** A static page, Next's quickest: rendered once at build, and sent from its cache. */
const page = (body: string) => `
const body = ${JSON.stringify(body)};
export const dynamic = "force-static";
export default function Page() {
  return <main dangerouslySetInnerHTML={{ __html: body }} />;
}`;

/** Within the project, where Next finds its packages. */
const newFolder = () => mkdtempSync(join(ROOT, "bench", ".next-site-"));

const isUp = (url: string) =>
  new Promise<boolean>((resolve) => {
    get(url, (response) => resolve(response.resume().statusCode === 200)).on("error", () => resolve(false));
  });

/**
 * Builds and starts it on the measured core.
 *
 * @param body what stands in the landing page's `<body>`, without scripts
 * @returns its address, and what ends it
 */
export async function startNextSite(body: string, port: number): Promise<{ url: string; end: () => void }> {
  const folder = newFolder();
  let server: ChildProcess | undefined;
  const end = () => {
    server?.kill();
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  };
  try {
    mkdirSync(join(folder, "app"));
    writeFileSync(join(folder, "app/layout.jsx"), LAYOUT);
    writeFileSync(join(folder, "app/page.jsx"), page(body));
    const env = { ...process.env, NEXT_TELEMETRY_DISABLED: "1", NODE_ENV: "production" as const };
    execFileSync(process.execPath, [NEXT, "build", folder], { cwd: folder, env, stdio: "ignore" });
    const start = [
      "-c",
      String(MEASURED),
      process.execPath,
      NEXT,
      "start",
      folder,
      "-p",
      String(port),
      "-H",
      "127.0.0.1",
    ];
    server = spawn("taskset", start, { cwd: folder, env, stdio: "ignore" });
    const url = `http://127.0.0.1:${port}`;
    while (!(await isUp(url))) {
      if (server.exitCode !== null) throw new Error("The Next site does not start.");
      await later(100);
    }
    return { url, end };
  } catch (error) {
    end();
    throw error;
  }
}
