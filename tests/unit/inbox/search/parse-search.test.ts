import fc from 'fast-check';
import { expect, test } from 'vitest';

import { parseSearch } from '@/inbox/list/parse-search';
import { searchDay } from '@/inbox/list/search-day';
import { excludedWords, searchWords } from '@/inbox/list/search-words';

const now = Date.parse('2026-11-27T12:00Z');

const parsed = (search: string) => {
  const { operators, ...rest } = parseSearch(search, now);
  return {
    ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value.length > 0)),
    operators: operators.map(
      ({ name, value, isExcluded }) => `${isExcluded ? 'not ' : ''}${name}=${value}`,
    ),
  };
};

test.each<[string, object]>([
  ['two words', { plain: 'two words', operators: [] }],
  ['"exactly this" and', { plain: 'and', phrases: ['exactly this'], operators: [] }],
  ['“from a phone”', { phrases: ['from a phone'], operators: [] }],
  ['never -spam -"two words"', { plain: 'never', excluded: ['spam', 'two words'], operators: [] }],
  ['FROM:ada@x.example', { operators: ['from=ada@x.example'] }],
  ['-from:"Ada Okafor" tea', { plain: 'tea', operators: ['not from=Ada Okafor'] }],
  ['is:open has:file', { operators: ['is=open', 'has=file'] }],
  ['tag:"Trade fair" -priority:low', { operators: ['tag=Trade fair', 'not priority=low'] }],
  ['Tag:vip has:draft tea', { plain: 'tea', operators: ['tag=vip', 'has=draft'] }],
  ['before:1 nov portal', { plain: 'portal', operators: ['before=1 nov'] }],
  ['after:1 nov 2025', { operators: ['after=1 nov 2025'] }],
  ['after:last week', { operators: ['after=last week'] }],
  ['before:soon 1', { plain: '1', operators: ['before=soon'] }],
  ['subject:tea', { plain: 'subject:tea', unknown: ['subject:tea'], operators: [] }],
  ['from: ada', { plain: 'ada', operators: ['from='] }],
  [
    're: Re:Tea 12:30 http://a.example',
    { plain: 're: Re:Tea 12:30 http://a.example', operators: [] },
  ],
  ['Q-7K2F-TR - -- "" "', { plain: 'Q-7K2F-TR - --', operators: [] }],
  ['5"3', { plain: '5"3', operators: [] }],
])('%s', (search, expected) => {
  expect(parsed(search)).toEqual(expected);
});

test.each<[string, string | null]>([
  ['2026-11-01', '2026-11-01'],
  ['1 nov', '2026-11-01'],
  ['Nov 1', '2026-11-01'],
  ['1 December', '2025-12-01'],
  ['1 dec 2024', '2024-12-01'],
  ['today', '2026-11-27'],
  ['YESTERDAY', '2026-11-26'],
  ['last week', '2026-11-16'],
  ['last month', '2026-10-01'],
  ['2026-02-30', null],
  ['31 nov', null],
  ['1999-01-01', null],
  ['constructor', null],
  ['', null],
])('the day “%s” is %s', (text, day) => {
  expect(searchDay(text, now)).toBe(day);
});

test('a day is one by the clocks of the place', () => {
  expect(searchDay('today', Date.parse('2026-06-30T23:30Z'))).toBe('2026-07-01');
});

const piece = fc.oneof(
  fc.string(),
  fc.constantFrom('"', '-', ':', ' ', 'from:', 'before:', '1 nov', 'is:', '“', '\\', '%'),
  fc.constantFrom('tag:', '-tag:"', 'priority:', 'PRIORITY:high', 'has:draft', 'assigned:', '”'),
);

test('any text is a search', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const search = pieces.join('');
      const { plain, phrases, operators, excluded } = parseSearch(search, now);
      expect(searchWords(search).length + excludedWords(search).length).toBeLessThanOrEqual(20);
      // Nothing is made up: each part stands in what was typed.
      const typed = search.replace(/[“”„]/g, '"');
      const parts = [...plain.split(' '), ...phrases, ...excluded];
      for (const part of [...parts, ...operators.flatMap((each) => each.value.split(' '))])
        expect(typed).toContain(part);
    }),
    { numRuns: 300 },
  );
});

const names = ['from', 'to', 'assigned', 'is', 'has', 'tag', 'priority', 'form'];
const operator = fc.record({
  name: fc.constantFrom(...names),
  isExcluded: fc.boolean(),
  isQuoted: fc.boolean(),
  value: fc.stringMatching(/^[a-zäöü0-9@.]{1,12}( [a-z]{1,8})?$/),
});

test('every operator is read as it was meant, wherever it stands among words', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(operator, fc.stringMatching(/^[a-z]{1,9}$/)), { maxLength: 8 }),
      (parts) => {
        const asked = parts.flatMap((part) => (typeof part === 'string' ? [] : [part]));
        const typed = parts.map((part) => {
          if (typeof part === 'string') return part;
          const isQuoted = part.isQuoted || part.value.includes(' ');
          return `${part.isExcluded ? '-' : ''}${part.name}:${isQuoted ? `"${part.value}"` : part.value}`;
        });
        const { operators, plain, unknown, excluded } = parseSearch(typed.join(' '), now);
        expect(
          operators.map(({ name, value, isExcluded }) => ({ name, value, isExcluded })),
        ).toEqual(asked.map(({ name, value, isExcluded }) => ({ name, value, isExcluded })));
        expect(plain).toBe(parts.filter((part) => typeof part === 'string').join(' '));
        expect([...unknown, ...excluded]).toEqual([]);
      },
    ),
    { numRuns: 500 },
  );
});
