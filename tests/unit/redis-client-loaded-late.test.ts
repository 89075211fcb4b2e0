import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'vitest';

const files = ['src', 'server', 'packages/static-next-server/src'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8')),
);

test('a process without REDIS_URL does not load a client of Redis', () => {
  const early = /^(?:import|export) (?!type )[^;]*from '(?:@redis|@fortedigital)\//m;
  const late = /await[^;]*import\('@redis\/client'\)/;
  expect(files.filter((code) => early.test(code))).toEqual([]);
  expect(files.filter((code) => late.test(code))).toHaveLength(1);
});
