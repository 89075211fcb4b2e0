import type { Payload, TaskConfig } from 'payload';

import { env } from '@/env';
import { forms, type FormDefinition } from '@/forms';
import { noticeMail, type Notice, type NoticeSubject } from '@/submissions/notices/notice-mail';
import { writeNoticeState, type NoticeState } from '@/submissions/records/notices';

interface Input {
  notice: Notice;
  collection: FormDefinition['collection'];
  submission: string;
  /** Counts up when staff send it once more. */
  copy?: number;
}

/** A mail server that is down for a day costs no mail: 5 s, 10 s, 20 s … between tries. */
const retries = { attempts: 14, backoff: { type: 'exponential', delay: 5000 } } as const;

/**
 * Sends one notice of one submission and writes down what became of it. Without mail settings the
 * notice is logged, as the spec says (section 7); the log names the submission by its id and never
 * a person.
 */
export const notify: TaskConfig<{ input: Input; output: object }> = {
  slug: 'notify',
  label: 'Send a notice',
  inputSchema: [
    { name: 'notice', type: 'select', required: true, options: ['ownerNotice', 'confirmation'] },
    {
      name: 'collection',
      type: 'select',
      required: true,
      options: ['contact-submissions', 'quote-submissions'],
    },
    { name: 'submission', type: 'text', required: true },
    { name: 'copy', type: 'number' },
  ],
  retries,
  handler: async ({ input, job, req: { payload } }) => {
    const subject = await subjectOf(payload, input);
    // Erased meanwhile: there is nobody to write to.
    if (!subject) return { output: {} };
    const note = (state: NoticeState, problem: string | null) =>
      writeNoticeState({ name: subject.form }, subject.id, input.notice, { state, problem });
    try {
      await send(payload, input, subject);
    } catch (error) {
      const isLast = (job.totalTried ?? 0) >= retries.attempts;
      const problem = error instanceof Error ? error.message : 'unknown';
      await note(isLast ? 'failed' : 'delayed', problem);
      throw error;
    }
    await note(env.SMTP_URL ? 'sent' : 'logged', null);
    return { output: {} };
  },
};

async function subjectOf(payload: Payload, input: Input): Promise<NoticeSubject | null> {
  const form = Object.values(forms).find(({ collection }) => collection === input.collection);
  if (!form) return null;
  const doc = await payload.findByID({
    collection: form.collection,
    id: input.submission,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
  });
  if (!doc) return null;
  const stored = new Map<string, unknown>(Object.entries(doc));
  const values = form.fields.map(({ name }) => {
    const value = stored.get(name);
    return [name, typeof value === 'string' ? value : null] as const;
  });
  return {
    form: form.name,
    id: doc.id,
    reference: doc.reference,
    values: Object.fromEntries(values),
  };
}

async function send(payload: Payload, { notice, copy = 0 }: Input, subject: NoticeSubject) {
  if (!env.SMTP_URL) {
    const words = notice === 'ownerNotice' ? 'Owner notice' : 'User confirmation';
    payload.logger.info(`${words}: ${subject.form} submission ${subject.id}`);
    return;
  }
  const { brand, email } = await payload.findGlobal({
    slug: 'site-settings',
    depth: 0,
    overrideAccess: true,
  });
  const parties = { brand, owner: env.OWNER_EMAIL ?? email };
  await payload.sendEmail(noticeMail(notice, subject, parties, copy));
}
