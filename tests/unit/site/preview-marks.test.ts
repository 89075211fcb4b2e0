import { expect, test } from 'vitest';

import { isBlank } from '@/platform/plain-text';
import { lastMark, markOf, withMark, withoutMarks } from '@/site/preview/marks';

const form = '/cms/collections/pages/0c9c7e0e-6a53-4a3c-8b3d-1d0f5b6f7a10';

test('each line of a text carries the mark of its field, which nobody sees', () => {
  const mark = markOf(form, 'blocks.0.lede');
  expect(isBlank(mark)).toBe(true);
  const text = 'One ❤️ line\n\n  \nand another';
  const marked = withMark(text, mark);
  expect(marked).toBe(`One ❤️ line${mark}\n\n  \nand another${mark}`);
  expect(withoutMarks(marked)).toBe(text);
  expect(lastMark(marked)).toBe(mark);
  expect(withMark(marked, mark)).toBe(marked);
});

test('the last mark is that of the text, one before it of what was filled in', () => {
  const [own, filled] = [markOf(form, 'title'), markOf(form, 'brand')];
  expect(lastMark(withMark('By OneLayer', filled) + ` for you${own}`)).toBe(own);
  expect(lastMark('nothing')).toBeUndefined();
});

test('no two fields of a large site have one mark', () => {
  const marks = new Set<string>();
  for (let document = 0; document < 400; document++)
    for (let field = 0; field < 100; field++)
      marks.add(markOf(`${form}${document}`, `solutions.${field % 9}.title${field}`));
  expect(marks.size).toBe(40_000);
});
