import { expect, test } from 'vitest';

import { remarksOf, streamOf } from '@/inbox/submission/stream/stream';

const at = (minute: number) => `2026-03-02T09:${String(minute).padStart(2, '0')}:00.000Z`;

const mail = (id: string, minute: number) => ({ id, writtenAt: at(minute) });
const deed = (id: string, minute: number) =>
  ({ id, at: at(minute), by: 'Kim', action: 'changed', detail: 'status: replied' }) as const;
const note = (id: string, minute: number) => ({ id, at: at(minute), author: 'kim', text: id });

interface Written {
  mails?: readonly ReturnType<typeof mail>[];
  notes?: readonly ReturnType<typeof note>[];
  deeds?: readonly ReturnType<typeof deed>[];
}

const shown = ({ mails = [], notes = [], deeds = [] }: Written) =>
  streamOf(mails, remarksOf(notes, deeds, [])).map((part) =>
    part.kind === 'deeds' ? part.deeds.map(({ id }) => id) : `${part.kind} ${part.id}`,
  );

test('mails, notes and deeds stand in one order of time, the newest history given first', () => {
  expect(
    shown({
      mails: [mail('a', 2), mail('b', 9)],
      notes: [note('n', 5)],
      deeds: [deed('late', 10), deed('early', 1)],
    }),
  ).toEqual([['early'], 'mail a', 'note n', 'mail b', ['late']]);
});

test('what was done at one stretch is one piece', () => {
  expect(
    shown({
      mails: [mail('a', 5)],
      notes: [note('n', 8)],
      deeds: [deed('4', 9), deed('3', 7), deed('2', 6), deed('1', 1)],
    }),
  ).toEqual([['1'], 'mail a', ['2', '3'], 'note n', ['4']]);
});

test('a mail that was sent again stays below what came in between, and nothing is left out', () => {
  expect(
    shown({ mails: [mail('answer', 8), mail('sent again', 3)], notes: [note('n', 5)] }),
  ).toEqual(['note n', 'mail answer', 'mail sent again']);
  expect(shown({ notes: [note('n', 5)], deeds: [deed('d', 1)] })).toEqual([['d'], 'note n']);
});

test('what stands in the stream by itself is not told once more', () => {
  const told = ['note', 'reply sent', 'answer came in', 'isUnread: false', null];
  const history = told.map((detail, index) => ({ ...deed(String(index), index), detail }));
  expect(remarksOf([], history, [])).toEqual([]);
});
