/** `npm run test:s3`: uploads on a real S3 server; its last line is the result. */
import { runSeparateSuite } from "./separate-suite.ts";

await runSeparateSuite("s3");
