/** Content's part of testing/runners/long-tests.ts, which explains it: each long test and what it exercises. */
export const LONG_TESTS_OF_CONTENT: Record<string, string[]> = {
  "content/tests/contact/disk.test.ts": ["content/src/contact", "content/src/database"],
  "content/tests/contact/kills.test.ts": ["content/src/contact", "content/src/database"],
  "content/tests/contact/mail-server.test.ts": ["content/src/contact", "content/src/mail"],
  "content/tests/content-api/hostile-marks.test.ts": ["content/src/appearance", "content/src/process"],
  "content/tests/content-api/unpublished.test.ts": [
    "content/src/addresses",
    "content/src/graphql",
    "content/src/uploads",
  ],
  "content/tests/moving/automatic-backups.test.ts": ["content/src/backup"],
  "content/tests/moving/import-command.test.ts": ["tools/import", "content/src/moving"],
  "content/tests/moving/import.test.ts": ["tools/import"],
  "content/tests/moving/old-website.test.ts": ["tools/import", "content/src/addresses"],
  "content/tests/moving/run-process.test.ts": ["content/src/moving", "content/src/process"],
  "content/tests/moving/taken-back.test.ts": ["tools/import"],
  "content/tests/moving/wordpress.test.ts": ["tools/import"],
  "content/tests/seed/demo.test.ts": ["tools/demo"],
  "content/tests/uploads/costly-files.test.ts": [
    "content/src/appearance",
    "content/src/contact",
    "content/src/process",
    "content/src/uploads",
  ],
  "content/tests/uploads/picture-process.test.ts": ["content/src/process", "content/src/uploads"],
  "content/tests/uploads/upload-attacks.test.ts": ["content/src/uploads"],
  "content/tests/uploads/uploads.test.ts": ["content/src/uploads"],
};
