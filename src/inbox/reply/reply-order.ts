import { z } from 'zod';

import { formNames, statuses } from '@/forms';

import { snoozeChoices } from '../snooze/snooze-times';
import { idsIn } from './reply-text';
import { fromMailbox, mailWords, someWords } from './written-fields';

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
  ...{ form: z.enum(formNames), id: z.uuid(), text: mailWords, held },
  ...{ cc: field, bcc: field, subject: field.transform((text) => text.replaceAll(/\s+/g, ' ')) },
});
const ofEntry = about.extend({ entry: z.uuid() });
/** Only where the page offers several. */
const to = z.string().max(1000).optional();
const seenStatus = z.enum(statuses.map(({ value }) => value));
/** The names in braces that its writer was told of, and sends all the same. */
const told = z.string().max(20_000).default('');
export const textName = z.string().trim().min(1).max(60);
/** The version of the shared draft whose words the box has; empty for none. */
const draft = z.union([z.uuid(), z.literal('')]).default('');
const toSend = {
  ...{ told, draft },
  text: someWords,
  ...{ to, from: fromMailbox },
  key: z.uuid(),
  seen: z.coerce.number().int().min(0).max(2_000_000_000),
};
const order = z.discriminatedUnion('intent', [
  about.extend({
    intent: z.literal('send'),
    ...toSend,
  }),
  about.extend({ intent: z.literal('send-archive'), ...toSend, seenStatus }),
  about.extend({
    ...{ intent: z.literal('send-snooze'), ...toSend, seenStatus },
    until: z.enum(snoozeChoices),
    day: z.string().default(''),
    seenSnooze: z.union([z.iso.datetime(), z.literal('')]),
  }),
  about.extend({ intent: z.literal('send-next'), ...toSend }),
  about.extend({ intent: z.literal('send-later'), ...toSend, later: z.string() }),
  about.extend({ intent: z.literal('preview'), text: someWords, to, from: fromMailbox }),
  about.extend({ intent: z.literal('reply-all'), everybody: field }),
  about.extend({ intent: z.literal('save-text'), text: someWords, textName }),
  about.extend({ intent: z.literal('insert'), template: z.string().min(1) }),
  ofEntry.extend({ intent: z.literal('take-back') }),
  ofEntry.extend({ intent: z.literal('try-again') }),
  ofEntry.extend({ intent: z.literal('remove-file') }),
  about.extend({ intent: z.literal('share-draft'), text: someWords, draft }),
  ofEntry.extend({ intent: z.literal('take-draft') }),
  ofEntry.extend({ intent: z.literal('drop-draft') }),
  about.extend({ intent: z.literal('forget') }),
]);

export type ReplyOrder = z.infer<typeof order>;
/** What is sent by one of the buttons. */
export type OrderTo<Intent> = Extract<ReplyOrder, { intent: Intent }>;
export type SendAndOrder = OrderTo<'send-archive' | 'send-snooze' | 'send-next'>;
export type SendOrder = OrderTo<'send' | 'send-later'> | SendAndOrder;

export const isSend = (given: ReplyOrder): given is SendOrder => 'key' in given;

/** What the form of a conversation was sent for: the button says it, and what it is about after a space. */
export function parseOrder(data: FormData): ReplyOrder | undefined {
  const pressed = data.get('intent');
  const [intent, about] = typeof pressed === 'string' ? pressed.split(' ') : [];
  const fields = Object.fromEntries(data);
  return order.safeParse({ ...fields, intent, entry: about, until: about }).data;
}

/** Whether something is to be done about the submission with the same press. */
export const isSendAnd = (given: ReplyOrder): given is SendAndOrder =>
  ['send-archive', 'send-snooze', 'send-next'].includes(given.intent);
