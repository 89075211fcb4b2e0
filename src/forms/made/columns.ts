import type { QuestionKind } from './document';

/** As many questions as a table has room for. */
export const mostColumns = 6;
const usualColumns = 3;

interface Column {
  readonly kind: string;
  /** An editor wants it to be one. */
  readonly isColumn: boolean;
}

const unasked: readonly string[] = ['name', 'heading', 'hidden'] satisfies QuestionKind[];

/** The questions that are columns in the inbox: those that an editor ticked, else the first ones. */
export function columnsAmong<Question extends Column>(questions: readonly Question[]): Question[] {
  const chosen = questions.filter(({ kind, isColumn }) => isColumn && kind !== 'name');
  return chosen.length > 0
    ? chosen.slice(0, mostColumns)
    : questions.filter(({ kind }) => !unasked.includes(kind)).slice(0, usualColumns);
}
