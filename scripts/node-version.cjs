// Runs first, in any installed Node: an old one couldn't even parse the rest.
var NEEDED = [20, 19, 0];

var found = process.versions.node.split(".").map(Number);
var difference = NEEDED.map((part, index) => found[index] - part).find((each) => each !== 0) || 0;

if (difference < 0) {
  process.stderr.write(
    "Schaufenster needs Node " +
      NEEDED.join(".") +
      " or newer; this is " +
      process.versions.node +
      ". Install a newer one from https://nodejs.org and start again.\n",
  );
  process.exit(78); // as content/src/platform/process/exit-codes.ts
}
