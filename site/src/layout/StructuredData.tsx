import { scriptSafeJson } from "./script-safe-json.ts";
import type { Thing } from "./structured-data.ts";

/** JSON-LD for search engines. Browsers don't execute it, so the security policy allows it. */
export function StructuredData({ things }: { things: Thing[] }) {
  if (things.length === 0) return null;
  const graph = { "@context": "https://schema.org", "@graph": things };
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptSafeJson(graph) }} />;
}
