import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { killLeftPrograms, marked, markPrograms, unmarked } from "../../scripts/server/left-programs.ts";

const [change, another] = ["change-", "another-"].map((name) => mkdtempSync(join(tmpdir(), name))) as [string, string];

/** A program that does not end when it is told to, as one whose native thread hangs. */
async function deafProgram(env: NodeJS.ProcessEnv) {
  const program = 'process.on("SIGTERM", () => {}); setInterval(() => {}, 1000); console.log("here")';
  const child = spawn(process.execPath, ["-e", program], { env, stdio: ["ignore", "pipe", "ignore"] });
  await once(child.stdout, "data");
  return child;
}

test("programs that a killed change has left are ended, deaf ones too; those of others, and what outlives it, stay", async () => {
  markPrograms(another);
  const others = await deafProgram({ ...marked() });
  markPrograms(change);
  const [left, guard] = [await deafProgram({ ...marked() }), await deafProgram(unmarked())];
  await killLeftPrograms(change);
  expect(left.signalCode ?? (await once(left, "exit"))[1]).toBe("SIGKILL");
  for (const child of [others, guard]) {
    expect(child.exitCode ?? child.signalCode).toBeNull();
    child.kill("SIGKILL");
  }
});
