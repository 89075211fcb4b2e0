import { expect, test } from 'vitest';

import { checkHeadings } from '~/collections/checks/heading-jumps';
import { wordsOf } from '~/collections/checks/texts';

import { heading, richText } from './rich-text';

const jumps = (...levels: string[]) =>
  checkHeadings(
    wordsOf({ sections: [{ body: richText(...levels.map((level) => heading(level, level))) }] }),
  );

test.each([[['h3']], [['h3', 'h4', 'h3']], [['h2', 'h3']], [[]]])('no jump: %j', (levels) => {
  expect(jumps(...levels)).toEqual([]);
});

test('a heading that leaves out a level is named, with where it stands', () => {
  const [found, ...more] = jumps('h3', 'h5', 'h6', 'h4');
  expect(more).toEqual([]);
  expect(found).toMatchObject({ kind: 'heading', path: 'sections.0.body' });
  expect(found?.message).toMatch(/“h5” is of level 5.*level 3: make it one of level 4/);
  expect(jumps('h4')).toHaveLength(1);
});
