/** `npm run test:front`: tests the shipped files of deploy/ with real nginx and Caddy; its last line is the result. */
import { runSeparateSuite } from "./separate-suite.ts";

await runSeparateSuite("front");
