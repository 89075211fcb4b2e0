import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { readAmount } from '@/submissions/imports/notations/amounts';
import { readDay } from '@/submissions/imports/notations/days';

describe('amounts', () => {
  const pounds = (text: string, mark: '.' | ',' | null = null) => {
    const read = readAmount(text, 'GBP', mark);
    return 'minor' in read ? Number(read.minor) : read.problem;
  };

  test.each([
    ['12500', 1_250_000],
    ['12500.5', 1_250_050],
    ['12500,50', 1_250_050],
    ['12,500.50', 1_250_050],
    ['12.500,50', 1_250_050],
    ['12 500,50', 1_250_050],
    ['12\u202f500,50 €', 1_250_050],
    ["12'500.50", 1_250_050],
    ['£12,500.00', 1_250_000],
    ['GBP 12500', 1_250_000],
    ['US$12,500.00', 1_250_000],
    ['12 500,00 £GB', 1_250_000],
    ['5 mio', 'none'],
    ['12.5k', 'none'],
    ['1,234,567', 123_456_700],
    ['12,34,567.00', 123_456_700],
    ['0.125', 'none'],
    ['12.5000', 1250],
    ['12.500', 'ambiguous'],
    ['12,500', 'ambiguous'],
    ['1.2.3', 'none'],
    ['12,50.0', 'none'],
    ['twelve', 'none'],
    ['-5', 'none'],
    ['', 'none'],
    ['99999999999999', 'none'],
  ])('%j is %j', (text, expected) => {
    expect(pounds(text)).toBe(expected);
  });

  test('what may be two is the one that was chosen', () => {
    expect(pounds('12.500', ',')).toBe(1_250_000);
    expect(pounds('12.500', '.')).toBe(1250);
    expect(pounds('12,500', '.')).toBe(1_250_000);
    expect(readAmount('12500', 'JPY', null)).toEqual({ minor: 12_500n });
    expect(readAmount('12500.50', 'JPY', null)).toEqual({ problem: 'none' });
  });

  test('every amount that a place of the world writes is read as it was meant', () => {
    const places = fc.constantFrom('en-GB', 'de-DE', 'fr-FR', 'de-CH', 'en-IN', 'da-DK', 'pl-PL');
    const currencies = fc.constantFrom('GBP', 'EUR', 'JPY');
    const amounts = fc.integer({ min: 0, max: 1_000_000_000 });
    const shown = fc.constantFrom('decimal', 'currency' as const);
    fc.assert(
      fc.property(places, currencies, amounts, shown, (locale, currency, minor, style) => {
        const digits = currency === 'JPY' ? 0 : 2;
        const parts = { minimumFractionDigits: digits, maximumFractionDigits: digits };
        const format = new Intl.NumberFormat(locale, {
          ...(style === 'currency' ? { style: 'currency' as const, currency } : {}),
          ...parts,
        });
        const mark = format.formatToParts(1.5).find(({ type }) => type === 'decimal')?.value;
        const chosen = mark === ',' || (mark === undefined && ['de-DE', 'da-DK'].includes(locale));
        const text = format.format(minor / 10 ** digits).replaceAll(/kr\.|zł|JP(?!Y)/g, '');
        const read = readAmount(text, currency, chosen ? ',' : '.');
        expect({ text, read }).toEqual({ text, read: { minor: BigInt(minor) } });
      }),
      { numRuns: 2000 },
    );
  });

  test('no text throws, and none takes long', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (text) => {
        expect(readAmount(text, 'EUR', null)).toBeTypeOf('object');
      }),
      { numRuns: 2000 },
    );
  });
});

describe('days', () => {
  const day = (text: string, order: 'day-first' | 'month-first' | null = null) => {
    const read = readDay(text, order);
    return 'day' in read ? read.day : read.problem;
  };

  test.each([
    ['2026-11-23', '2026-11-23'],
    ['2026-11-23 14:05', '2026-11-23'],
    ['2026-11-23T14:05:00.000Z', '2026-11-23'],
    ['2026/11/23', '2026-11-23'],
    ['23.11.2026', '2026-11-23'],
    ['3.4.2026', '2026-04-03'],
    ['23/11/2026', '2026-11-23'],
    ['11/23/2026', '2026-11-23'],
    ['11/23/2026 2:05 PM', '2026-11-23'],
    ['4/4/2026', '2026-04-04'],
    ['23-11-26', '2026-11-23'],
    ['3/4/2026', 'ambiguous'],
    ['Nov 23, 2026', '2026-11-23'],
    ['November 23, 2026, 10:00', '2026-11-23'],
    ['Mon Nov 23 2026', '2026-11-23'],
    ['23 Nov 2026', '2026-11-23'],
    ['23-Nov-2026', '2026-11-23'],
    ['31/02/2026', 'none'],
    ['13/13/2026', 'none'],
    ['2026-02-30', 'none'],
    ['soon', 'none'],
    ['', 'none'],
  ])('%j is %j', (text, expected) => {
    expect(day(text)).toBe(expected);
  });

  test('every day is read as it was written', () => {
    const moments = fc.date({
      min: new Date('2000-01-01T00:00Z'),
      max: new Date('2099-12-31T00:00Z'),
      noInvalidDate: true,
    });
    const mark = fc.constantFrom('/', '-', '.');
    const padded = fc.boolean();
    fc.assert(
      fc.property(moments, mark, padded, fc.boolean(), (moment, between, isPadded, isDayFirst) => {
        const iso = moment.toISOString().slice(0, 10);
        const [year = '', month = '', date = ''] = iso.split('-');
        const two = [date, month].map((each) => (isPadded ? each : String(Number(each))));
        // With points nobody writes the month first.
        const first = isDayFirst || between === '.';
        const text = [...(first ? two : two.toReversed()), year].join(between);
        expect({ text, day: day(text, first ? 'day-first' : 'month-first') }).toEqual({
          text,
          day: iso,
        });
        // Nobody chose: it is that day, or somebody is asked.
        expect([iso, 'ambiguous']).toContain(
          between !== '.' && Number(date) <= 12 && date !== month ? 'ambiguous' : day(text),
        );
      }),
      { numRuns: 2000 },
    );
  });

  test('no text throws', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 80 }), (text) => {
        expect(readDay(text, null)).toBeTypeOf('object');
      }),
      { numRuns: 2000 },
    );
  });
});
