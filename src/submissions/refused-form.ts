import 'server-only';

import { randomUUID } from 'node:crypto';

import { env } from '@/env';
import type { FormDefinition, ShownForm } from '@/forms';

import type { Questions } from './questions';
import type { ClosedWords, Refusal, RefusalCode } from './refusal';

/** A form that came in without JavaScript and goes back to be corrected. */
export interface RefusedForm {
  readonly form: FormDefinition['name'];
  /** What an editor made, where it is no written one. */
  readonly made?: ShownForm;
  /** What was typed, by field. */
  readonly answers: Record<string, string>;
  /** What is wrong, by field; empty when it is nothing that the person can correct. */
  readonly errors: Record<string, string>;
  readonly code: RefusalCode;
  /** What stands in its place, where it takes no answers. */
  readonly closed?: ClosedWords | undefined;
  /** The sentence that says why it was refused. */
  readonly message: string;
}

const timeLimitMs = 8000;
const goingBack = new Map<string, RefusedForm>();

/** For the page below, while it is being made; afterwards nobody can ask for it. */
export const getRefusedForm = (token: string): RefusedForm | undefined => goingBack.get(token);

/** This process, whatever stands in front of it: another would know nothing of the form. */
function ownAddress(): string {
  const { HOST, PORT } = env;
  const host = HOST === '0.0.0.0' ? '127.0.0.1' : HOST === '::' ? '::1' : HOST;
  return `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`;
}

/**
 * The site's page with the form as it was filled in and the errors beside the fields. A route
 * handler cannot draw a page, and what people typed goes into no address, cookie or table: so the
 * page is asked for here, and finds it in memory.
 * @returns null when the page cannot be made
 */
export async function refusedFormPage(
  { form, fields, made }: Questions,
  refusal: Refusal,
  body: Record<string, unknown>,
): Promise<Response | null> {
  const token = randomUUID();
  const typed = fields.map(({ name }) => [name, body[name]] as const);
  goingBack.set(token, {
    form: form.name,
    made: made?.shown,
    answers: Object.fromEntries(
      typed.filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
    ),
    errors: refusal.details.fields ?? {},
    code: refusal.code,
    closed: refusal.details.closed,
    message: refusal.message,
  });
  try {
    const page = await fetch(`${ownAddress()}/check-answers?form=${token}`, {
      headers: { Accept: 'text/html' },
      signal: AbortSignal.timeout(timeLimitMs),
    });
    if (!page.ok) return null;
    const headers = refusal.headers;
    headers.set('Content-Type', 'text/html; charset=utf-8');
    const policy = page.headers.get('Content-Security-Policy');
    if (policy !== null) headers.set('Content-Security-Policy', policy);
    return new Response(await page.text(), { status: refusal.status, headers });
  } catch {
    return null;
  } finally {
    goingBack.delete(token);
  }
}
