import * as migration_20261126_163000_first from './20261126_163000_first';
import * as migration_20261127_015830_add_spam_filter from './20261127_015830_add_spam_filter';

export const migrations = [
  {
    up: migration_20261126_163000_first.up,
    down: migration_20261126_163000_first.down,
    name: '20261126_163000_first',
  },
  {
    up: migration_20261127_015830_add_spam_filter.up,
    down: migration_20261127_015830_add_spam_filter.down,
    name: '20261127_015830_add_spam_filter'
  },
];
