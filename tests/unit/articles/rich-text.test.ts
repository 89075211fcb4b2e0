import { expect, test } from 'vitest';

import { countWords } from '~/collections/articles/reading-minutes';
import { footnotesOf, makePicture } from '~/collections/article-text';
import { checkLinks } from '~/collections/checks/dead-links';
import { checkFigures } from '~/collections/checks/figures';
import { wordsOf } from '~/collections/checks/texts';
import { paragraphsOf } from '~/collections/texts/paragraphs';
import { isEmpty, richTextProblem, unpublishable } from '~/collections/soundness/rich-text';

import {
  callout,
  code,
  footnote,
  link,
  paragraph,
  table,
  textOf,
  video,
} from '../../support/content/article-nodes';

const id = 'a60dc2a6-8d6a-4c6b-9d2b-3f0f6f3f1c11';
const picture = makePicture(id, 'Two words');

test('tables and captions are read, searched and counted as words', () => {
  const body = textOf(paragraph('One.'), table(['Kind', 'Count'], ['Jobs', '12']), picture);
  expect(paragraphsOf(body)).toEqual(['One.', 'Kind', 'Count', 'Jobs', '12', 'Two words']);
  expect(countWords(body)).toBe(7);
});

test('what stands in code, callouts, footnotes and videos is read as well', () => {
  const note = footnote(paragraph('A source.'));
  const body = textOf(
    paragraph('One', note, ' two.'),
    code('SQL', 'select 1'),
    callout('note', paragraph('Mind the gap.')),
    video({ url: 'https://vimeo.com/1', title: 'A tour', captions: 'With captions' }),
  );
  const said = ['One two.', 'A source.', 'select 1', 'Mind the gap.', 'A tour', 'With captions'];
  expect(paragraphsOf(body)).toEqual(said);
});

test('footnotes are found wherever words stand, in their order', () => {
  const first = footnote(paragraph('a'));
  const second = footnote(paragraph('b'));
  const third = footnote(paragraph('c'));
  const body = textOf(paragraph('A', first), table(['Kind'], [second]), paragraph(third));
  expect(footnotesOf(body)).toEqual([first, second, third]);
  expect(footnotesOf(body)[1]).toBe(second);
});

test('the checks see links in callouts and footnotes, and no figure in code', () => {
  const dead = callout('note', paragraph(link('/nowhere', 'there')));
  const body = textOf(
    dead,
    paragraph(footnote(paragraph(link('/nowhere-else', 'x')))),
    code(null, 'width: 99%'),
    makePicture(id, 'We save 98%'),
  );
  const words = wordsOf({ body });
  const known = { paths: [], pages: [], claims: [], described: [], orphans: [], unpublished: [] };
  expect(checkLinks(words, known).map(({ message }) => message)).toEqual([
    'There is no page at /nowhere.',
    'There is no page at /nowhere-else.',
  ]);
  expect(checkFigures(words, known, '/').map(({ message }) => message)).toEqual([
    expect.stringContaining('“98%”'),
  ]);
});

test('a picture is sound as the panel puts it in, and while its file is on its way', () => {
  const chosen = { ...picture, fields: null };
  expect(richTextProblem(textOf(chosen))).toBeUndefined();
  expect(wordsOf({ body: textOf(chosen, paragraph('One')) }).richTexts[0]?.nodes).toHaveLength(4);
  const dropped = { type: 'upload', version: 3, pending: { formID: '1', src: 'blob:x' } };
  expect(richTextProblem(textOf(dropped))).toBeUndefined();
});

test('a text of a picture alone is not empty', () => {
  expect(isEmpty('richText', textOf(picture))).toBe(false);
  expect(isEmpty('richText', textOf(table([' '])))).toBe(true);
  expect(isEmpty('richText', textOf(code(null, 'x')))).toBe(false);
  expect(isEmpty('richText', textOf(callout('note', paragraph(' '))))).toBe(true);
});

test('other texts than those of articles publish neither', () => {
  for (const each of [picture, table(['One']), code(null, 'x'), callout('note', paragraph('x'))]) {
    expect(richTextProblem(textOf(each))).toBeUndefined();
    expect(unpublishable(textOf(each), [])).toBe(
      'This text has a part that the site does not know.',
    );
  }
});
