import { beginningOf, inOneLine } from '@/platform/plain-text';

import { ownSectionPath } from './path';

/** A tool that the section offers to tick. */
export interface OfferedTool {
  readonly name: string;
  /** Whether it is usually bought, and so stays beside the new system. */
  readonly stays: boolean;
}

/** A row of the section: an offered tool, or one that the visitor names. */
export interface Row {
  /** The names of its fields end in it: an offered tool's name, or `1` of one that is typed. */
  readonly key: string;
  /** Of one that is typed, as it was typed. */
  readonly name: string;
  /** What it counts as: a cost counts before anybody has named its tool. */
  readonly called: string;
  readonly isTyped: boolean;
  readonly isTicked: boolean;
  /** As it was typed. */
  readonly cost: string;
  readonly stays: boolean;
}

export const longestName = 40;
export const longestCost = 20;
/** Rows for tools that the list does not name. */
const typedKeys = ['1', '2', '3', '4'] as const;

/** What the fields are called in an address. */
export const fieldNames = {
  tool: 'tool',
  stays: 'stays',
  cost: (key: string) => `cost-${key}`,
  other: (key: string) => `other-${key}`,
} as const;

export type Query = Readonly<Record<string, string | string[] | undefined>>;

/** What a row is called that nobody has named: its field has the same name. */
export const unnamed = ({ other }: { readonly other: string }, key: string) => `${other} ${key}`;

/**
 * The rows as an address says. What stands in an address is anybody's: whatever names no row is left out.
 * Without a query, what usually stays is set, and nothing is ticked.
 */
export function rowsOf(
  offered: readonly OfferedTool[],
  words: { readonly other: string },
  query: Query = {},
): Row[] {
  const isNew = Object.keys(query).length === 0;
  const [ticked, staying] = [allOf(query[fieldNames.tool]), allOf(query[fieldNames.stays])];
  const cost = (key: string) => textOf(query[fieldNames.cost(key)], longestCost);
  return [
    ...offered.map(({ name, stays }) => ({
      ...{ key: name, name, called: name, isTyped: false, cost: cost(name) },
      isTicked: ticked.includes(name),
      stays: isNew ? stays : staying.includes(name),
    })),
    ...typedKeys.map((key) => {
      const name = textOf(query[fieldNames.other(key)], longestName);
      return {
        ...{ key, name, called: name || unnamed(words, key), isTyped: true, cost: cost(key) },
        isTicked: name !== '' || cost(key) !== '',
        stays: staying.includes(key),
      };
    }),
  ];
}

/** An address of a browser without scripts, where a cost ticks its tool: nothing that was typed is lost. */
export function withTicks(offered: readonly OfferedTool[], query: Query): Query {
  const priced = offered.filter(({ name }) => textOf(query[fieldNames.cost(name)], longestCost));
  const ticked = [...allOf(query[fieldNames.tool]), ...priced.map(({ name }) => name)];
  return priced.length === 0 ? query : { ...query, [fieldNames.tool]: ticked };
}

/** The address at which these rows stand, without what nobody typed. */
export function addressOf(rows: readonly Row[]): string {
  const query = new URLSearchParams();
  for (const { key, name, isTyped, isTicked, cost, stays } of rows) {
    if (!isTicked) continue;
    if (!isTyped) query.append(fieldNames.tool, name);
    else if (name !== '') query.append(fieldNames.other(key), name);
    if (cost !== '') query.append(fieldNames.cost(key), cost);
    if (stays) query.append(fieldNames.stays, key);
  }
  const said = query.toString();
  return said === '' ? ownSectionPath : `${ownSectionPath}?${said}`;
}

const allOf = (given: Query[string]): string[] => [given ?? []].flat();

const textOf = (given: Query[string], longest: number): string =>
  beginningOf(inOneLine(allOf(given)[0] ?? '').trim(), longest).trim();
