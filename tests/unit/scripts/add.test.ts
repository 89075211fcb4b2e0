import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { checkPage, checkSlug, namesOf } from '../../../scripts/add/names.mjs';
import { registers } from '../../../scripts/add/registers.mjs';

const check = (slug: string) => () =>
  checkSlug(
    slug,
    registers(namesOf(slug), '/x').map(({ file }) => file),
  );

// Names that no fork will have.
test.each([
  ['quibble-makers', 'quibble maker', 'quibbleMaker', 'QuibbleMaker'],
  ['quibble-stories', 'quibble story', 'quibbleStory', 'QuibbleStory'],
  ['wishes', 'wish', 'wish', 'Wish'],
  ['quibbless', 'quibbless', 'quibbless', 'Quibbless'],
  ['quibbles2', 'quibbles2', 'quibbles2', 'Quibbles2'],
])('%s is each a %s', (slug, singular, one, component) => {
  expect(namesOf(slug)).toMatchObject({ singular, one, One: component });
  expect(check(slug)).not.toThrow();
});

test.each([
  ['Team', 'is no name for a collection'],
  ['team_members', 'is no name for a collection'],
  ['-team', 'is no name for a collection'],
  ['2-teams', 'is no name for a collection'],
  ['t'.repeat(41), 'at most 40'],
  ['industries', 'There is a “industries” already'],
  ['redirects', 'There is a “redirects” already'],
  ['payload-teams', 'There is a “payload-teams” already'],
  ['contact', 'There is a “contact” already'],
  ['content-texts', 'There is a “content-texts” already'],
  ['home', 'There is a “home” already'],
  ...[
    'class',
    'delete',
    'var',
    'default',
    'enum',
    'super',
    'static',
    'await',
    'undefined',
    'process',
  ].map((word): [string, string] => [word, 'means something in JavaScript. Choose another name']),
  ...['test', 'content-access', 'formatted-texts', 'page-openings'].map(
    (word): [string, string] => [word, 'themselves: choose another name'],
  ),
  ['contents', 'has another “contents” or “content”'],
])('a collection cannot be called %s: it %s', (slug, reason) => {
  expect(check(slug)).toThrow(reason);
});

test.each([
  ['team', 'is no address for a list'],
  ['/team/us', 'is no address for a list'],
  ['/Team', 'is no address for a list'],
  ['/', 'is no address for a list'],
  ['/work', '/work is taken'],
  ['/industries', '/industries is taken'],
  ['/admin', '/admin is taken'],
  ['/sitemap', '/sitemap is taken'],
  ['/healthz', '/healthz is taken'],
  ['/privacy', '/privacy is taken'],
  ...['/metrics', '/next', '/error', '/404', '/500'].map((page): [string, string] => [
    page,
    `${page} is taken`,
  ]),
])('a list cannot stand at %s: %s', (page, reason) => {
  expect(() => checkPage(page)).toThrow(reason);
});

test.each(['classes', 'events', 'samples'])('a collection can be called %s', (slug) => {
  expect(check(slug)).not.toThrow();
});

test('a list can stand where nothing is', () => {
  expect(() => checkPage('/quibbles')).not.toThrow();
});

test('a collection is entered in four lists, once in each', () => {
  for (const { file, enter } of registers(namesOf('quibble-makers'), '/quibbles')) {
    const text = readFileSync(file, 'utf8');
    const lines = new Set(text.split('\n'));
    const added = enter(text)
      .split('\n')
      .filter((line) => !lines.has(line));
    expect([file, added.every((line) => /quibble-?makers?/i.test(line))]).toEqual([file, true]);
    expect(added.length).toBeGreaterThan(0);
    expect(() => enter(`${text}${text}`)).toThrow(`${file} is not as it was`);
  }
});
