import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
import { afterAll } from "vitest";

const { pbkdf2 } = crypto;

/** How many times fewer rounds than in production; a hash of 600,000 takes an eighth of a second. */
let divisor = 1000;

crypto.pbkdf2 = (password, salt, iterations, ...others) =>
  pbkdf2(password, salt, Math.ceil(iterations / divisor), ...others);
syncBuiltinESMExports();

afterAll(() => {
  crypto.pbkdf2 = pbkdf2;
  syncBuiltinESMExports();
});

/** For tests of how long a login computes. */
export function hashAsInProduction(): void {
  divisor = 1;
}
