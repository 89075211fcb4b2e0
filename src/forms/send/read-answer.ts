import type { FieldError, ShownForm } from '../definition';
import type { FormField } from '../kinds';
import { codesOfFiles } from '../refusal-texts';
import type { ChosenFile } from './submission-body';

/** What the door answered, as far as the form cares. */
export type Answered =
  | { readonly kind: 'sent'; readonly reference?: string }
  | { readonly kind: 'refused'; readonly errors: readonly FieldError[] }
  | { readonly kind: 'failed'; readonly message?: string }
  /** The form asks something else by now. */
  | { readonly kind: 'changed'; readonly message?: string }
  /** The outcome is unknown, or the server is busy: ask again with the same key. */
  | { readonly kind: 'asked'; readonly message?: string }
  | { readonly kind: 'unreachable' }
  /** A lot came from this address: it gets through with a proof of work. */
  | { readonly kind: 'challenged'; readonly challenge: unknown; readonly message?: string };

const codesToRepeat = ['unknown-outcome', 'busy'];

const entriesOf = (value: unknown): Map<string, unknown> =>
  new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** A success is `{ id, reference }`, a refusal `{ error: { code, message, fields, challenge } }`. */
export async function readAnswer(
  response: Response,
  { fields, texts }: Pick<ShownForm, 'fields' | 'texts'>,
  files: readonly ChosenFile[] = [],
): Promise<Answered> {
  const body = entriesOf(await response.json().catch(() => null));
  // For a success only the status counts (spec, section 7).
  if (response.ok) return { kind: 'sent', reference: textOf(body.get('reference')) };
  const error = entriesOf(body.get('error'));
  const code = textOf(error.get('code')) ?? '';
  const message = texts.refusals?.[code] ?? textOf(error.get('message'));
  if (codesToRepeat.includes(code)) return { kind: 'asked', message };
  if (code === 'form-changed') return { kind: 'changed', message };
  if (error.has('challenge'))
    return { kind: 'challenged', challenge: error.get('challenge'), message };
  const ofFiles = codesOfFiles.includes(code)
    ? files.map(([name]) => [name, message] as const)
    : [];
  const errors = errorsOf(new Map([...entriesOf(error.get('fields')), ...ofFiles]), fields);
  return errors.length > 0 ? { kind: 'refused', errors } : { kind: 'failed', message };
}

function errorsOf(messages: Map<string, unknown>, fields: readonly FormField[]): FieldError[] {
  return fields.flatMap(({ name }) => {
    const message = textOf(messages.get(name));
    return message === undefined ? [] : [{ name, message }];
  });
}
