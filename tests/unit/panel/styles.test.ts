import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'vitest';

const filesIn = (folder: string, ending: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));

const styles = [
  ...filesIn('src/panel', '.css'),
  ...filesIn('src/platform/payload/panel', '.css'),
].join('\n');

test('each class of the panel’s own components has its style', () => {
  const named = filesIn('src/panel', '.tsx').flatMap((code) =>
    [...code.matchAll(/className="([\w -]+)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
  expect(named.length).toBeGreaterThan(10);
  // As large as the site's style sheet for drawings makes it.
  const unstyled = [...new Set(named)].filter((name) => !styles.includes(`.${name}`));
  expect(unstyled).toEqual(['picture-picker__icon']);
});

test('each of the panel’s own variables is set where Payload’s theme is read, or with the brand', () => {
  const read = new Set([...styles.matchAll(/var\((--panel-[\w-]+)/g)].map(([, name = '']) => name));
  expect(read.size).toBeGreaterThan(10);
  expect([...read].filter((name) => !styles.includes(`${name}: `))).toEqual([]);
});
