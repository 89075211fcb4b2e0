import { spawnSync } from 'node:child_process';

export const isInstalled = (program: string) =>
  spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;
