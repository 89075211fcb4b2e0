import { existsSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

/** A path in a document, such as `src/env.ts` or `docs/`. */
const path =
  /`((?:src|server|collections|globals|jobs|seed|scripts|packages|tests|docs)\/[^`\s…*{}]*)`/g;

test.each([
  'README.md',
  'CONTRIBUTING.md',
  'docs/architecture.md',
  'docs/fork.md',
  'docs/upgrade.md',
  'docs/decisions/10-the-door.md',
])('every path that %s names is there', (document) => {
  const named = [...readFileSync(document, 'utf8').matchAll(path)].map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(2);
  expect(named.filter((name) => !existsSync(name))).toEqual([]);
});
