import { expect, test } from 'vitest';

import { unlikeBefore, withBlocks } from '@/platform/payload/panel/form-state';

const block = (id: string, code: string) => ({ type: 'block', fields: { id, code } });
const document = {
  title: 'Counted',
  body: { root: { children: [{ type: 'paragraph' }, block('1', 'a'), block('2', 'b')] } },
};

test('what stands in the form of a block takes the place of what its document has', () => {
  const wordsOf = (id: unknown) => (id === '2' ? { code: 'bc' } : undefined);
  expect(withBlocks(document, wordsOf)).toEqual({
    ...document,
    body: { root: { children: [{ type: 'paragraph' }, block('1', 'a'), block('2', 'bc')] } },
  });
  expect(withBlocks(document, () => undefined)).toEqual(document);
});

test('a form that is told to ask sees a change each time', () => {
  expect(unlikeBefore()).not.toEqual(unlikeBefore());
});
