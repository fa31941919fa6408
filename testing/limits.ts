/**
 * Timeouts of all kinds of tests, their setup and polling, in ms: about twenty times the duration on an idle machine.
 * They end hanging tests; a busy or slow machine isn't a bug.
 */
export const LIMITS = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 120_000 } },
};
