import * as migration_20261126_163000_first from './20261126_163000_first';

export const migrations = [
  {
    up: migration_20261126_163000_first.up,
    down: migration_20261126_163000_first.down,
    name: '20261126_163000_first'
  },
];
