import { withPayload } from "@payloadcms/next/withPayload";
import type { NextConfig } from "next";

const config: NextConfig = {
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
    "sharp",
  ],
  typescript: { ignoreBuildErrors: true }, // `npm run check` does it, once and for all three workspaces
  images: { unoptimized: true },
  devIndicators: false,
};

const withAdmin = withPayload(config, { devBundleServerPackages: false });

export default {
  ...withAdmin,
  // Payload asks for the colour scheme by headers on every path; only the admin has a use for them.
  headers: async () => {
    const rules = (await withAdmin.headers?.()) ?? [];
    return rules.map((rule) => ({ ...rule, source: "/admin/:path*" }));
  },
} satisfies NextConfig;
