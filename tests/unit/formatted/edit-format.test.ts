import { expect, test } from 'vitest';

import {
  continueList,
  makeLink,
  putLine,
  toggleBold,
  toggleList,
  type Edit,
  type Selected,
} from '@/inbox/reply/formatted/edit-format';

/** A text whose selection stands between two bars, or whose caret is one. */
function selected(shown: string): Selected {
  const [before = '', part = '', ...rest] = shown.split('|');

  const isCaret = rest.length === 0;
  return {
    text: shown.replaceAll('|', ''),
    start: before.length,
    end: before.length + (isCaret ? 0 : part.length),
  };
}

function shown(of: string, edit: (given: Selected) => Edit | null): string | null {
  const given = selected(of);
  const made = edit(given);
  if (!made) return null;
  const text = given.text.slice(0, made.from) + made.put + given.text.slice(made.to);
  const caret = made.start === made.end ? '|' : `|${text.slice(made.start, made.end)}|`;
  return text.slice(0, made.start) + caret + text.slice(made.end);
}

test.each([
  ['A |word| more', 'A |**word**| more'],
  ['A |**word**| more', 'A |word| more'],
  ['A **|word|** more', 'A |word| more'],
  ['A |word | more', 'A |**word** | more'],
  ['|one\n\ntwo|', '|**one**\n\n**two**|'],
  ['A | more', 'A **|** more'],
])('bold makes %j to %j', (before, after) => {
  expect(shown(before, toggleBold)).toBe(after);
});

test.each([
  ['See |our plan|.', 'See [our plan](|https://|).'],
  ['See |https://a.example/x|.', 'See [|](https://a.example/x).'],
  ['See |', 'See [|](https://)'],
])('a link makes %j to %j', (before, after) => {
  expect(shown(before, makeLink)).toBe(after);
});

test.each([
  ['We need:\n|a\nb|\nSoon.', false, 'We need:\n- a\n- b|\nSoon.'],
  ['a\n|b\n|c', false, 'a\n- b|\nc'],
  ['|- a\n- b|', false, 'a\nb|'],
  ['|- a\n- b|', true, '1. a\n2. b|'],
  ['|1. a\n2. b|', true, 'a\nb|'],
  ['|', false, '- |'],
])('a list makes %j (numbered: %s) to %j', (before, isNumbered, after) => {
  expect(shown(before, (given) => toggleList(given, isNumbered))).toBe(after);
});

test.each([
  ['- a|', '- a\n- |'],
  ['9. a|b', '9. a\n10. |b'],
  ['- a\n- |', '- a\n|'],
  ['Plain|', null],
  ['-- |', null],
  ['-|', null],
  ['|- a|', null],
])('Enter makes %j to %j', (before, after) => {
  expect(shown(before, continueList)).toBe(after);
});

test.each([
  ['|', '|[x]|\n'],
  ['abc|', 'abc\n|[x]|\n'],
  ['a|bc\nd', 'abc\n|[x]|\nd'],
  ['|abc', '|[x]|\nabc'],
  ['a\n|\nb', 'a\n|[x]|\nb'],
])('a line of its own, %j', (given, made) => {
  expect(shown(given, (selection) => putLine(selection, '[x]'))).toBe(made);
});
