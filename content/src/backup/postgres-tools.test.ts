import { expect, test } from "vitest";
import { connectionOf, withoutPassword } from "./postgres-tools.ts";

const LONG = "postgresql://anna:gehe%40im%2F1@db.example:5433/agentur?sslmode=require";

test.each([
  ["postgres://anna:geheim@db.example/agentur", "postgres://anna@db.example/agentur", "geheim"],
  [LONG, "postgresql://anna@db.example:5433/agentur?sslmode=require", "gehe@im/1"],
  ["postgres://anna:ge@heim@db/agentur", "postgres://anna@db/agentur", "ge@heim"],
  ["postgres://anna@/agentur?host=/run&password=geheim", "postgres://anna@/agentur?host=/run", "geheim"],
  ["postgres://db/agentur?uselibpqcompat=true&sslmode=require", "postgres://db/agentur?sslmode=require", ""],
  ["postgres://anna:100%@db/agentur", "postgres://anna@db/agentur", "100%"],
])("command-line arguments, which other users can read, contain no password: %s", (databaseUrl, address, password) => {
  expect(connectionOf(databaseUrl)).toEqual({ address, password });
});

test("a message contains no password, in any encoding", () => {
  const database = { dataDir: "", databaseUrl: LONG };
  expect(withoutPassword(`${LONG} gehe@im/1`, database)).toBe(
    "postgresql://anna:***@db.example:5433/agentur?sslmode=require ***",
  );
  expect(withoutPassword("no database", { dataDir: "" })).toBe("no database");
});
