/**
 * Preloaded by a test's apps (`--import`): simulates a public server. The admin never fetches from the local network,
 * and no setting changes that; so this name has a public address for them, and connections to it reach this machine.
 */
import dns from "node:dns";
import { syncBuiltinESMExports } from "node:module";
import net from "node:net";

const NAME = "www.alt.example";
const PUBLIC = "11.0.0.1";

/** An address in the requested form. */
const found = (address, { all }) => (all ? [[{ address, family: 4 }]] : [address, 4]);

const { lookup } = dns;
dns.lookup = (name, options, callback) =>
  name === NAME ? process.nextTick(callback, null, ...found(PUBLIC, options)) : lookup(name, options, callback);
syncBuiltinESMExports();

const { connect } = net.Socket.prototype;
net.Socket.prototype.connect = function connectTo(...given) {
  const options = Array.isArray(given[0]) ? given[0][0] : given[0]; // an array when Node calls it internally
  if (options?.host === NAME) {
    const guard = options.lookup ?? dns.lookup;
    options.lookup = (name, how, callback) =>
      guard(name, how, (error) => (error ? callback(error) : callback(null, ...found("127.0.0.1", how))));
  }
  return connect.apply(this, given);
};
