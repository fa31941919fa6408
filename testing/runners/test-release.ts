/** `npm run test:release`: a release of the apps as built, and changes from one version to another; one line at the end. */
import { runSeparateSuite } from "./separate-suite.ts";

await runSeparateSuite("release");
