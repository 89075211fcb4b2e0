import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';

import { bundlePrograms, webProcessArgs, workerArgs } from '../../../scripts/steps/programs.mjs';

it('starts the web process in a container as everywhere else', () => {
  const dockerfile = readFileSync('Dockerfile', 'utf8');
  const [, command = ''] = /^CMD (\[.*\])$/m.exec(dockerfile) ?? [];
  expect(z.array(z.string()).parse(JSON.parse(command))).toEqual([
    'node',
    ...webProcessArgs('dist'),
  ]);
});

it('bundles and starts programs where PROGRAMS_DIR says', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'programs-'));
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });
  const at = (given: string) => {
    vi.stubEnv('PROGRAMS_DIR', given);
    return [webProcessArgs().at(-1), workerArgs().at(-1)];
  };
  expect(at('')).toEqual([path.resolve('dist/server.mjs'), path.resolve('dist/worker.mjs')]);
  expect(at('a/b')).toEqual([path.resolve('a/b/server.mjs'), path.resolve('a/b/worker.mjs')]);
  expect(at(folder)).toEqual([path.join(folder, 'server.mjs'), path.join(folder, 'worker.mjs')]);
  await bundlePrograms(['development-headers']);
  expect(existsSync(path.join(folder, 'development-headers.mjs'))).toBe(true);
});
