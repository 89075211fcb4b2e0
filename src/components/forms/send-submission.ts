import type { BrowserField, BrowserForm } from './browser-form';
import type { FieldError } from './check-answers';
import { submissionBody, type Answers } from './submission-body';

export type Outcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'refused'; readonly errors: readonly FieldError[] };

const patience = 15_000;
const previewDelay = 800;

/** On a preview host nothing leaves the browser (spec, section 7). */
const isPreview = (host: string) => host.includes('preview');

/** The answer to a refused submission is `{ error: { fields: { name: message } } }`. */
function errorsOf(answer: unknown, fields: readonly BrowserField[]): FieldError[] {
  if (typeof answer !== 'object' || answer === null || !('error' in answer)) return [];
  const { error } = answer;
  if (typeof error !== 'object' || error === null || !('fields' in error)) return [];
  const messages = new Map<string, unknown>(Object.entries(error.fields ?? {}));
  return fields.flatMap(({ name, label }) => {
    const message = messages.get(name);
    return typeof message === 'string' ? [{ name, label, message }] : [];
  });
}

async function outcomeOf(response: Response, fields: readonly BrowserField[]): Promise<Outcome> {
  if (response.ok) return { kind: 'sent' };
  if (response.status !== 422) return { kind: 'failed' };
  const errors = errorsOf(await response.json(), fields);
  return errors.length > 0 ? { kind: 'refused', errors } : { kind: 'failed' };
}

/** Never throws: a request that fails, or hangs, has failed. */
export async function sendSubmission(
  form: BrowserForm,
  answers: Answers,
  key: string,
  host = location.hostname,
): Promise<Outcome> {
  if (isPreview(host)) {
    await new Promise((resolve) => setTimeout(resolve, previewDelay));
    return { kind: 'sent' };
  }
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), patience);
  try {
    const response = await fetch(`/api/${form.name}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json',
        'Idempotency-Key': key,
      },
      body: JSON.stringify(submissionBody(form.fields, answers)),
      signal: abort.signal,
    });
    return await outcomeOf(response, form.fields);
  } catch {
    return { kind: 'failed' };
  } finally {
    clearTimeout(timer);
  }
}
