import type { Payload } from 'payload';

import { readRecord, type MadeRecord } from '@/forms/made/record';
import { madeThen } from '@/forms/made/then';

import {
  madeSubmission,
  noteCall,
  webhookState,
  type FormEvent,
  type MadeSubmission,
} from '../records/made/webhooks';
import { postSigned } from './tell-webhook';

/** What a job says, as `src/submissions/records/made/webhooks.ts` writes it. */
export interface FormCall {
  readonly notice: FormEvent;
  readonly form: string;
  readonly submission: string;
}

const types: Record<FormEvent, string> = {
  submission: 'form.submitted',
  confirmed: 'subscription.confirmed',
  unsubscribed: 'subscription.ended',
};

/** Whatever was answered, under the words that asked for it. */
export function formBody(
  { notice, id }: Pick<FormCall, 'notice'> & { readonly id: string },
  { reference, submittedAt, subscription }: MadeSubmission,
  { form, title, version, asked }: MadeRecord,
): string {
  const { confirmedAt = null, unsubscribedAt = null } = subscription ?? {};
  const happenedAt = { submission: null, confirmed: confirmedAt, unsubscribed: unsubscribedAt };
  return JSON.stringify({
    id,
    type: types[notice],
    timestamp: new Date(happenedAt[notice] ?? submittedAt).toISOString(),
    data: {
      form: { id: form, title, version },
      reference,
      submittedAt: submittedAt.toISOString(),
      ...(subscription && { subscription }),
      answers: asked.map(({ key, label, kind, answer, words }) => ({
        ...{ key, label, kind, words },
        answer: kind === 'several' ? answer.split('\n').filter(Boolean) : answer,
      })),
    },
  });
}

/**
 * Calls the webhook of a form, and notes for its editors what came of it. A form, a submission or an
 * address that is gone meanwhile is nothing to tell of.
 * @param job its id: the call has it in every try
 * @throws Error without the address and without a word of the sender's
 */
export async function callFormWebhook(
  payload: Payload,
  job: string,
  { notice, form, submission }: FormCall,
): Promise<void> {
  const [document, subject, state] = await Promise.all([
    payload.findByID({
      ...{ collection: 'custom-forms', id: form, depth: 0 },
      ...{ disableErrors: true, overrideAccess: true },
    }),
    madeSubmission(submission),
    webhookState(form),
  ]);
  const record = readRecord(subject?.record);
  const address = document && madeThen.parse(document).webhookAddress;
  if (!address || !subject || !record) return;
  try {
    if (!state?.secret) throw new Error('The webhook was not told: it has no secret yet');
    const secret = payload.decrypt(state.secret);
    await postSigned(address, {
      id: job,
      body: formBody({ notice, id: job }, subject, record),
      secret,
    });
  } catch (error) {
    await noteCall(form, error instanceof Error ? error.message : 'It failed');
    throw error;
  }
  await noteCall(form, null);
}
