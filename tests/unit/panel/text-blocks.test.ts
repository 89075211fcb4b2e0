import { expect, test } from 'vitest';

import { textsWithBlock, unlikeBefore, withBlocks } from '@/platform/payload/panel/form-state';

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

test('what stands in the form of a block changes the one text that has it', () => {
  const text = (...children: object[]) => ({ value: { root: { children } } });
  const fields = {
    title: { value: 'Counted' },
    first: text(block('1', 'a')),
    second: text({ type: 'paragraph' }, block('2', 'b')),
    empty: { value: null },
  };
  const { value } = text({ type: 'paragraph' }, block('2', 'bc'));
  expect(textsWithBlock(fields, '2', { code: 'bc' })).toEqual([
    { type: 'UPDATE', path: 'second', value },
  ]);
  expect(textsWithBlock(fields, '1', { code: 'a' })).toEqual([]);
  expect(textsWithBlock(fields, '3', { code: 'a' })).toEqual([]);
  const twice = { first: text(block('1', 'a'), block('1', 'b')) };
  expect(textsWithBlock(twice, '1', { code: 'c' })).toEqual([]);
});

test('a form that is told to ask sees a change each time', () => {
  expect(unlikeBefore()).not.toEqual(unlikeBefore());
});
