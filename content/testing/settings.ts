/** Settings of all content systems in tests. */
export const TEST_SETTINGS = {
  NODE_ENV: "production", // the adapter migrates at boot, as in production
  PAYLOAD_SECRET: "test-secret-that-is-long-enough-for-all",
  WEBHOOK_SECRET: "test-secret-that-is-long-enough-for-all",
  SITE_URLS: "http://127.0.0.1:9",
  LOG_LEVEL: "silent",
  BACKGROUND_ENCODING: "off", // tests of encodings turn it on
} as const;
