import { expect, test } from "vitest";
import { shortAddress } from "./short-address.ts";

test.each([
  ["203.0.113.77", "203.0.113.0"],
  ["::ffff:203.0.113.77", "203.0.113.0"],
  ["2001:db8:85a3:8d3:1319:8a2e:370:7348", "2001:db8:85a3::"],
  ["2001:db8::1", "2001:db8::"],
  ["fe80::1%eth0", "fe80::"],
  ["::1", "::"],
  ["unknown", "unknown"],
  ["<script>", "unknown"],
  ["", "unknown"],
])("of %s a log keeps %s", (address, kept) => {
  expect(shortAddress(address)).toBe(kept);
});
