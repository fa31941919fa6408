/** `npm run test:release`: tests a release of the built apps, and version changes; its last line is the result. */
import { build } from "../../scripts/build.ts";
import { makeRelease } from "../release/server.ts";
import { runSeparateSuite } from "./separate-suite.ts";

await build();
process.env.RELEASE = makeRelease();
await runSeparateSuite("release");
