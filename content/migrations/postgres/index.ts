import * as migration_20261126_203000_baseline from './20261126_203000_baseline';

export const migrations = [
  {
    up: migration_20261126_203000_baseline.up,
    down: migration_20261126_203000_baseline.down,
    name: '20261126_203000_baseline'
  },
];
