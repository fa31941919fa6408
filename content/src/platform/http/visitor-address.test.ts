import { expect, test } from "vitest";
import { addressHashes, visitorAddress } from "./visitor-address.ts";

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["6.6.6.6, 203.0.113.7", "203.0.113.7"],
  [null, "unknown"],
  ["", "unknown"],
])("of %j, %s is the visitor", (header, address) => {
  expect(visitorAddress(header)).toBe(address);
});

test.each([
  ["2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff", true],
  ["2001:db8:1:2::1", "2001:DB8:0001:0002:0:0:0:1", true],
  ["2001:db8::1", "2001:db8::ffff:1", true],
  ["2001:db8:1:2::1", "2001:db8:1:3::1", false],
  ["::ffff:203.0.113.7", "203.0.113.7", true],
  ["203.0.113.7", "203.0.113.8", false],
])("%s and %s count as one visitor: %s", (a, b, same) => {
  expect(addressHashes(a).visitor === addressHashes(b).visitor).toBe(same);
});

test.each([
  ["2001:db8:1:2::1", "2001:db8:1:ff00::1", true],
  ["2001:db8:1:2::1", "2001:db8:2:2::1", false],
  ["fe80::1%eth0", "fe80::2%eth1", true],
  ["203.0.113.7", "203.0.113.8", false],
])("%s and %s can be one customer's network: %s", (a, b, same) => {
  expect(addressHashes(a).network === addressHashes(b).network).toBe(same);
});

test("the stored hash doesn't reveal the address", () => {
  expect(Object.values(addressHashes("203.0.113.7")).join()).not.toContain("203");
});
