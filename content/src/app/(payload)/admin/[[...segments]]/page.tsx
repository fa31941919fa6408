import config from "@payload-config";
import { MinimalTemplate } from "@payloadcms/next/templates";
import { generatePageMetadata, RootPage } from "@payloadcms/next/views";
import type { Metadata } from "next";
import { headers } from "next/headers";
import { executeAuthStrategies, getPayload } from "payload";
import { watchLookups } from "../../../../access/account-lookup.ts";
import { DatabaseAway } from "../../../../ui/errors/DatabaseAway.tsx";
import { importMap } from "../importMap.js";

type Args = {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<Record<string, string | string[]>>;
};

export function generateMetadata({ params, searchParams }: Args): Promise<Metadata> {
  return generatePageMetadata({ config, params, searchParams });
}

export default async function Page({ params, searchParams }: Args) {
  const [payload, asked] = [await getPayload({ config }), await headers()];
  const { failed } = await watchLookups(() => executeAuthStrategies({ headers: asked, payload }));
  if (!failed) return RootPage({ config, params, searchParams, importMap });
  return (
    <MinimalTemplate>
      <DatabaseAway />
    </MinimalTemplate>
  );
}
