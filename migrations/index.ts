import * as migration_20261121_103611_initial from './20261121_103611_initial';

export const migrations = [
  {
    up: migration_20261121_103611_initial.up,
    down: migration_20261121_103611_initial.down,
    name: '20261121_103611_initial'
  },
];
