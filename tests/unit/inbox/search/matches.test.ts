import { expect, test } from 'vitest';

import { bestMatch, type Candidate } from '@/inbox/list/matches';
import { searchWords } from '@/inbox/list/search-words';

const long = `${'Before. '.repeat(40)}Zoë wants a green tea shop. ${'After. '.repeat(40)}`;
const note = { label: 'Note', text: 'Called back on 020-7946 0123' };

/** The label, and the text with brackets around what is marked. */
function found(search: string, visible: string[], candidates: Candidate[]): string | null {
  const match = bestMatch(searchWords(search), visible, candidates);
  if (!match) return null;
  const text = match.parts.map((part) => (part.isMarked ? `[${part.text}]` : part.text)).join('');
  return `${match.label}: ${text}`;
}

test('the words are marked where they stand, with what is around them', () => {
  const text = found('tea zoe', [], [{ label: 'Message', text: long }]);
  expect(text).toContain('Before. [Zoë] wants a green [tea] shop. After.');
  expect(text).toMatch(/^Message: ….*…$/);
});

test.each([
  ['"green tea"', 'Message: A [Green tea] shop'],
  ['02079460123', 'Note: Called back on [020-7946 0123]'],
  ['q7k2ftr', 'Reference: [Q-7K2F-TR]'],
  ['elsewhere', null],
])('%s is marked as it was written', (search, expected) => {
  const candidates = [
    { label: 'Message', text: 'A Green tea shop' },
    note,
    { label: 'Reference', text: 'Q-7K2F-TR' },
  ];
  expect(found(search, [], candidates)).toBe(expected);
});

test('a typing error is marked where nothing is written like it', () => {
  expect(found('greem', [], [{ label: 'Name', text: 'Mr Green' }])).toBe('Name: Mr [Green]');
  expect(found('green', ['Green'], [{ label: 'Name', text: 'Mr Greet' }])).toBeNull();
});

test('what the columns show is not said again, and what nobody sees is', () => {
  const message = { label: 'Message', text: 'tea' };
  expect(found('tea', ['A tea shop'], [message, note])).toBeNull();
  expect(found('tea called', ['A tea shop'], [message, note])).toBe(
    'Note: [Called] back on 020-7946 0123',
  );
  expect(found('is:open -tea', [], [message])).toBeNull();
});
