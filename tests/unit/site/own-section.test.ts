import { describe, expect, test } from 'vitest';

import { addressOf, rowsOf, withTicks, type Query } from '@/site/own-section/listing';
import { listText, reckon, say, tellOf } from '@/site/own-section/reckoning';
import { smallWords, textsOf } from '@/words';

const words = textsOf(smallWords).ownSection;
const offered = [
  { name: 'CRM', stays: false },
  { name: 'Stock & orders', stays: false },
  { name: 'Accounts', stays: true },
];
const queryOf = (address: string): Query => {
  const query: Record<string, string[]> = {};
  for (const [name, value] of new URL(address, 'http://localhost').searchParams)
    (query[name] ??= []).push(value);
  return query;
};
const drawn = (query: Query) => reckon(rowsOf(offered, words, query));

describe('the section that a visitor draws', () => {
  test('begins with nothing ticked, and with what usually stays', () => {
    const rows = rowsOf(offered, words);
    expect(rows.map(({ isTicked }) => isTicked)).toEqual(rows.map(() => false));
    expect(rows.filter(({ stays }) => stays).map(({ name }) => name)).toEqual(['Accounts']);
    expect(say(reckon(rows), words)).toEqual({ sum: null, lines: [], rest: words.nothing });
  });

  test('of an address without scripts, a cost ticks its tool', () => {
    const query = { tool: 'Accounts', 'cost-CRM': '45', 'cost-Stock & orders': ' ' };
    expect(drawn(query).layers.map(({ name }) => name)).toEqual(['Accounts']);
    expect(drawn(withTicks(offered, query)).layers.map(({ name }) => name)).toEqual([
      'CRM',
      'Accounts',
    ]);
  });

  test('sums what was typed, and says what stays of it', () => {
    const query = {
      tool: ['CRM', 'Stock & orders', 'Accounts'],
      ...{ 'cost-CRM': '£1,144', 'cost-Stock & orders': '690.50', 'cost-Accounts': '30' },
      ...{ 'other-1': 'Fleet app', 'cost-1': '', stays: 'Accounts' },
    };
    expect(say(drawn(query), words)).toEqual({
      sum: '£1,864.50',
      lines: ['a month for 4 tools, 1 without a cost', '£22,374 a year'],
      rest: 'You would keep Accounts, at £30 a month. £1,834.50 a month could go, less what one system costs.',
    });
    expect(listText(drawn(query), words)).toBe(
      [
        'What we pay for today:',
        '- CRM: £1,144 a month',
        '- Stock & orders: £690.50 a month',
        '- Accounts: £30 a month (we keep it)',
        '- Fleet app',
        'Total: £1,864.50 a month',
      ].join('\n'),
    );
  });

  test('says so when nothing stays, when all stays, and when no cost is known', () => {
    expect(say(drawn({ tool: 'CRM', 'cost-CRM': '5' }), words).rest).toBe(words.nothingStays);
    expect(say(drawn({ tool: 'CRM', stays: 'CRM' }), words).rest).toBe(words.allStays);
    expect(say(drawn({ tool: 'CRM' }), words)).toMatchObject({ sum: null, lines: [words.noCost] });
    const known = drawn({ tool: ['CRM', 'Accounts'], 'cost-CRM': '5', stays: 'Accounts' });
    expect(say(known, words).rest).toBe(
      'You would keep Accounts. £5 a month could go, less what one system costs.',
    );
    const unknown = drawn({ tool: ['CRM', 'Accounts'], 'cost-Accounts': '5', stays: 'Accounts' });
    expect(say(unknown, words).rest).toBe('You would keep Accounts, at £5 a month.');
  });

  test('says how many tools its sum is for, and of how many it knows nothing', () => {
    const linesOf = (query: Query) => say(drawn(query), words).lines[0];
    const both = { tool: ['CRM', 'Accounts'], 'cost-CRM': '5' };
    expect(linesOf({ tool: 'CRM', 'cost-CRM': '5' })).toBe('a month for one tool');
    expect(linesOf({ ...both, 'cost-Accounts': '2' })).toBe('a month for 2 tools');
    expect(linesOf({ ...both, 'cost-Accounts': 'a lot' })).toBe(
      'a month for 2 tools, 1 without a cost',
    );
  });

  test('tells the sum, what would be left of it, and which costs are not in it, each once', () => {
    const told = (query: Query) => {
      const reckoning = drawn(query);
      const rows = rowsOf(offered, words, query);
      return tellOf(say(reckoning, words), rows, reckoning.unclear, words);
    };
    const both = { tool: ['CRM', 'Accounts'], 'cost-CRM': '200', 'cost-Accounts': '45' };
    expect(told({ ...both, stays: 'Accounts' })).toBe(
      '£245 a month for 2 tools. You would keep Accounts, at £45 a month. £200 a month could go, less what one system costs.',
    );
    expect(told({ ...both, stays: ['CRM', 'Accounts'] })).toBe(
      `£245 a month for 2 tools. ${words.allStays}`,
    );
    expect(told({ tool: 'CRM' })).toBe(`${words.noCost} ${words.nothingStays}`);
    expect(told({})).toBe(words.nothing);
    expect(told({ ...both, 'cost-1': 'a lot' })).toBe(
      `£245 a month for 3 tools, 1 without a cost. ${words.nothingStays} Another tool 1: ${words.unclear}.`,
    );
  });

  test('counts a cost beside a row that nobody has named, by the name of its field', () => {
    const query = { tool: 'CRM', 'cost-CRM': '5', 'cost-2': '45', stays: '2' };
    const rows = rowsOf(offered, words, query);
    expect(rows.find(({ key }) => key === '2')).toMatchObject({ name: '', isTicked: true });
    expect(say(reckon(rows), words)).toMatchObject({
      sum: '£50',
      rest: 'You would keep Another tool 2, at £45 a month. £5 a month could go, less what one system costs.',
    });
    expect(listText(reckon(rows), words)).toContain('- Another tool 2: £45 a month (we keep it)');
    expect(addressOf(rows)).toBe('/your-section?tool=CRM&cost-CRM=5&cost-2=45&stays=2');
    // An editor's word is its name, and a name that is typed takes its place.
    expect(drawn({ 'cost-2': '45', 'other-2': 'Till' }).layers).toMatchObject([{ name: 'Till' }]);
    const renamed = rowsOf(offered, { other: 'One more' }, query);
    expect(reckon(renamed).layers).toMatchObject([{ name: 'CRM' }, { name: 'One more 2' }]);
    expect(drawn({ 'cost-2': ' ', stays: '2' }).layers).toEqual([]);
  });

  test('stands at an address of its own, again and again', () => {
    const query = {
      tool: ['Stock & orders', 'Accounts'],
      'cost-Accounts': '30',
      'other-2': ' a+b ',
    };
    const rows = rowsOf(offered, words, query);
    const again = rowsOf(offered, words, queryOf(addressOf(rows)));
    expect(reckon(again)).toEqual(reckon(rows));
    expect(addressOf(again)).toBe(addressOf(rows));
    expect(addressOf(rowsOf(offered, words))).toBe('/your-section');
  });

  test('marks what is no amount, and counts the tool without it', () => {
    const { layers, sum, unclear } = drawn({
      tool: ['CRM', 'Accounts'],
      ...{ 'cost-CRM': 'a lot', 'cost-Accounts': '-3', 'other-1': 'x', 'cost-1': '9'.repeat(30) },
    });
    expect([...unclear]).toEqual(['CRM', 'Accounts', '1']);
    expect(layers.map(({ name, cost }) => [name, cost])).toEqual([
      ['CRM', null],
      ['Accounts', null],
      ['x', null],
    ]);
    expect(sum).toBe(0n);
  });

  test.each([
    { tool: 'nothing that is offered', 'cost-__proto__': '4' },
    { tool: ['CRM', 'CRM', 'CRM'], 'cost-CRM': ['5', '6'] },
    { 'other-1': 'a'.repeat(9_000), 'other-9': 'b', tool: 'x'.repeat(9_000) },
    { 'other-1': '\u0000\u202e\ud800', 'cost-1': '\u0000' },
  ])('takes whatever an address says', (query: Query) => {
    const reckoning = drawn(query);
    expect(reckoning.layers.length).toBeLessThanOrEqual(offered.length + 3);
    expect(listText(reckoning, words).length).toBeLessThan(1_000);
    say(reckoning, words);
  });
});
