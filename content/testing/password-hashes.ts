import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
import { afterAll } from "vitest";

const { pbkdf2 } = crypto;

/** Divides the number of rounds in production; a hash with 600,000 takes an eighth of a second. */
const DIVISOR = 1000;

/** Requested rounds per hash: the work of a login, however busy the machine is. */
export const hashRounds: number[] = [];

crypto.pbkdf2 = (password, salt, iterations, ...others) => {
  hashRounds.push(iterations);
  pbkdf2(password, salt, Math.ceil(iterations / DIVISOR), ...others);
};
syncBuiltinESMExports();

afterAll(() => {
  crypto.pbkdf2 = pbkdf2;
  syncBuiltinESMExports();
});
