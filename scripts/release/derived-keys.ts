import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ROOT } from "../environment.ts";

/** Names of the keys that Next makes up in each build, for its draft mode, which nothing here uses. */
const KEYS = ["previewModeId", "previewModeSigningKey", "previewModeEncryptionKey"];

/** Stands in the place of the folder in which it was built; nothing reads it at run time. */
const PLACE = "/opt/schaufenster/current";

/** Which of the build's files may hold them. */
const HOLDS_KEYS = /\.(?:js|json)$/;

/**
 * Puts keys in the place of those that a build makes up at random, so that two builds of a commit are the same bytes. All
 * who have a release have the same ones either way.
 */
export async function withDerivedKeys(build: string, commit: string): Promise<void> {
  const made = JSON.parse(await readFile(join(build, "server/preview-props.json"), "utf8")) as Record<string, string>;
  const keys = KEYS.flatMap((name) => {
    const key = made[name];
    return key ? [[key, keyOf(commit, name).slice(0, key.length)] as const] : [];
  });
  const derived = [...keys, [ROOT, PLACE] as const];
  for (const folder of [build, join(build, "server")]) {
    for (const entry of await readdir(folder, { withFileTypes: true })) {
      if (!entry.isFile() || !HOLDS_KEYS.test(entry.name)) continue;
      const path = join(folder, entry.name);
      const text = await readFile(path, "utf8");
      const replaced = derived.reduce((before, [key, other]) => before.replaceAll(key, other), text);
      if (replaced !== text) await writeFile(path, replaced);
    }
  }
}

/** 64 hex digits that follow from a commit and a name. */
export function keyOf(commit: string, name: string): string {
  return createHash("sha256").update(`${commit} ${name}`).digest("hex");
}
