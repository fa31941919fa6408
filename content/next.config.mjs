import { withPayload } from "@payloadcms/next/withPayload";

// Not TypeScript: to read it, `next start` would load Next's compiler and keep it in memory.

const inProduction = process.env.NODE_ENV === "production";

/**
 * Skips two unused outputs that took a third of a build's CPU time: the server's source maps, which node reads only with a
 * flag, and a cache of 190 MB for the next build.
 */
const BUILD = {
  turbopackSourceMaps: false,
  turbopackFileSystemCacheForBuild: false,
};

/** @type {import("next").NextConfig} */
const config = {
  // A release's build ID is its commit; otherwise, Next generates one.
  generateBuildId: () => process.env.RELEASE_COMMIT ?? null,
  // The site compresses responses for visitors; between the two processes, compression would only cost time.
  compress: false,
  poweredByHeader: false,
  reactStrictMode: true,
  // POST /phpmail/ (spec §7) must not be redirected: that would lose the message.
  skipTrailingSlashRedirect: true,
  transpilePackages: ["@schaufenster/contract"],
  // Next bundles the instrumentation separately from the routes, but both need the same Payload: otherwise an error thrown
  // in one isn't `instanceof` its class in the other, and editors wouldn't see which field is wrong.
  serverExternalPackages: [
    "payload",
    "@payloadcms/db-postgres",
    "@payloadcms/db-sqlite",
    "@payloadcms/drizzle",
    "@payloadcms/email-nodemailer",
    "graphql",
    "graphql-yoga",
    "nodemailer",
    "pino",
    "prom-client",
    "sharp",
  ],
  typescript: { ignoreBuildErrors: true }, // `npm run check` checks all three workspaces at once
  images: { unoptimized: true },
  devIndicators: false,
  // Routes are loaded on their first request: an unused admin takes no memory.
  experimental: { preloadEntriesOnStart: false, ...(inProduction ? BUILD : {}) },
};

/** Headers of all responses except uploads, which have their own. The site adds Strict-Transport-Security. */
const COMMON = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** For responses that aren't pages: they load nothing and can't be framed. */
const DATA_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The admin's, looser than the site's: docs/decisions/060. */
const ADMIN_POLICY = [
  "default-src 'none'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "frame-src 'self'",
  "worker-src 'self' blob:",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'self'", // the website shows forms beside its pages
].join("; ");

/** @param {string} policy */
const withPolicy = (policy) =>
  Object.entries({ ...COMMON, "Content-Security-Policy": policy }).map(([key, value]) => ({ key, value }));

const withAdmin = withPayload(config, { devBundleServerPackages: false });

/** @type {import("next").NextConfig} */
export default {
  ...withAdmin,
  // Payload's headers request the colour scheme on every path; only the admin uses it.
  headers: async () => {
    const rules = (await withAdmin.headers?.()) ?? [];
    return [
      ...rules.map((rule) => ({ ...rule, source: "/admin/:path*" })),
      // Development needs eval and WebSockets.
      ...(inProduction ? [{ source: "/admin/:path*", headers: withPolicy(ADMIN_POLICY) }] : []),
      ...["/api", "/graphql", "/phpmail", "/_next", "/health", "/metrics"].map((path) => ({
        source: `${path}/:path*`,
        headers: withPolicy(DATA_POLICY),
      })),
    ];
  },
};
