import 'server-only';

import type { Payload, SendEmailOptions, TypedUser } from 'payload';
import { z } from 'zod';

import { formList, forms, type FormDefinition, type FormName } from '@/forms';
import { formattedMail } from '@/platform/formatted/format-html';
import { heldNotice, heldPictures, withForwarded } from '@/submissions';
import { listHeldReplies, type HeldReply } from '@/submissions/records/thread/outbox';
import type { MailFile } from '@/submissions/records/thread/thread';

import { asSeenBy, readableNames } from '../access';
import { reading } from '../list/reads/reading';
import { toSubmission, type Submission } from '../list/reads/submission';
import { previewReply } from '../reply/reads';
import { getSubmission } from '../submission/reads';
import { notices } from '../submission/notice-states';
import type { HeldMailKey } from './held-mail';

/** Enough to see what just went out; the rest is on the threads. */
const most = 100;

/** A line of the outbox. */
export interface HeldMail extends HeldMailKey {
  readonly reference: string;
  /** Of who sent the submission. */
  readonly name: string;
  /** When it would have gone out, in ISO 8601. */
  readonly at: string;
}

/** What lies in the outbox, the newest first, as far as the user may read it; null where it could not be read. */
export const readOutbox = (user: TypedUser): Promise<readonly HeldMail[] | null> =>
  reading('read the outbox', async (payload) => {
    const [replies, ...held] = await Promise.all([
      listHeldReplies(most),
      ...formList.map((form) => listLogged(payload, user, form)),
    ]);
    const readable = await Promise.all(formList.map((form) => repliesOf(form, user, replies)));
    return [...held, ...readable]
      .flat()
      .toSorted((one, other) => other.at.localeCompare(one.at))
      .slice(0, most);
  });

async function repliesOf(
  form: FormDefinition,
  user: TypedUser,
  replies: readonly HeldReply[],
): Promise<HeldMail[]> {
  const own = replies.filter((reply) => reply.form === form.name);
  const about = own.map(({ submission }) => submission);
  const names = await readableNames(form, user, about);
  return own.flatMap(({ id, reference, at, submission }): HeldMail[] => {
    const name = names.get(submission);
    return name === undefined ? [] : [{ kind: 'reply', form: form.name, id, reference, name, at }];
  });
}

async function listLogged(
  payload: Payload,
  user: TypedUser,
  form: FormDefinition,
): Promise<HeldMail[]> {
  const { docs } = await payload.find({
    collection: form.collection,
    where: { or: notices.map(({ name }) => ({ [`${name}.state`]: { equals: 'logged' } })) },
    sort: '-submittedAt',
    limit: most,
    pagination: false,
    depth: 0,
    ...asSeenBy(user),
  });
  return docs.map((doc) => toSubmission(form, doc)).flatMap(noticesOf);
}

const noticesOf = ({ form, id, reference, values, notices: states }: Submission): HeldMail[] =>
  notices.flatMap(({ name: kind }): HeldMail[] => {
    const { state, at } = states[kind];
    const name = values['name'] ?? '';
    return state === 'logged' && at !== null ? [{ kind, form, id, reference, name, at }] : [];
  });

/** A mail of the outbox, whole. */
export interface WholeHeldMail {
  readonly from: string;
  readonly to: string;
  /** Empty for nobody. */
  readonly cc: string;
  readonly bcc: string;
  readonly replyTo: string;
  readonly subject: string;
  readonly text: string;
  /** Null where the mail is plain text. */
  readonly html: string | null;
  readonly files: readonly MailFile[];
  readonly form: FormName;
  readonly submission: string;
  readonly reference: string;
  /** Who would answer it; null where it goes to us. */
  readonly customer: { readonly name: string; readonly address: string } | null;
}

/** Null where it is none of the outbox, or the user may not read it. */
export async function readHeldMail(
  user: TypedUser,
  key: HeldMailKey,
): Promise<WholeHeldMail | null> {
  const form = forms[key.form];
  return key.kind === 'reply'
    ? readReply(user, form, key.id)
    : readNotice(user, form, { notice: key.kind, submission: key.id });
}

async function readReply(
  user: TypedUser,
  form: FormDefinition,
  id: string,
): Promise<WholeHeldMail | null> {
  const replies = await reading('read a reply in the outbox', () => listHeldReplies(1, id));
  const [reply] = replies ?? [];
  if (!reply || reply.form !== form.name) return null;
  const submission = await getSubmission(form, user, reply.submission);
  if (!submission) return null;
  const { text, signature, quoted, address: to, cc, bcc, subject, mailbox } = reply;
  const head = { cc: cc ?? '', bcc: bcc ?? '', subject: subject ?? '' };
  const mail = await previewReply(form, submission, {
    ...{ text, signature, to, ...head },
    ...(mailbox !== null && { from: mailbox }),
  });
  const whole = withForwarded(mail.text, quoted);
  return {
    ...{ ...mail, text: whole },
    html: formattedMail(mail.text, quoted ?? '', await heldPictures(id, whole)),
    ...{ files: reply.files, ...aboutOf(submission) },
  };
}

async function readNotice(
  user: TypedUser,
  form: FormDefinition,
  about: Parameters<typeof heldNotice>[2],
): Promise<WholeHeldMail | null> {
  const submission = await getSubmission(form, user, about.submission);
  if (submission?.notices[about.notice].state !== 'logged') return null;
  const found = await reading('read a notice in the outbox', async (payload) => ({
    mail: await heldNotice(payload, form, about),
    usual: payload.email.defaultFromAddress,
  }));
  if (!found?.mail) return null;
  const { mail, usual } = found;
  const isOurs = about.notice === 'ownerNotice';
  return {
    from: addressesIn(mail.from) || usual,
    to: addressesIn(mail.to),
    ...{ cc: '', bcc: '' },
    replyTo: addressesIn(mail.replyTo),
    subject: mail.subject ?? '',
    text: inWords(mail.text),
    html: inWords(mail.html) || null,
    files: [],
    ...aboutOf(submission),
    ...(isOurs && { customer: null }),
  };
}

const aboutOf = ({ form, id, reference, values }: Submission) => ({
  form,
  submission: id,
  reference,
  customer: { name: values['name'] ?? '', address: values['email'] ?? '' },
});

/** Our own mails have their texts as texts. */
const inWords = (content: SendEmailOptions['text']): string =>
  typeof content === 'string' ? content : '';

/** Our own mails have their addresses alone, but for that which they go out from. */
const named = z.object({ address: z.string() });

const addressesIn = (field: SendEmailOptions['to']): string =>
  [field]
    .flat()
    .flatMap((each) =>
      typeof each === 'string' ? each : (named.safeParse(each).data?.address ?? []),
    )
    .join(', ');
