import type { ReactNode } from 'react';
import { expect, expectTypeOf, test } from 'vitest';

import { divideProps, readData, type IslandProps } from '@/islands/data';

test('data is told from what the page has drawn, and what is drawn stays as it is', () => {
  const drawn = <p>Words</p>;
  const list = [<p key="1">One</p>, <p key="2">Two</p>];
  const { data, slots } = divideProps('example', {
    title: 'A title',
    empty: null,
    none: undefined,
    list: [1, { is: true }],
    children: 'Words',
    note: drawn,
    notes: list,
    mixed: ['Words', drawn, null, false],
  });
  expect(data).toEqual({
    title: 'A title',
    empty: null,
    none: undefined,
    list: [1, { is: true }],
    children: 'Words',
  });
  expect(slots).toEqual({ note: drawn, notes: list, mixed: ['Words', drawn, null, false] });
  expect(readData(JSON.stringify(data))).toEqual({
    title: 'A title',
    empty: null,
    list: [1, { is: true }],
    children: 'Words',
  });
});

test.each([
  ['a function', () => undefined],
  ['a date', new Date()],
  ['a map', new Map()],
  ['no number', NaN],
  ['a list with a function', [() => undefined]],
  ['an element within an object', { inside: <p /> }],
])('%s is refused, by the names of island and prop', (_, given) => {
  expect(() => divideProps('example', { broken: given })).toThrow(/“example” gets broken/);
});

test.each(['[]', 'null', '"text"'])('%s are no props', (json) => {
  expect(() => readData(json)).toThrow();
});

test('types refuse what JSON cannot say', () => {
  interface Props {
    children: ReactNode;
    text: string;
    list: readonly { at: number }[];
    call: () => void;
    when: Date;
    names: ReadonlySet<string>;
    inside: { when: Date };
  }
  type Given = IslandProps<Props>;
  expectTypeOf<Given['children']>().toEqualTypeOf<ReactNode>();
  expectTypeOf<Given['text']>().toEqualTypeOf<string>();
  expectTypeOf<Given['list'][number]>().toEqualTypeOf<{ readonly at: number }>();
  expectTypeOf<Given['call']>().toBeNever();
  expectTypeOf<Given['when']>().toBeNever();
  expectTypeOf<Given['names']>().toBeNever();
  expectTypeOf<Given['inside']['when']>().toBeNever();
});
