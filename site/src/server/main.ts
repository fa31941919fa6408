import { fileURLToPath } from "node:url";
import { collectDefaultMetrics } from "prom-client";
import { createApp } from "./app.ts";
import { REVALIDATE_EVERY_MS } from "./cache/content-proxy/upload-cache.ts";
import { removeOtherBuilds } from "./cache/disk-cache.ts";
import { createLimitedServer } from "./http/connection-limits.ts";
import { stopServer } from "./http/graceful-shutdown.ts";
import { KEEP_ASSETS_EVERY_MS, keepAssets, keptAssetsFolder } from "./http/kept-assets.ts";
import { requestListener } from "./http/request-listener.ts";
import { refuseForeignWithoutSettings } from "./http/settings/foreign-content.ts";
import { readSettings, SettingsError } from "./http/settings/settings.ts";
import { readBuild } from "./routes/build-output.ts";
import { createDependencies } from "./routes/dependencies.ts";
import { createPublications } from "./routes/publications.ts";

/** How often to check whether the content system responds. */
const AGAIN_MS = 2000;

async function start(): Promise<void> {
  process.umask(0o077); // cached pages are readable only by this user
  const settings = readSettings(process.env);
  const build = readBuild(
    fileURLToPath(new URL("../client", import.meta.url)),
    fileURLToPath(import.meta.url),
    settings,
  );
  const dependencies = await createDependencies(settings, build);
  const { log, schedule } = dependencies;
  collectDefaultMetrics({ register: dependencies.metrics.registry });
  await removeOtherBuilds(settings.cacheDir, build.id).catch((error: unknown) =>
    log.warn({ err: error }, "CACHE_DIR is not usable"),
  );

  await schedule.every("keep the files of this build for the next one", KEEP_ASSETS_EVERY_MS, () =>
    keepAssets(dependencies.files, keptAssetsFolder(settings), schedule.wallClock().getTime()),
  );

  void schedule.every("check the copies of uploads", REVALIDATE_EVERY_MS, () => dependencies.uploadCache.revalidate());

  const publications = createPublications(settings, dependencies);
  const server = createLimitedServer(requestListener(createApp(settings, dependencies, publications)));
  server.on("error", (error) =>
    fail(
      `The site cannot listen on port ${settings.port}${settings.host ? ` of ${settings.host}` : ""}: ${error.message}. ` +
        "Stop what uses it, or change PORT or HOST.",
    ),
  );

  server.listen(settings.port, settings.host, () => {
    const { port, publicUrl, version } = settings;
    log.info({ port, publicUrl, version, buildId: build.id }, "site is up");
  });

  const begin = async (): Promise<void> => {
    if (!(await answers(settings.contentUrl))) {
      schedule.after(AGAIN_MS, () => begin().catch(stop));
      return;
    }
    await refuseForeignWithoutSettings(dependencies.client, settings);
    publications.keepAsking();
  };
  begin().catch(stop);

  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, async () => {
      log.info({ signal }, "site is stopping");
      await stopServer(server, schedule);
      schedule.stop();
      await dependencies.reporter?.close();
      process.exit(0);
    });
  }
}

/** A content system that is still seeding its database isn't asked for pages: the log would fill with errors. */
async function answers(contentUrl: string): Promise<boolean> {
  return fetch(`${contentUrl}/health`, { signal: AbortSignal.timeout(AGAIN_MS) }).then(
    () => true,
    () => false,
  );
}

/** A restart fixes none of these: 78, as in content/src/platform/process/exit-codes.ts (sysexits.h, EX_CONFIG). */
function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(78);
}

function stop(error: unknown): never {
  if (error instanceof SettingsError) fail(error.message);
  throw error;
}

start().catch(stop);
