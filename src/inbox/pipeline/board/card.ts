/** A conversation on the board, in words. */
export interface Card {
  /** Of the submission that its opportunity was made of. */
  readonly id: string;
  readonly form: string;
  readonly version: number;
  readonly stage: string;
  readonly name: string;
  readonly company: string | null;
  /** Of its conversation. */
  readonly address: string;
  readonly value: string | null;
  readonly expected: string | null;
  readonly nextStep: string | null;
  readonly nextDay: string | null;
  readonly isLate: boolean;
  readonly owner: string | null;
}

export interface Column {
  /** The key of its stage. */
  readonly key: string;
  readonly label: string;
  readonly count: number;
  /** One for each currency. */
  readonly whole: readonly string[];
  readonly weighted: readonly string[];
  readonly cards: readonly Card[];
}

/** The columns with a card in another one. */
export function withCardIn(
  columns: readonly Column[],
  { id, to }: { readonly id: string; readonly to: string },
): readonly Column[] {
  const card = columns.flatMap(({ cards }) => cards).find((each) => each.id === id);
  if (!card || card.stage === to) return columns;
  return columns.map((column) => {
    if (column.key === card.stage)
      return {
        ...column,
        count: column.count - 1,
        cards: column.cards.filter((each) => each.id !== id),
      };
    if (column.key === to)
      return {
        ...column,
        count: column.count + 1,
        cards: [{ ...card, stage: to }, ...column.cards],
      };
    return column;
  });
}
