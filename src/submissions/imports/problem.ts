/**
 * Why a row does not come in, with the remedy. It names columns and no word of the row: it is kept longer
 * than the row, and an erasure would not look for anybody in it.
 */
export class RowProblem extends Error {
  override readonly name = 'RowProblem';
}

/** What a row becomes, or why it cannot. */
export type ReadRow<Entry> = { readonly entry: Entry } | { readonly problem: string };

/** @param read throws a RowProblem where the row cannot come in */
export function readRow<Entry>(read: () => Entry): ReadRow<Entry> {
  try {
    return { entry: read() };
  } catch (error) {
    if (error instanceof RowProblem) return { problem: error.message };
    throw error;
  }
}

/** Of a row that reads well. */
export const unfit = 'The database does not take it as it is. Enter it by hand.';
