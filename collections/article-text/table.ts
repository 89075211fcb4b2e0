import { z } from 'zod';

/** A wider or longer table is a spreadsheet: let visitors download that. */
const most = { rows: 200, cells: 30 };
const tooMany = {
  rows: `A table has at most ${most.rows} rows.`,
  cells: `A table has at most ${most.cells} columns.`,
};

/** What an editor is told who goes beyond. */
export const limits: readonly string[] = Object.values(tooMany);

const span = z.int().min(1).max(most.rows).nullish();

/** `{ type: 'tablecell', headerState, children: [paragraph, …] }` */
export const cellNode = z.looseObject({
  type: z.literal('tablecell'),
  /** Lexical’s bits: 1 heads its column, 2 heads its row. */
  headerState: z.int().min(0).max(3).nullish(),
  colSpan: span,
  rowSpan: span,
  children: z.array(z.looseObject({ type: z.string(), version: z.number().default(1) })),
});
export type Cell = z.infer<typeof cellNode>;

/** Over how many columns and rows a cell stands, where it is not one. */
export const spansOf = ({ colSpan, rowSpan }: Cell) => ({
  ...((colSpan ?? 1) > 1 && { colSpan: colSpan ?? 1 }),
  ...((rowSpan ?? 1) > 1 && { rowSpan: rowSpan ?? 1 }),
});

/** `{ type: 'tablerow', children: [tablecell, …] }` */
export const rowNode = z.looseObject({
  type: z.literal('tablerow'),
  children: z.array(cellNode).max(most.cells, tooMany.cells),
});

/** `{ type: 'table', children: [tablerow, …] }` */
export const tableNode = z.looseObject({
  type: z.literal('table'),
  children: z.array(rowNode).max(most.rows, tooMany.rows),
});

export const headsColumn = ({ headerState }: Cell): boolean => ((headerState ?? 0) & 1) !== 0;
export const headsRow = ({ headerState }: Cell): boolean => ((headerState ?? 0) & 2) !== 0;

/** How many of the rows on top are of headings alone. */
export function countHeadRows(rows: readonly { readonly children: readonly Cell[] }[]): number {
  const first = rows.findIndex(({ children }) => !children.every(headsColumn));
  return first === -1 ? 0 : first;
}
