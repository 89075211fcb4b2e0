import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { amountText, fractionDigits, moneyText, parseAmount } from '@/platform/place/money';

const money = fc.record({
  minor: fc.bigInt({ min: 0n, max: 10n ** 12n }),
  currency: fc.constantFrom('GBP', 'EUR', 'USD', 'JPY', 'BHD', 'INR', 'CHF'),
});
const locale = fc.constantFrom(
  'en-GB',
  'en-US',
  'de-DE',
  'fr-FR',
  'de-CH',
  'en-IN',
  'pt-PT',
  'sv-SE',
  'ar-EG',
);

test('what a field shows is read as it was, in every currency and place', () => {
  fc.assert(
    fc.property(money, locale, (given, where) => {
      expect(parseAmount(amountText(given, where), given.currency, where)).toBe(given.minor);
    }),
  );
});

test('and so is what a page shows, with the sign of the currency', () => {
  fc.assert(
    fc.property(money, fc.constantFrom('en-GB', 'en-US', 'de-DE', 'fr-FR'), (given, where) => {
      const isSign = /\p{Sc}/u.test(moneyText(given, where));
      fc.pre(isSign);
      const text = moneyText(given, where).replaceAll(/[A-Z]/g, '');
      expect(parseAmount(text, given.currency, where)).toBe(given.minor);
    }),
  );
});

test('no text makes it fail, and none makes it a fraction of the smallest unit', () => {
  fc.assert(
    fc.property(fc.string(), locale, (typed, where) => {
      const minor = parseAmount(typed, 'GBP', where);
      expect(minor === null || (minor >= 0n && minor <= 10n ** 12n)).toBe(true);
    }),
  );
});

describe('what people type', () => {
  test.each([
    ['12,500', 'GBP', 1_250_000n],
    ['£12,500.50', 'GBP', 1_250_050n],
    ['12500', 'GBP', 1_250_000n],
    ['12.5k', 'GBP', 1_250_000n],
    ['1.25m', 'EUR', 125_000_000n],
    [' 12 500 ', 'GBP', 1_250_000n],
    ['GBP 40', 'GBP', 4000n],
    ['40', 'JPY', 40n],
    ['0', 'GBP', 0n],
    // A German’s point, a comma before pence, pence of pence, and no number.
    ['12.500', 'GBP', null],
    ['12,50', 'GBP', null],
    ['1.5', 'JPY', null],
    ['-5', 'GBP', null],
    ['1e9', 'GBP', null],
    ['a lot', 'GBP', null],
    ['', 'GBP', null],
    ['99999999999999', 'GBP', null],
  ])('%s of %s is %s', (typed, currency, minor) => {
    expect(parseAmount(typed, currency, 'en-GB')).toBe(minor);
  });
});

test('pence are shown where there are any', () => {
  expect(moneyText({ minor: 1_250_000n, currency: 'GBP' }, 'en-GB')).toBe('£12,500');
  expect(moneyText({ minor: 1_250_050n, currency: 'GBP' }, 'en-GB')).toBe('£12,500.50');
  expect(moneyText({ minor: 40n, currency: 'JPY' }, 'en-GB')).toBe('JP¥40');
  expect([fractionDigits('GBP'), fractionDigits('JPY'), fractionDigits('BHD')]).toEqual([2, 0, 3]);
});
