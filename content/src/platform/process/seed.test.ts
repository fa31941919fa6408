import { expect, test } from "vitest";
import { refuseAccidentalBeginning } from "./seed.ts";

const begin = (PUBLIC_URL: string, ADMIN_EMAIL: string) => () =>
  refuseAccidentalBeginning({ SEED: "none", DATA_DIR: "/data", PUBLIC_URL, ADMIN_EMAIL });

test("a placeholder address is refused, unless the website itself has that reserved domain", () => {
  expect(begin("https://www.agentur.de", "admin@example.org")).toThrow("nobody's address");
  expect(begin("https://www.ihre-agentur.de", "sie@ihre-agentur.de")).toThrow("nobody's address");
  expect(begin("https://www.example.org", "admin@example.org")).not.toThrow();
  expect(begin("https://www.agentur.de", "admin@agentur.de")).not.toThrow();
});
