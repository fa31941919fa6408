import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { REPORTING_FORMS } from "../../testing/reporting-forms.ts";

/** Sends something that may change what is stored; endpoints name their methods in small letters. */
const SENDS = /\b(?:post|sendFile)(?:<[^(]*>)?\(|<AskButton|\bmethod:.*"(?:POST|PATCH|PUT|DELETE)"/;

/** They send, and report no result of their own to a person. */
const OTHERS = [
  "content/src/access/server-functions.ts", // looks at what Payload's pages call
  "content/src/accounts/forms/post.ts", // what the forms of accounts send with
  "content/src/accounts/second-factor/SecondFactorField.tsx", // sends and reports as the invitation beside it does
  "content/src/ui/AskButton.tsx", // listed by where it stands
  "content/src/moving-in/admin/send-files.ts", // reports by the form of the import
  "content/src/entry/publish-webhook.ts", // between servers
  "content/src/files/admin/sending/send-file.ts", // what uploads are sent with
  "content/src/files/admin/sending/words-of-file.ts", // fills a field in, or leaves it
  "site/src/content/client.ts", // reads content
];

const files = execFileSync("git", ["ls-files", "content/src", "site/src"], { encoding: "utf8" })
  .split("\n")
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/server\//.test(file));

test("every file of a browser that sends is in the list of forms whose answers are tested", () => {
  const senders = files.filter((file) => SENDS.test(readFileSync(file, "utf8")));
  const listed = Object.values(REPORTING_FORMS).flatMap((form) => form.files);
  expect(senders).toEqual([...new Set([...listed, ...OTHERS])].toSorted());
});
