'use server';

import { refresh } from 'next/cache';
import type { TypedUser } from 'payload';
import { z } from 'zod';

import { place } from '~/site.config';
import { formNames, forms } from '@/forms';
import { removeDraftFile } from '@/submissions/records/attachments/drafts';
import { isAnswerAddress } from '@/submissions/records/incoming/thread-address';
import type { WrittenReply } from '@/submissions/records/thread/replies';
import { forgetTakenBack } from '@/submissions/records/taken-back';

import type { ReplyState } from '../action/action-state';
import { asStaff, gone, Refusal, sentForm } from '../action/as-staff';
import { getSubmission } from '../submission/reads';
import { idsIn, joinTexts } from './reply-text';
import { laterTime } from './later-time';
import { fillTemplate, previewReply, signatureBelow } from './reads';
import { addressesIn, withOthers } from './recipients/addresses';
import { emptyHead, headProblems } from './recipients/reply-head';
import { sendReply, sendReplyAgain, takeReplyBack } from './replies';

/** As the box has it; a browser sends other ends of lines. */
const words = z
  .string()
  .max(20_000)
  .transform((text) => text.replaceAll('\r\n', '\n').trimEnd());
/** Of replies that were taken back and whose words the box holds. */
const held = z
  .string()
  .default('')
  .transform((ids) => idsIn(ids))
  .pipe(z.array(z.uuid()).max(100));
/** Of a field above the box. */
const field = z
  .string()
  .max(6000)
  .default('')
  .transform((text) => text.replaceAll('\r\n', '\n').trim());
const about = z.object({
  ...{ form: z.enum(formNames), id: z.uuid(), text: words, held },
  ...{ cc: field, bcc: field, subject: field.transform((text) => text.replaceAll(/\s+/g, ' ')) },
});
const ofEntry = about.extend({ entry: z.uuid() });
const written = words.pipe(z.string().min(1));
/** Only where the page offers several. */
const to = z.string().max(1000).optional();
const toSend = {
  text: written,
  to,
  key: z.uuid(),
  seen: z.coerce.number().int().min(0).max(2_000_000_000),
};
const order = z.discriminatedUnion('intent', [
  about.extend({
    intent: z.literal('send'),
    ...toSend,
  }),
  about.extend({ intent: z.literal('send-later'), ...toSend, later: z.string() }),
  about.extend({ intent: z.literal('preview'), text: written, to }),
  about.extend({ intent: z.literal('reply-all'), everybody: field }),
  about.extend({ intent: z.literal('insert'), template: z.string().min(1) }),
  ofEntry.extend({ intent: z.literal('take-back') }),
  ofEntry.extend({ intent: z.literal('try-again') }),
  ofEntry.extend({ intent: z.literal('remove-file') }),
  about.extend({ intent: z.literal('forget') }),
]);

const noTime = `Choose a date and a time in the next 90 days; they are ${place.clock}’s.`;

type ReplyOrder = z.infer<typeof order>;
type SendOrder = Extract<ReplyOrder, { intent: 'send' | 'send-later' }>;

/** Runs what the form of a conversation was sent for: the button that sent it says what. */
export async function reply(_before: ReplyState, sent: FormData): Promise<ReplyState> {
  const data = sentForm(sent);
  const pressed = data.get('intent');
  const [intent, entry] = typeof pressed === 'string' ? pressed.split(' ') : [];
  const meant = order.safeParse({ ...Object.fromEntries(data), intent, entry }).data;
  const states: ReplyState[] = [];
  const answer = await asStaff('work', data, meant, async (given, user) => {
    const { cc, bcc, subject, held: ids } = given;
    states.push({ head: { cc, bcc, subject }, ...(await carryOut(given, user)), held: ids });
  });
  const [state] = states;
  if (answer.isClash || (state?.done && !changesNothing.includes(state.done))) refresh();
  return state ?? answer;
}

/** These change nothing that the page shows. */
const changesNothing: readonly ReplyState['done'][] = [
  'previewed',
  'inserted',
  'replying-all',
  'forgotten',
];

const emptied = { text: '', head: emptyHead } as const;

async function carryOut(given: ReplyOrder, user: TypedUser): Promise<ReplyState> {
  const form = forms[given.form];
  const { id, text, held: ids } = given;
  switch (given.intent) {
    case 'send':
      await sendReply(form, user, await withSignature(toReply(given), user));
      return { done: 'sent', ...emptied };
    case 'send-later': {
      const dueAt = laterTime(given.later, Date.now());
      if (dueAt === null) throw new Refusal(noTime);
      await sendReply(form, user, await withSignature({ ...toReply(given), dueAt }, user));
      return { done: 'scheduled', ...emptied };
    }
    case 'remove-file':
      await removeDraftFile(user, given.entry);
      return { done: 'removed', text };
    case 'take-back': {
      // Its words come with the page, and not only once with this answer.
      await takeReplyBack(form, user, { id: given.entry, submission: id });
      return { done: 'taken-back', text };
    }
    case 'forget':
      await forgetTakenBack(user, ids);
      return { done: 'forgotten', text };
    case 'try-again':
      await sendReplyAgain(form, user, { id: given.entry, submission: id });
      return { done: 'tried-again', text };
    case 'reply-all': {
      const { cc, bcc, subject, everybody } = given;
      const head = { cc: withOthers(cc, addressesIn(everybody)), bcc, subject };
      return { done: 'replying-all', text, head };
    }
    case 'insert':
    case 'preview': {
      const submission = await getSubmission(form, user, id);
      if (!submission) throw new Refusal(gone);
      if (given.intent === 'preview')
        return {
          done: 'previewed',
          text,
          preview: await previewReply(form, submission, await withSignature(given, user)),
        };
      const filled = await fillTemplate(form, user, submission, given.template);
      if (filled === null) throw new Refusal('This template is gone. Load the page again.');
      return { done: 'inserted', text: joinTexts(text, filled) };
    }
  }
}

const withSignature = async <Reply extends { readonly text: string }>(
  reply: Reply,
  user: TypedUser,
) => ({ ...reply, signature: await signatureBelow(reply.text, user) });

function toReply({
  key,
  id,
  text,
  to: recipient,
  seen,
  held: ids,
  ...head
}: SendOrder): WrittenReply {
  const problems = headProblems(head);
  for (const [name, problem] of Object.entries({ Cc: problems.cc, Bcc: problems.bcc }))
    if (problem !== null) throw new Refusal(`Not sent. ${name}: ${problem}`);
  const [cc, bcc] = [addressesIn(head.cc), addressesIn(head.bcc)];
  const ours = [...cc, ...bcc].find(isAnswerAddress);
  if (ours !== undefined) throw new Refusal(`Not sent. At ${ours} answers come in: leave it out.`);
  return {
    ...{ id: key, submission: id, text, to: recipient, seen, held: ids },
    ...{ cc, bcc, subject: head.subject },
  };
}
