import type { FormState, Row } from 'payload';
import { z } from 'zod';

/*
 * What the panel and its server say to each other about a form (read in 3.90.2). The names are those
 * of Payload's types; what reaches us of it is unknown.
 */

/** A question about a form: of which document, and what stands in it. */
export interface Question {
  /** The slug of a document's own form; forms within it have a longer path. */
  readonly schemaPath?: unknown;
  readonly id?: unknown;
  /** What the form held when it asked, or was saved. */
  readonly formState?: unknown;
  /** After a save: the document as the server has it. */
  readonly data?: unknown;
}

/**
 * A block in a text is a form of its own (3.90.2): what is written there stands in the document's form
 * only after a quarter of a second, a question to the server, and half a second at most after the answer.
 */
export const arrivesWithinMs = 1000;

/** A changed form that counts as unsaved asks the server about itself a quarter of a second later (3.90.2). */
export const asksWithinMs = 500;

/** Who holds the lock of the document, and what else an answer says. */
export function lockOf({ lockedState, ...rest }: Record<string, object>) {
  return { holder: holderOf(lockedState), rest };
}

/** Of an account that somebody may not read, Payload gives the id alone. */
function holderOf(lockedState: unknown): string | undefined {
  const user: unknown = isObject(lockedState) ? lockedState.user : undefined;
  const id = isObject(user) ? user.id : user;
  return typeof id === 'string' ? id : undefined;
}

/** What a form says of the id of its own document, row or block; undefined for a new one. */
export function idIn({ id }: Readonly<Record<string, object>>): unknown {
  return isObject(id) ? id.value : undefined;
}

const row = z.looseObject({ id: z.string(), collapsed: z.boolean().optional() });

/** The rows of a list in a form; none of a field that is no list. */
export const rowsOf = (rows: unknown) => z.array(row).catch([]).parse(rows);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The server has not seen it yet, and nothing says whether it is open. */
export const isNewRow = ({ collapsed, isLoading }: Pick<Row, 'collapsed' | 'isLoading'>) =>
  isLoading === true && collapsed === undefined;

/** What has rows of a list stand open; for the dispatch of a form. */
export const opening = (path: string, rows: NonNullable<FormState[string]['rows']>) =>
  ({
    type: 'SET_ROW_COLLAPSED',
    path,
    updatedRows: rows.map((row) => (isNewRow(row) ? { ...row, collapsed: false } : row)),
  }) as const;

let notes = 0;

/**
 * A change that its form sees, and asks the server about, though no value is another; for the dispatch of a form that is
 * not saved by itself. No two are alike: the answer to a question takes the one before for asked about.
 */
export const unlikeBefore = () =>
  ({ type: 'UPDATE', path: 'id', errorMessage: String((notes += 1)) }) as const;

/**
 * A document as it is sent, with other words in blocks of its texts.
 * @param wordsOf a block, by its id; undefined leaves it
 */
export function withBlocks(data: object, wordsOf: (id: unknown) => object | undefined): object {
  const sent: unknown = JSON.parse(
    JSON.stringify(data, (_, value: unknown) => {
      if (!isObject(value) || value.type !== 'block' || !isObject(value.fields)) return value;
      const words = wordsOf(value.fields.id);
      return words ? { ...value, fields: { ...value.fields, ...words } } : value;
    }),
  );
  return isObject(sent) ? sent : {};
}

/**
 * The texts of a form that are others with these words in one of their blocks; each for the dispatch of that form.
 * @param id of the block; where two of a text have the same, nobody knows whose words they are
 */
export const textsWithBlock = (fields: FormState, id: string, words: object) =>
  Object.entries(fields).flatMap(([path, { value }]) => {
    if (!isObject(value) || !('root' in value)) return [];
    let found = 0;
    const whole = withBlocks(value, (each) => {
      if (each !== id) return undefined;
      found += 1;
      return words;
    });
    if (found !== 1 || JSON.stringify(whole) === JSON.stringify(value)) return [];
    return [{ type: 'UPDATE', path, value: whole } as const];
  });
