/**
 * Loaded before the apps of a test (`--import`): gives them a piece of the Internet. Nothing is fetched from the own network for
 * somebody in the admin, and no setting changes that; so to them the name below has a public address, and whoever connects to it
 * comes to this machine.
 */
import dns from "node:dns";
import { syncBuiltinESMExports } from "node:module";
import net from "node:net";

const NAME = "www.alt.example";
const PUBLIC = "11.0.0.1";

/** An address in the form that was asked for. */
const found = (address, { all }) => (all ? [[{ address, family: 4 }]] : [address, 4]);

const { lookup } = dns;
dns.lookup = (name, options, callback) =>
  name === NAME ? process.nextTick(callback, null, ...found(PUBLIC, options)) : lookup(name, options, callback);
syncBuiltinESMExports();

const { connect } = net.Socket.prototype;
net.Socket.prototype.connect = function connectTo(...given) {
  const options = Array.isArray(given[0]) ? given[0][0] : given[0]; // an array where Node calls itself
  if (options?.host === NAME) {
    const guard = options.lookup ?? dns.lookup;
    options.lookup = (name, how, callback) =>
      guard(name, how, (error) => (error ? callback(error) : callback(null, ...found("127.0.0.1", how))));
  }
  return connect.apply(this, given);
};
