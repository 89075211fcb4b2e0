import { expect, test } from 'vitest';

import { countWords } from '~/collections/articles/reading-minutes';
import { makePicture } from '~/collections/article-text';
import { paragraphsOf } from '~/collections/texts/paragraphs';
import { isEmpty, richTextProblem, unpublishable } from '~/collections/soundness/rich-text';

import { paragraph, table, textOf } from '../../support/content/article-nodes';

const id = 'a60dc2a6-8d6a-4c6b-9d2b-3f0f6f3f1c11';
const picture = makePicture(id, 'Two words');

test('tables and captions are read, searched and counted as words', () => {
  const body = textOf(paragraph('One.'), table(['Kind', 'Count'], ['Jobs', '12']), picture);
  expect(paragraphsOf(body)).toEqual(['One.', 'Kind', 'Count', 'Jobs', '12', 'Two words']);
  expect(countWords(body)).toBe(7);
});

test('a text of a picture alone is not empty', () => {
  expect(isEmpty('richText', textOf(picture))).toBe(false);
  expect(isEmpty('richText', textOf(table([' '])))).toBe(true);
});

test('other texts than those of articles publish neither', () => {
  for (const each of [picture, table(['One'])]) {
    expect(richTextProblem(textOf(each))).toBeUndefined();
    expect(unpublishable(textOf(each), [])).toBe(
      'This text has a part that the site does not know.',
    );
  }
});
