import { fractionDigits, moneyText, type Money } from '@/platform/place/money';

/** What something comes to, in one currency. */
export interface MoneySum {
  readonly currency: string;
  readonly whole: Money;
  readonly weighted: Money;
}

interface Part {
  readonly currency: string | null;
  readonly count: number;
  readonly whole: string;
  readonly weighted: string;
}

export interface Total {
  readonly count: number;
  /** One for each currency, by its code: they are never added to each other. */
  readonly money: readonly MoneySum[];
}

export function totalOf(parts: readonly Part[]): Total {
  const sums = new Map<string, { whole: bigint; weighted: bigint }>();
  for (const { currency, whole, weighted } of parts) {
    if (currency === null) continue;
    const sum = sums.get(currency) ?? { whole: 0n, weighted: 0n };
    sums.set(currency, {
      whole: sum.whole + BigInt(whole),
      weighted: sum.weighted + BigInt(weighted),
    });
  }
  return {
    count: parts.reduce((count, part) => count + part.count, 0),
    money: [...sums]
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([currency, { whole, weighted }]) => ({
        currency,
        whole: { minor: whole, currency },
        weighted: { minor: roundUnits(weighted, currency), currency },
      })),
  };
}

/** Nobody expects pence of a probability. */
function roundUnits(minor: bigint, currency: string): bigint {
  const unit = 10n ** BigInt(fractionDigits(currency));
  return ((minor + unit / 2n) / unit) * unit;
}

/** `£12,500` of each currency. */
export const wholeTexts = ({ money }: Total): string[] =>
  money.map(({ whole }) => moneyText(whole));
export const weightedTexts = ({ money }: Total): string[] =>
  money.map(({ weighted }) => moneyText(weighted));
