import { withPayload } from "@payloadcms/next/withPayload";
import type { NextConfig } from "next";

const config: NextConfig = {
  // The site compresses what it forwards to visitors; between the two processes it would only cost time.
  compress: false,
  poweredByHeader: false,
  reactStrictMode: true,
  transpilePackages: ["@schaufenster/contract"],
  serverExternalPackages: ["graphql", "graphql-yoga", "pino", "sharp", "nodemailer"],
  typescript: { ignoreBuildErrors: true }, // `npm run check` does it, once and for all three workspaces
  images: { unoptimized: true },
  devIndicators: false,
};

export default withPayload(config, { devBundleServerPackages: false });
