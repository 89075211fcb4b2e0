import { idIn, lockOf, rowsOf, type Question } from '@/platform/payload/panel/form-state';

import { isChanged, type Field, type Fields } from './fields';
import { findOpenForm, findTextBlock } from './open-forms';

/**
 * What is typed while a save is on its way counts as saved once the form has taken the answer in, and a save
 * that was queued during another one is not noted at all (Payload 3.90.2): nothing would save it, or
 * draw a row that was added, until the next change. What is typed in a block of a text as an answer comes
 * would not reach the document at all.
 * @param question of Payload's server function `form-state`
 * @param answer to it, once the form has taken that in
 */
export function noteTyped({ schemaPath, id, formState, data }: Question, answer?: unknown): void {
  if (!isObject(formState)) return;
  const form = data === undefined ? findTextBlock(idIn(formState)) : findOpenForm(schemaPath, id);
  if (form === undefined) return;
  const now = form.getFields();
  const state = isObject(answer) && isObject(answer.state) ? answer.state : undefined;
  // What the server changed by itself is no word of anybody's.
  const isTyped = (path: string) =>
    isChanged(path, formState, now) && (state === undefined || isChanged(path, state, now));
  if (Object.keys(now).some(isTyped)) form.noteUnsaved();
}

/** Of a block in a text, the document's form has what was asked about. */
export function noteHandedOn({ formState }: Question): void {
  if (isObject(formState)) findTextBlock(idIn(formState))?.noteHandedOn(formState);
}

/**
 * Where nobody answers about a block of a text, Payload (3.90.2) hands nothing on, and forgets what draws its fields.
 * Its words need no answer.
 * @returns an answer of what was asked; undefined where the form is another one
 */
export function answerWithout({ formState }: Question): object | undefined {
  if (!isObject(formState) || !findTextBlock(idIn(formState))) return undefined;
  const state: Record<string, object> = {};
  for (const [path, field] of Object.entries(formState)) state[path] = withoutComponents(field);
  return { state };
}

const withoutComponents = ({
  customComponents: _components,
  ...field
}: {
  customComponents?: unknown;
}) => field;

/**
 * The answer to a save puts what the server kept into the form. Payload (3.90.2) spares the field
 * that was changed last and sets all others back: whoever types in one field and goes on to the next
 * while a draft is on its way would lose the first.
 * @param answer to a question about a form
 * @param question of Payload's server function `form-state`
 * @returns the answer without what says something else by now: values, and which rows are open
 */
export function keepTyped(answer: unknown, { schemaPath, id, formState }: Question): unknown {
  // Forms within a document, such as that of a link, have a longer path.
  const form = findOpenForm(schemaPath, id);
  if (form === undefined || !isObject(answer)) return answer;
  const told = withoutLostLock(answer, form.noteHolder);
  if (!isObject(formState) || !isObject(told.state)) return told;
  return { ...told, state: withoutChangesSince(formState, form.getFields(), told.state) };
}

/** Payload would offer to show the document as it is now, and drop what is on the screen. */
function withoutLostLock(
  answer: Record<string, object>,
  noteHolder: (holder: string) => boolean,
): Record<string, object> {
  const { holder, rest } = lockOf(answer);
  return holder !== undefined && noteHolder(holder) ? rest : answer;
}

const isObject = (value: unknown): value is Record<string, object> =>
  typeof value === 'object' && value !== null;

/**
 * @param sent what the form held when it asked, by path
 * @param now what it holds
 * @returns the answer, in which fields that were changed meanwhile have no value, and rows that were
 * opened or closed meanwhile do not say whether they are open
 */
export function withoutChangesSince(sent: Fields, now: Fields, answer: Fields): Fields {
  return Object.fromEntries(
    Object.entries(answer).map(([path, field]) => [
      path,
      withoutMovedFolds(
        isChanged(path, sent, now) ? withoutValue(field) : field,
        foldsOf(sent[path]),
        foldsOf(now[path]),
      ),
    ]),
  );
}

function withoutValue({ value: _value, initialValue: _initial, ...rest }: Field): Field {
  return rest;
}

type Folds = ReadonlyMap<string, boolean | undefined>;

const foldsOf = (field: Field | undefined): Folds =>
  new Map(rowsOf(field?.rows).map(({ id, collapsed }) => [id, collapsed]));

function withoutMovedFolds(field: Field, sent: Folds, now: Folds): Field {
  if (field.rows === undefined) return field;
  const rows = rowsOf(field.rows).map(({ collapsed, ...row }) =>
    collapsed === undefined || sent.get(row.id) !== now.get(row.id) ? row : { ...row, collapsed },
  );
  return { ...field, rows };
}
