import { expect, onTestFinished, test, vi } from 'vitest';

import { noteTyped, withoutChangesSince } from '@/panel/drafts/keep-typed';
import { addOpenForm } from '@/panel/drafts/open-forms';

const answer = {
  title: { value: 'Saved', initialValue: 'Saved', valid: true },
  slug: { value: 'made-by-the-server', initialValue: 'made-by-the-server' },
  'rows.0.id': { value: 'new', initialValue: 'new' },
};

test('an answer brings no value to a field that was changed after it was sent', () => {
  const sent = { title: { value: 'Sent' }, slug: { value: '' } };
  const now = { title: { value: 'Typed since' }, slug: { value: '' } };
  expect(withoutChangesSince(sent, now, answer)).toEqual({
    ...answer,
    title: { valid: true },
  });
});

test('values are compared by what is in them, such as those of rich text', () => {
  const sent = { title: { value: { root: ['a'] } } };
  const now = { title: { value: { root: ['a'] } } };
  expect(withoutChangesSince(sent, now, answer)).toEqual(answer);
});

test('a row that was opened after it was sent stays open, and all others are as the answer says', () => {
  const rowsWith = (first: boolean | undefined, second: boolean) => ({
    list: {
      rows: [
        { id: 'a', isLoading: false, ...(first !== undefined && { collapsed: first }) },
        { id: 'b', collapsed: second },
      ],
    },
  });
  const sent = rowsWith(true, true);
  expect(withoutChangesSince(sent, rowsWith(false, true), rowsWith(true, false))).toEqual(
    rowsWith(undefined, false),
  );
  expect(withoutChangesSince(sent, sent, rowsWith(true, false))).toEqual(rowsWith(true, false));
});

test.each([
  ['a word that was typed', { title: { value: 'Typed since' } }, 1],
  ['a row that was added', { title: { value: 'Sent' }, 'rows.0.id': { value: 'new' } }, 1],
  ['nothing', { title: { value: 'Sent' } }, 0],
])('after a save, %s is noted as unsaved', (_, now, times) => {
  const noteUnsaved = vi.fn<() => void>();
  const form = { getFields: () => now, noteUnsaved, noteHolder: () => false };
  onTestFinished(addOpenForm('pages', '1', form));
  const question = { schemaPath: 'pages', id: '1', formState: { title: { value: 'Sent' } } };
  noteTyped(question);
  expect(noteUnsaved).not.toHaveBeenCalled();
  noteTyped({ ...question, data: {} });
  expect(noteUnsaved).toHaveBeenCalledTimes(times);
});

test.each([
  ['a word that was typed on the way', { title: { value: 'Typed since' } }, 1],
  ['what the server changed by itself', { title: { value: 'Saved' } }, 0],
  ['nothing', { title: { value: 'Sent' } }, 0],
])('once a save is answered, %s is noted as unsaved or not', (_, now, times) => {
  const noteUnsaved = vi.fn<() => void>();
  const form = { getFields: () => now, noteUnsaved, noteHolder: () => false };
  onTestFinished(addOpenForm('pages', '1', form));
  const question = { schemaPath: 'pages', id: '1', formState: { title: { value: 'Sent' } } };
  noteTyped(question, { state: answer });
  expect(noteUnsaved).not.toHaveBeenCalled();
  noteTyped({ ...question, data: {} }, { state: answer });
  expect(noteUnsaved).toHaveBeenCalledTimes(times);
});
