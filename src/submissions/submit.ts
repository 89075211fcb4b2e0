import 'server-only';

import type { FormDefinition, SubmissionValues } from '@/forms';
import { submissionSchema } from '@/forms/schema';

import { encodingOf, readBody, type Encoding } from './read-body';
import { Refusal } from './refusal';
import { store } from './store';

/**
 * The only door through which a submission comes in: reads, checks, drops what a honeypot caught,
 * stores, answers. A refusal is JSON with a stable code, a sentence and the errors by field.
 */
export async function submit(form: FormDefinition, request: Request): Promise<Response> {
  try {
    const encoding = encodingOf(request);
    const body = await readBody(request, encoding);
    const values = parse(form, body);
    // Whoever filled the hidden field gets the answer of a success and no row (spec, section 5).
    const id = body[form.honeypot] ? crypto.randomUUID() : await store(form, values);
    return accepted(form, id, encoding);
  } catch (error) {
    if (error instanceof Refusal) return error.toResponse();
    throw error;
  }
}

function parse(form: FormDefinition, body: Record<string, unknown>): SubmissionValues {
  const parsed = submissionSchema(form).safeParse(body);
  if (parsed.success) return parsed.data;
  const fields: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues) fields[String(path[0])] ??= message;
  throw new Refusal('invalid', fields);
}

function accepted(form: FormDefinition, id: string, encoding: Encoding): Response {
  if (encoding === 'json') {
    return Response.json({ id }, { status: 201, headers: { 'Cache-Control': 'no-store' } });
  }
  // Without JavaScript: the page's thank-you view is the target of this address.
  return new Response(null, { status: 303, headers: { Location: form.thankYou } });
}
