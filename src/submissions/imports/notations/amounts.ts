import { fractionDigits, isCurrency } from '@/platform/place/money';

/** What stands before the fraction of an amount, where a file does not show it. */
export type DecimalMark = '.' | ',';

/** An amount of a file: in the smallest unit, or why not. `ambiguous`: `12.500` may be two. */
export type ReadAmount = { readonly minor: bigint } | { readonly problem: 'ambiguous' | 'none' };

/** More is a slip, as by hand. */
const mostMinor = 10n ** 12n;

/** Which of the two marks stands before the fraction; null for none, `ambiguous` where nobody can know. */
function markIn(digits: string, chosen: DecimalMark | null): DecimalMark | null | 'ambiguous' {
  const [dots, commas] = ['.', ','].map((mark) => digits.split(mark).length - 1);
  if (!dots && !commas) return null;
  if (dots && commas) return digits.lastIndexOf('.') > digits.lastIndexOf(',') ? '.' : ',';
  const mark = dots ? '.' : ',';
  if ((dots || commas || 0) > 1) return mark === '.' ? ',' : '.';
  const [whole = '', rest = ''] = digits.split(mark);
  // Thousands have three digits behind them and one to three before, of which the first is no nought.
  if (rest.length !== 3 || whole.length > 3 || !/^[1-9]/.test(whole)) return mark;
  return chosen ?? 'ambiguous';
}

/** `US$12`, `12£GB`, `GBP12`; and not `12mio`, which is another amount. */
const withoutCurrency = (text: string): string =>
  text
    .replace(/^[A-Z]{0,2}\p{Sc}|\p{Sc}[A-Z]{0,2}$/u, '')
    .replace(/^[A-Z]{3}|[A-Z]{3}$/, (code) => (isCurrency(code) ? '' : code));

/**
 * Reads an amount as programs of the world write it: `12,500.50`, `12.500,50`, `12 500,50`, `12'500.50`,
 * `£12,500`, `1.2E4`. An amount that may mean two things is none until somebody chose.
 * @param chosen how this file writes a fraction
 */
export function readAmount(text: string, currency: string, chosen: DecimalMark | null): ReadAmount {
  const none = { problem: 'none' } as const;
  const bare = withoutCurrency(text.replaceAll(/[\s'’_]/g, ''));
  if (!/^\d[\d.,]{0,30}$/.test(bare)) return none;
  const mark = markIn(bare, chosen);
  if (mark === 'ambiguous') return { problem: 'ambiguous' };
  const group = mark === '.' ? ',' : mark === ',' ? '.' : '';
  const [grouped = '', fraction = '', ...more] = mark === null ? [bare] : bare.split(mark);
  if (more.length > 0 || (mark !== null && fraction !== '' && /\D/.test(fraction))) return none;
  const isGrouped = group !== '' && grouped.includes(group);
  if (isGrouped && !new RegExp(`^\\d{1,3}(?:\\${group}\\d{2,3})*\\${group}\\d{3}$`).test(grouped))
    return none;
  const whole = isGrouped ? grouped.replaceAll(group, '') : grouped;
  if (!/^\d+$/.test(whole)) return none;
  const digits = fractionDigits(currency);
  // What a currency has no coin for is left out only where it is nothing.
  if (/[1-9]/.test(fraction.slice(digits))) return none;
  const minor = BigInt(whole + fraction.slice(0, digits).padEnd(digits, '0'));
  return minor > mostMinor ? none : { minor };
}
