import * as migration_20261126_203000_baseline from './20261126_203000_baseline';
import * as migration_20261127_025217_old_addresses from './20261127_025217_old_addresses';

export const migrations = [
  {
    up: migration_20261126_203000_baseline.up,
    down: migration_20261126_203000_baseline.down,
    name: '20261126_203000_baseline',
  },
  {
    up: migration_20261127_025217_old_addresses.up,
    down: migration_20261127_025217_old_addresses.down,
    name: '20261127_025217_old_addresses'
  },
];
