/**
 * Last words of `npm run check`: packages that the registry knows a vulnerability of. They are a warning alone: what is
 * found today may be mended by nobody yet, and a registry that does not answer holds up no work.
 */
import { execFile } from "node:child_process";
import { ROOT } from "./environment.ts";

/** How long the registry may take, in ms. */
const LIMIT_MS = 5000;

type Audit = { vulnerabilities?: Record<string, { severity: string }> };

/**
 * Asks about the packages that run on servers, with `npm audit`.
 *
 * @returns one line for the terminal
 */
export function askForVulnerabilities(limitMs = LIMIT_MS): Promise<string> {
  return new Promise((resolve) => {
    const options = { cwd: ROOT, timeout: limitMs, maxBuffer: 64 * 1024 * 1024 };
    // npm ends with 1 when it finds something, and when it gets no answer.
    execFile("npm", ["audit", "--json", "--omit=dev", "--fetch-retries=0"], options, (_, printed) =>
      resolve(auditInWords(printed)),
    );
  });
}

function auditInWords(printed: string): string {
  const { vulnerabilities } = parse(printed);
  if (!vulnerabilities) return "not asked, the registry gave no answer";
  const found = Object.entries(vulnerabilities).map(([name, { severity }]) => `${name} (${severity})`);
  return found.length === 0 ? "none" : `WARNING, npm audit says more: ${found.join(", ")}`;
}

/** A proxy may answer anything. */
function parse(text: string): Audit {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
