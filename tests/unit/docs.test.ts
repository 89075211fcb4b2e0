import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'vitest';

const documents = [
  'README.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'brand/README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

/** A path in a document, such as `src/env.ts` or `docs/`. */
const named =
  /`((?:src|server|collections|globals|jobs|seed|scripts|packages|tests|docs|brand|bench|deploy|migrations)\/[^`\s…*{}]*)`/g;

/** Where a link leads, but for other sites. */
const link = /\]\((?!https?:)([^)#\s]+)/g;

test.each(documents)('every path and link in %s leads somewhere', (document) => {
  const text = readFileSync(document, 'utf8');
  const places = [
    ...[...text.matchAll(named)].map(([, name = '']) => name),
    ...[...text.matchAll(link)].map(([, to = '']) => path.join(path.dirname(document), to)),
  ];
  expect(places.filter((place) => !existsSync(place))).toEqual([]);
});

test('a decision is read in a few minutes, and listed', () => {
  const list = readFileSync('docs/decisions/README.md', 'utf8');
  const decisions = documents.filter((name) => /decisions\/\d/.test(name));
  const long = decisions.filter((name) => readFileSync(name, 'utf8').length > 6500);
  const unlisted = decisions.filter((name) => !list.includes(`(${path.basename(name)})`));
  expect({ long, unlisted }).toEqual({ long: [], unlisted: [] });
});

test('a setting is explained where it is set, and listed', () => {
  const settings = [...readFileSync('src/env.ts', 'utf8').matchAll(/^ {4}([A-Z][A-Z0-9_]+):/gm)]
    .map(([, name = '']) => name)
    .filter((name) => name !== 'NODE_ENV');
  expect(settings.length).toBeGreaterThan(30);
  const [example, list] = ['.env.example', 'docs/operating.md'].map((file) =>
    readFileSync(file, 'utf8'),
  );
  const unexplained = settings.filter((name) => !example?.includes(`# ${name}=`));
  const unlisted = settings.filter((name) => !list?.includes(`\`${name}\``));
  expect({ unexplained, unlisted }).toEqual({ unexplained: [], unlisted: [] });
});
