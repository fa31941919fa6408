import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { REPORTING_FORMS } from "../../testing/reporting-forms.ts";

/** Sends something that may change stored data; endpoints name their methods in lower case. */
const SENDS = /\b(?:post|sendFile)(?:<[^(]*>)?\(|<AskButton|\bmethod:.*"(?:POST|PATCH|PUT|DELETE)"/;

/** They send, but report no result to a person. */
const OTHERS = [
  "content/src/access/server-functions.ts", // inspects what Payload's pages call
  "content/src/accounts/forms/post.ts", // used by the forms of accounts
  "content/src/accounts/second-factor/SecondFactorField.tsx", // sends and reports like the invitation beside it
  "content/src/ui/AskButton.tsx", // listed where it is used
  "content/src/moving-in/admin/send-files.ts", // reports through the import's form
  "content/src/entry/publish-webhook.ts", // between servers
  "content/src/files/admin/sending/send-file.ts", // used by uploads
  "content/src/files/admin/sending/words-of-file.ts", // fills a field in, or leaves it
  "site/src/content/client.ts",
];

const files = execFileSync("git", ["ls-files", "content/src", "site/src"], { encoding: "utf8" })
  .split("\n")
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/server\//.test(file));

test("every browser file that sends is in the list of forms whose responses are tested", () => {
  const senders = files.filter((file) => SENDS.test(readFileSync(file, "utf8")));
  const listed = Object.values(REPORTING_FORMS).flatMap((form) => form.files);
  expect(senders).toEqual([...new Set([...listed, ...OTHERS])].toSorted());
});
