/** `npm run test:release`: a release of the apps as built, and changes from one version to another; one line at the end. */
import { build } from "../../scripts/build.ts";
import { makeRelease } from "../release/server.ts";
import { runSeparateSuite } from "./separate-suite.ts";

await build();
process.env.RELEASE = makeRelease(); // one for all files
await runSeparateSuite("release");
