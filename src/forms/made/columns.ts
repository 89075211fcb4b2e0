import { asksNothing } from './document';

/** As many questions as a table has room for. */
export const mostColumns = 6;
const usualColumns = 3;

interface Column {
  readonly kind: string;
  /** An editor wants it to be one. */
  readonly isColumn: boolean;
}

/** Who sent it has a column, and what the address of the page said comes last. */
const isUsual = ({ kind }: Column): boolean =>
  kind !== 'name' && kind !== 'hidden' && !asksNothing(kind);

/** The questions that are columns in the inbox: those that an editor ticked, else the first ones. */
export function columnsAmong<Question extends Column>(questions: readonly Question[]): Question[] {
  const chosen = questions.filter(({ kind, isColumn }) => isColumn && kind !== 'name');
  return chosen.length > 0
    ? chosen.slice(0, mostColumns)
    : questions.filter(isUsual).slice(0, usualColumns);
}
