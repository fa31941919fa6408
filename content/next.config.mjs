import { withPayload } from "@payloadcms/next/withPayload";

// Not in TypeScript: to read that, `next start` would load Next's compiler and keep it in memory.

const inProduction = process.env.NODE_ENV === "production";

/**
 * Leaves out two things that nobody reads and that took a third of what a build computes: source maps of the server,
 * which node takes only when told to, and a store of what was compiled, 190 MB, for a build that follows soon.
 */
const BUILD = {
  turbopackSourceMaps: false,
  turbopackFileSystemCacheForBuild: false,
};

/** @type {import("next").NextConfig} */
const config = {
  // A release has a name of its own for its build, the commit's; elsewhere Next makes one up.
  generateBuildId: () => process.env.RELEASE_COMMIT ?? null,
  // The site compresses what it forwards to visitors; between the two processes it would only cost time.
  compress: false,
  poweredByHeader: false,
  reactStrictMode: true,
  // POST /phpmail/ is answered as it is called (spec §7); a redirect would lose the message.
  skipTrailingSlashRedirect: true,
  transpilePackages: ["@schaufenster/contract"],
  // Next bundles the instrumentation apart from the routes. Payload must be one and the same in both: what is thrown in
  // one would not be `instanceof` its class in the other, and editors would not read which field is wrong.
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
  typescript: { ignoreBuildErrors: true }, // `npm run check` does it, once and for all three workspaces
  images: { unoptimized: true },
  devIndicators: false,
  // A route is loaded when somebody asks for it: an admin that nobody has opened takes no memory.
  experimental: { preloadEntriesOnStart: false, ...(inProduction ? BUILD : {}) },
};

/** Headers of every answer but uploads, which say more of themselves. Strict-Transport-Security is the site's. */
const COMMON = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** An answer that is no page loads nothing and is shown in no frame. */
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
  "frame-ancestors 'self'", // the website has forms beside its pages
].join("; ");

/** @param {string} policy */
const withPolicy = (policy) =>
  Object.entries({ ...COMMON, "Content-Security-Policy": policy }).map(([key, value]) => ({ key, value }));

const withAdmin = withPayload(config, { devBundleServerPackages: false });

/** @type {import("next").NextConfig} */
export default {
  ...withAdmin,
  // Payload asks for the colour scheme by headers on every path; only the admin has a use for them.
  headers: async () => {
    const rules = (await withAdmin.headers?.()) ?? [];
    return [
      ...rules.map((rule) => ({ ...rule, source: "/admin/:path*" })),
      // Development needs eval and websockets.
      ...(inProduction ? [{ source: "/admin/:path*", headers: withPolicy(ADMIN_POLICY) }] : []),
      ...["/api", "/graphql", "/phpmail", "/_next", "/health", "/metrics"].map((path) => ({
        source: `${path}/:path*`,
        headers: withPolicy(DATA_POLICY),
      })),
    ];
  },
};
