import { scriptSafeJson } from "../islands/IslandProps.tsx";
import type { Thing } from "./structured-data.ts";

/**
 * What the page is about, for search engines (JSON-LD). It is data, which no browser runs, so the security policy lets it
 * be.
 */
export function StructuredData({ things }: { things: Thing[] }) {
  if (things.length === 0) return null;
  const graph = { "@context": "https://schema.org", "@graph": things };
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptSafeJson(graph) }} />;
}
