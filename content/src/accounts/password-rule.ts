import { singleton } from "../platform/process/singleton.ts";
import { PASSWORD_MIN } from "../platform/settings/password-length.ts";

/** Words that an attacker tries first, besides those of the account: the names of the product and of the field. */
const OWN_WORDS = ["schaufenster", "passwort", "kennwort", "verwaltung", "administration"];

/** Minimum number of guesses, a million: enough behind rate-limited logins (zxcvbn's score 2 of 4). */
const SCORE_MIN = 2;

/** Characters checked, and l33t substitutions tried; more only cost time. */
const LENGTH_CHECKED = 64;
const LEET_READINGS = 20;

type Checker = (password: string, words: string[]) => number;

/** Loaded with the first password: 49,000 common passwords, which takes half a second. */
async function loadChecker(): Promise<Checker> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
  ]);
  const limits = { maxLength: LENGTH_CHECKED, l33tMaxSubstitutions: LEET_READINGS };
  const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, ...limits });
  return (password, words) => zxcvbn.check(password, words).score;
}

const kept = singleton<{ checker: Promise<Checker> | null }>("password-checker", () => ({ checker: null }));

/**
 * The reason in German why a password is refused; null if it is accepted.
 *
 * @param words what belongs to the account and is guessed first: its address, the names of person and agency
 */
export async function passwordFault(password: unknown, words: string[] = []): Promise<string | null> {
  if (typeof password !== "string" || [...password].length < PASSWORD_MIN)
    return `Das Passwort braucht mindestens ${PASSWORD_MIN} Zeichen.`;
  kept.checker ??= loadChecker();
  const score = (await kept.checker)(password, [...OWN_WORDS, ...words.flatMap(wordsOf)]);
  if (score >= SCORE_MIN) return null;
  return "Dieses Passwort ist zu leicht zu erraten. Nehmen Sie zum Beispiel vier Wörter, die nichts miteinander zu tun haben.";
}

/** `redaktion@agentur.example` is guessed as a whole and in parts. */
const wordsOf = (text: string): string[] => [text, ...text.split(/[^\p{L}\d]+/u)].filter((word) => word.length > 2);
