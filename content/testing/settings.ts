/** Settings of every content system of the tests, wherever it runs. */
export const TEST_SETTINGS = {
  NODE_ENV: "production", // the adapter migrates at boot, as it does in production
  PAYLOAD_SECRET: "test-secret-that-is-long-enough-for-all",
  WEBHOOK_SECRET: "test-secret-that-is-long-enough-for-all",
  SITE_URLS: "http://127.0.0.1:9",
  LOG_LEVEL: "silent",
  BACKGROUND_ENCODING: "off", // tests of encodings switch it on
} as const;
