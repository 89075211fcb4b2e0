import { place } from '~/site.config';

/** An amount of money; what is of two currencies is never summed. */
export interface Money {
  /** In the smallest unit of its currency: pence, cents, yen. */
  readonly minor: bigint;
  /** As ISO 4217 has it. */
  readonly currency: string;
}

export const { currencies } = place;
export const [usualCurrency] = currencies;

const codes = new Set(Intl.supportedValuesOf('currency'));

/** Whether ISO 4217 has such a code, whatever the place uses. */
export const isCurrency = (code: string): boolean => codes.has(code);

/** How many digits a currency has behind the point: 2 of pounds, none of yen. */
export const fractionDigits = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
    .maximumFractionDigits ?? 2;

/** In its main unit: exact to the penny up to ninety million million pounds. */
const inUnits = ({ minor, currency }: Money): number =>
  Number(minor) / 10 ** fractionDigits(currency);

const isWhole = ({ minor, currency }: Money): boolean =>
  minor % 10n ** BigInt(fractionDigits(currency)) === 0n;

const fractionOf = (money: Money) => {
  const digits = isWhole(money) ? 0 : fractionDigits(money.currency);
  return { minimumFractionDigits: digits, maximumFractionDigits: digits };
};

/** `£12,500`, and with its pence where there are any. */
export const moneyText = (money: Money, locale: string = place.locale): string =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: money.currency,
    ...fractionOf(money),
  }).format(inUnits(money));

/** The same without its sign, as a field holds it: `12,500.50`. */
export const amountText = (money: Money, locale: string = place.locale): string =>
  new Intl.NumberFormat(locale, { numberingSystem: 'latn', ...fractionOf(money) }).format(
    inUnits(money),
  );

/** `£`, as it stands before an amount that is typed. */
export const signOf = (currency: string, locale: string = place.locale): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;

/** Ten thousand million pounds: whoever types more has slipped. */
const mostMinor = 10n ** 12n;
const powers: Readonly<Record<string, bigint>> = { '': 1n, k: 1000n, m: 1_000_000n };

/**
 * What somebody typed as an amount: `12,500.50` as the place writes it, with or without the sign, or
 * `12.5k`. Null where it is none, or has more digits than the currency.
 */
export function parseAmount(
  typed: string,
  currency: string,
  locale: string = place.locale,
): bigint | null {
  const { group, decimal } = marksOf(locale);
  const bare = typed
    .replaceAll(/[\p{Sc}\s'’]/gu, '')
    .replace(new RegExp(`^${currency}|${currency}$`, 'i'), '');
  const [, number = '', power = ''] = /^(.*?)([km]?)$/i.exec(bare) ?? [];
  const grouped = new RegExp(
    `^\\d{1,3}(?:\\${group}\\d{2,3})*\\${group}\\d{3}(?:\\${decimal}\\d+)?$|^\\d{1,16}(?:\\${decimal}\\d+)?$`,
  );
  if (!grouped.test(/\s/.test(group) ? number.replaceAll(group, '') : number)) return null;
  const [whole = '', fraction = ''] = number.replaceAll(group, '').split(decimal);
  // What looks like a fraction of a penny is another place's thousand.
  if (power === '' && fraction.length > fractionDigits(currency)) return null;
  const scale = 10n ** BigInt(fraction.length);
  const units = powers[power.toLowerCase()] ?? 1n;
  const scaled = BigInt(whole + fraction) * units * 10n ** BigInt(fractionDigits(currency));
  if (fraction.length > 18 || scaled % scale !== 0n) return null;
  const minor = scaled / scale;
  return minor > mostMinor ? null : minor;
}

/** What stands between thousands and before the fraction. */
function marksOf(locale: string): { group: string; decimal: string } {
  const parts = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).formatToParts(1234567.8);
  const mark = (type: string) => parts.find((part) => part.type === type)?.value;
  return { group: mark('group') ?? ',', decimal: mark('decimal') ?? '.' };
}
