import { expect, test } from 'vitest';

import { checkLengths } from '~/collections/checks/lengths';
import { wordsOf } from '~/collections/checks/texts';

const paths = (doc: object) => checkLengths(wordsOf(doc)).map(({ path }) => path);
const of = (length: number) => 'a'.repeat(length);

test.each([
  [{ meta: { title: of(14), description: of(69) } }, ['meta.title', 'meta.description']],
  [{ meta: { title: of(15), description: of(70) } }, []],
  [{ meta: { title: of(60), description: of(155) } }, []],
  [{ meta: { title: of(61), description: of(156) } }, ['meta.title', 'meta.description']],
  [{ intro: of(59), description: of(29) }, ['intro', 'description']],
  [{ intro: of(401), description: of(201) }, ['intro', 'description']],
  // What is empty is refused by the field itself, or may be empty.
  [{ meta: { title: '', description: null }, intro: '  ' }, []],
  // Those of a card have bounds of their own.
  [{ solutions: [{ description: of(5) }] }, []],
])('%#', (doc, expected) => {
  expect(paths(doc)).toEqual(expected);
});
