import { expect, test } from 'vitest';

import { mentionedIn, suggestionFor } from '@/inbox/submission/mentions/mentions';

const colleagues = [
  { id: '1', name: 'Ada Okafor', mayWork: true },
  { id: '2', name: 'Tom Whitlock', mayWork: true },
  { id: '3', name: 'Tom Penrose', mayWork: true },
  { id: '4', name: 'Zoë O’Neil', mayWork: true },
];
const idsIn = (text: string) => mentionedIn(text, colleagues).map(({ id }) => id);

test.each([
  ['@Ada Okafor, can you ring her?', ['1']],
  ['Ask @ada okafor', ['1']],
  ['(@Ada) knows', ['1']],
  ['@Zoë O’Neil and @Tom Penrose', ['3', '4']],
  ['@Tom: which one?', []],
  ['@Adam is nobody here', []],
  ['write to sales@ada.example', []],
  ['ada okafor without a sign', []],
  ['@Ada @Ada Okafor', ['1']],
])('%s', (text, ids) => {
  expect(idsIn(text)).toEqual(ids);
});

const suggested = (text: string) => {
  const suggestion = suggestionFor(text, colleagues);
  return suggestion && { at: suggestion.at, ids: suggestion.items.map(({ id }) => id) };
};

test.each([
  ['Ask @', { at: 4, ids: ['1', '2', '3', '4'] }],
  ['@to', { at: 0, ids: ['2', '3'] }],
  ['@Tom P', { at: 0, ids: ['3'] }],
  ['@whit', { at: 0, ids: ['2'] }],
  ['@Tom Penrose', null],
  ['@Tom Penrose rang', null],
  ['@nobody', null],
  ['ada@', null],
  ['Nothing', null],
])('while typing: %s', (text, expected) => {
  expect(suggested(text)).toEqual(expected);
});
