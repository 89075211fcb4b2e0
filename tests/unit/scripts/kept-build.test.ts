import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, test } from 'vitest';

import { keptBuild } from '../../run/kept-build.mjs';

const env = { PORT: '4000', PAYLOAD_SECRET: 'of the first run', NODE_ENV: 'test' } as const;

/** Each call is a run of its own, and the one before has ended. */
function nextRun(folder: string) {
  rmSync(path.join(folder, 'owner'), { force: true });
  const kept = keptBuild(folder);
  if (kept === undefined) throw new Error('Another run has it');
  return kept;
}

test('what a run has made is there for the next one, with the settings that belong to it', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kept-'));
  const made: string[] = [];
  const make = (name: string) => (place: string) => {
    writeFileSync(path.join(place, name), '');
    made.push(name);
    if (name === 'cut off') throw new Error('Cut off');
  };
  const first = nextRun(folder);
  expect(keptBuild(folder)).toBeUndefined();
  expect(first.settings()).toEqual({});
  await first.ensure('filled-site', env, make('filled'));
  await expect(first.ensure('server', env, make('cut off'))).rejects.toThrow('Cut off');

  const second = nextRun(folder);
  expect(second.settings()).toEqual({ PORT: '4000', PAYLOAD_SECRET: 'of the first run' });
  await second.ensure('filled-site', env, make('never'));
  const server = await second.ensure('server', env, make('whole'));
  expect(made).toEqual(['filled', 'cut off', 'whole']);
  expect(existsSync(path.join(server, 'cut off'))).toBe(false);
  expect(second.takeBuild()).toBe(false);

  // As if the code had changed since: nothing of it is used.
  writeFileSync(path.join(folder, 'made-from.json'), '{"code":"former","filled-site":true}');
  const third = nextRun(folder);
  expect(third.settings()).toEqual({});
  await third.ensure('filled-site', env, make('anew'));
  expect(existsSync(server)).toBe(false);
});
