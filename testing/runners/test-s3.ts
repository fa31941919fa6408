/** `npm run test:s3`: uploads on an S3 store, with a real server for them; one line at the end. */
import { runSeparateSuite } from "./separate-suite.ts";

await runSeparateSuite("s3");
