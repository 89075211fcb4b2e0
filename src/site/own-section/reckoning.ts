import { fillIn } from '@/forms/reply-template';
import { moneyText, parseAmount, usualCurrency } from '@/platform/place/money';
import { inDigits, listOf } from '@/platform/place/wording';

import type { Row } from './listing';

/** A row that counts, in the order of the list. */
export interface Layer {
  /** Its place among all rows: its hatch keeps it, whatever else is ticked. */
  readonly row: number;
  readonly name: string;
  /** Each month, in the smallest unit of the currency; null where nothing or no amount was typed. */
  readonly cost: bigint | null;
  readonly stays: boolean;
}

export interface Reckoning {
  readonly layers: readonly Layer[];
  /** Of all layers, each month. */
  readonly sum: bigint;
  /** Of what stays. */
  readonly left: bigint;
  /** The keys of rows whose costs are no amounts. */
  readonly unclear: ReadonlySet<string>;
}

export function reckon(rows: readonly Row[]): Reckoning {
  const counted = rows.flatMap((each, row) =>
    each.isTicked ? [{ ...each, row, amount: amountOf(each.cost) }] : [],
  );
  const layers = counted.map(({ row, called, stays, amount }): Layer => ({
    ...{ row, stays },
    name: called,
    cost: amount ?? null,
  }));
  return {
    layers,
    sum: total(layers),
    left: total(layers.filter(({ stays }) => stays)),
    unclear: new Set(
      rows
        .filter(({ cost }) => cost.trim() !== '' && amountOf(cost) === null)
        .map(({ key }) => key),
    ),
  };
}

export const isAmount = (cost: string): boolean => amountOf(cost) != null;

/** Undefined where nothing was typed, null where it is no amount. */
const amountOf = (cost: string): bigint | null | undefined =>
  cost.trim() === '' ? undefined : parseAmount(cost, usualCurrency);

const total = (layers: readonly Layer[]): bigint =>
  layers.reduce((sum, { cost }) => sum + (cost ?? 0n), 0n);

const inMoney = (minor: bigint): string => moneyText({ minor, currency: usualCurrency });

/** What the section says of a reckoning: an editor's words, with their fields in braces. */
export interface ReckoningWords {
  readonly nothing: string;
  readonly one: string;
  readonly many: string;
  readonly manyWithout: string;
  readonly noCost: string;
  readonly year: string;
  readonly staysSum: string;
  readonly stays: string;
  readonly gone: string;
  readonly nothingStays: string;
  readonly allStays: string;
}

export interface Said {
  /** `£1,240`; null where no cost is known. */
  readonly sum: string | null;
  /** Below the sum: in how many tools, and what that is in a year. */
  readonly lines: readonly string[];
  /** What would be left of it. */
  readonly rest: string;
}

export function say({ layers, sum, left }: Reckoning, words: ReckoningWords): Said {
  if (layers.length === 0) return { sum: null, lines: [], rest: words.nothing };
  const staying = layers.filter(({ stays }) => stays);
  const values = { tools: listOf(staying.map(({ name }) => name)), sum: inMoney(left) };
  const kept = fillIn(left > 0n ? words.staysSum : words.stays, values);
  const gone = sum > left ? [fillIn(words.gone, { sum: inMoney(sum - left) })] : [];
  const some = [kept, ...gone].join(' ');
  const all = staying.length === layers.length ? words.allStays : some;
  return {
    sum: sum > 0n ? inMoney(sum) : null,
    lines:
      sum > 0n
        ? [countOf(layers, words), fillIn(words.year, { sum: inMoney(sum * 12n) })]
        : [words.noCost],
    rest: staying.length === 0 ? words.nothingStays : all,
  };
}

/** How many tools a sum is for, and how many of them it knows nothing of. */
function countOf(layers: readonly Layer[], words: ReckoningWords): string {
  if (layers.length === 1) return words.one;
  const unknown = layers.filter(({ cost }) => cost === null).length;
  return fillIn(unknown === 0 ? words.many : words.manyWithout, {
    count: inDigits(layers.length),
    without: inDigits(unknown),
  });
}

/** The sum in short, what would be left of it, and which costs are not in it. */
export function tellOf(
  { sum, lines, rest }: Said,
  rows: readonly Row[],
  unclear: ReadonlySet<string>,
  words: { readonly unclear: string },
): string {
  const short = [sum, lines[0]].filter(Boolean).join(' ');
  const left = rows.filter(({ key }) => unclear.has(key));
  const uncounted = left.map(({ called }) => `${called}: ${words.unclear}`);
  return [short, rest, ...uncounted].filter(Boolean).map(sentence).join(' ');
}

const sentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`);

export interface ListWords {
  readonly listHeading: string;
  readonly listCost: string;
  readonly listStays: string;
  readonly listSum: string;
}

/** The same as lines of plain text, for the description of a quote request. */
export function listText({ layers, sum }: Reckoning, words: ListWords): string {
  const line = ({ name, cost, stays }: Layer) =>
    [
      `- ${cost === null ? name : fillIn(words.listCost, { tool: name, sum: inMoney(cost) })}`,
      ...(stays ? [words.listStays] : []),
    ].join(' ');
  return [
    words.listHeading,
    ...layers.map(line),
    ...(sum > 0n ? [fillIn(words.listSum, { sum: inMoney(sum) })] : []),
  ].join('\n');
}
