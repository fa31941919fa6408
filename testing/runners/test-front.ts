/** `npm run test:front`: what the shipped files of deploy/ promise, before real nginx and Caddy; one line at the end. */
import { runSeparateSuite } from "./separate-suite.ts";

await runSeparateSuite("front");
