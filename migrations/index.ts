import * as migration_20261121_103611_initial from './20261121_103611_initial';
import * as migration_20261121_120016_quarantine_and_references from './20261121_120016_quarantine_and_references';
import * as migration_20261121_152400_staff_work from './20261121_152400_staff_work';

export const migrations = [
  {
    up: migration_20261121_103611_initial.up,
    down: migration_20261121_103611_initial.down,
    name: '20261121_103611_initial',
  },
  {
    up: migration_20261121_120016_quarantine_and_references.up,
    down: migration_20261121_120016_quarantine_and_references.down,
    name: '20261121_120016_quarantine_and_references',
  },
  {
    up: migration_20261121_152400_staff_work.up,
    down: migration_20261121_152400_staff_work.down,
    name: '20261121_152400_staff_work',
  },
];
