import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'vitest';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.island.tsx'))
  .map((file) => `src/${file}`);

test('there are islands, and no two have one name', () => {
  const names = files.map((file) => path.basename(file));
  expect(names.length).toBeGreaterThan(0);
  expect(names).toEqual([...new Set(names)]);
});

// A page finds the code of an island by that name.
test.each(files)('%s is a file of the browser, and its island is called as it is', (file) => {
  const code = readFileSync(file, 'utf8');
  const [, name] = /^export default island\(\s*\{ name: '([^']+)'/m.exec(code) ?? [];
  expect([code.split('\n', 1)[0], name]).toEqual([
    "'use client';",
    path.basename(file, '.island.tsx'),
  ]);
});
