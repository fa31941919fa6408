const ESCAPES: Record<string, string> = {
  "<": "\\u003c",
  ">": "\\u003e",
  "&": "\\u0026",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};

/**
 * JSON that can neither end nor comment out the script element it stands in (HTML standard, 'restrictions for contents
 * of script elements'), and that is JavaScript as well.
 */
export function scriptSafeJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (character) => ESCAPES[character] ?? character);
}

/** The props of an island, as hydrate.tsx finds them. A data block: the browser does not run it, and CSP lets it be. */
export function IslandProps({ name, props }: { name: string; props: object }) {
  return (
    <script
      type="application/json"
      data-island-props={name}
      dangerouslySetInnerHTML={{ __html: scriptSafeJson(props) }}
    />
  );
}
