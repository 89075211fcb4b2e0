import { execFileSync } from 'node:child_process';
import path from 'node:path';

import { expect, test } from 'vitest';

/** Texts, what is generated, and the collections: nobody looks for a place to put code there. */
const piles = /^((docs|media|migrations|seed)\b|collections$)/;

/** About twenty (issue 10): who opens a folder sees all of it. */
const most = 22;

test('no folder holds more files than a screen shows', () => {
  const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n');
  const counts = new Map<string, number>();
  for (const folder of files.map((file) => path.dirname(file)))
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  expect(counts.size).toBeGreaterThan(100);
  const full = [...counts].filter(([folder, count]) => count > most && !piles.test(folder));
  expect(full).toEqual([]);
});
