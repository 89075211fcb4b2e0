import 'server-only';

import { env } from '@/env';
import type { MadeForm } from '@/forms/made/definition';

import { refusedFormPage } from './refused-form';
import type { Questions } from './questions';
import type { Encoding } from './read-body';
import type { Refusal } from './refusal';

/** What the sender is told of a kept submission. */
export interface Receipt {
  readonly id: string;
  readonly reference: string;
}

/** JSON for our script; a browser without JavaScript is sent to the thank-you view. */
export function accept(receipt: Receipt, encoding: Encoding, made?: MadeForm): Response {
  const headers = new Headers({ 'Cache-Control': 'private, no-store' });
  if (encoding === 'json') return Response.json(receipt, { status: 201, headers });
  const thanks = made ? `/${made.slug}` : '';
  headers.set('Location', pageHere(made) ?? `/received/${receipt.reference}${thanks}`);
  return new Response(null, { status: 303, headers });
}

/** To a page elsewhere no form may lead (`form-action`): the thank-you view leads on. */
function pageHere(made?: MadeForm): string | undefined {
  const { thanksAt = '' } = made?.shown ?? {};
  if (!thanksAt.startsWith('/')) return undefined;
  const { pathname, search, hash } = new URL(thanksAt, env.SERVER_URL);
  return pathname + search + hash;
}

/** JSON with a stable code; a browser without JavaScript gets the form back with what was typed. */
export async function refuse(
  questions: Questions,
  refusal: Refusal,
  encoding: Encoding,
  body: Record<string, unknown>,
): Promise<Response> {
  const page = encoding === 'form' ? await refusedFormPage(questions, refusal, body) : null;
  return page ?? refusal.toResponse();
}
