import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import { LANDING_PAGE } from "../pages/page-definitions.tsx";
import { createApp } from "./app.ts";
import { readBuild } from "./build-output.ts";
import { createDependencies } from "./dependencies.ts";
import { stopServer } from "./http/graceful-shutdown.ts";
import { requestListener } from "./http/request-listener.ts";
import { cutSlowConnections, maxConnections, SERVER_OPTIONS } from "./http/slow-connections.ts";
import { removeOtherBuilds } from "./page-cache/disk-cache.ts";
import { takePage } from "./routes/page-responses.ts";
import { readSettings, SettingsError } from "./settings/settings.ts";

/** How often the landing page is tried until it has been rendered once, in ms. */
const WARM_UP_PAUSE_MS = 2000;

/** Starts the built server (`npm start`). */
async function start(): Promise<void> {
  process.umask(0o077); // logs and cached pages are for this user of the machine alone
  const settings = readSettings(process.env);
  const build = readBuild(
    fileURLToPath(new URL("../client", import.meta.url)),
    fileURLToPath(import.meta.url),
    settings,
  );
  const dependencies = await createDependencies(settings, build);
  const { log } = dependencies;
  await removeOtherBuilds(settings.cacheDir, build.id).catch((error: unknown) =>
    log.warn({ err: error }, "CACHE_DIR is not usable"),
  );

  const server = createServer(SERVER_OPTIONS, requestListener(createApp(settings, dependencies)));
  server.maxConnections = maxConnections();
  cutSlowConnections(server);
  server.on("error", (error) => fail(`The server cannot listen on port ${settings.port}: ${error.message}`));

  server.listen(settings.port, settings.host, () => {
    log.info({ port: settings.port, publicUrl: settings.publicUrl, buildId: build.id }, "site is up");
  });

  const warmUp = async (): Promise<void> => {
    const page = await takePage(dependencies, LANDING_PAGE, "start").catch(() => null);
    if (!page) setTimeout(warmUp, WARM_UP_PAUSE_MS).unref();
  };
  warmUp();

  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, async () => {
      log.info({ signal }, "site is stopping");
      await stopServer(server);
      await dependencies.accessLog?.close();
      process.exit(0);
    });
  }
}

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

start().catch((error: unknown) => {
  if (error instanceof SettingsError) fail(error.message);
  throw error;
});
