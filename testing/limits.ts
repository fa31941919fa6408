/**
 * How long a test of any kind, its preparation and what it waits for may take, in ms: about twenty times what they take on a quiet
 * machine. They end what hangs; a machine that is busy or slow is no fault of the product.
 */
export const LIMITS = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 120_000 } },
};
