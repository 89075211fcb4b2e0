import 'server-only';

import { randomUUID } from 'node:crypto';

import type { TypedUser } from 'payload';

import { type FormDefinition } from '@/forms';
import { takesFiles } from '@/forms/kinds';
import { canReply, replySubject, replyTo, signed } from '@/submissions';
import { listDraftFiles } from '@/submissions/records/attachments/draft-files';
import { getSharedDraft, type SharedDraft } from '@/submissions/records/drafts/shared-drafts';
import { listFormFiles } from '@/submissions/records/attachments/form-files';
import { listOwnTexts } from '@/submissions/records/texts/own-texts';
import { listTakenBack, type TakenBackReply } from '@/submissions/records/taken-back';
import type { Mailbox } from '@/submissions/records/mailboxes/mailboxes';
import {
  mailboxAt,
  mailboxOfConversation,
  written,
} from '@/submissions/records/mailboxes/our-mailboxes';
import {
  listLastEntries,
  type MailFile,
  type ThreadEntry,
} from '@/submissions/records/thread/thread';

import type { MailPreview } from '../action/action-state';
import { reading, settingsFor } from '../list/reads/reading';
import type { Submission } from '../list/reads/submission';
import type { FromChoice } from './from/from-select';
import { chosenMailbox, fromChoices, listOurMailboxes } from './from/our-mailboxes';
import { addressesIn } from './recipients/addresses';
import { listEverybody } from './recipients/everybody';
import type { ReplyHead } from './recipients/reply-head';
import { parties, signatureOf } from './reply-settings';
import { endingOf } from './reply-text';
import { textNames } from './texts/reads';
import type { TextName } from './texts/slash';

/** So many mails of a thread are shown at first, and so many more each time somebody asks for more. */
export const threadPage = 20;

/** What was answered to a submission, and what an answer needs. */
export interface Conversation {
  /** Null where it could not be read: then nobody can say what an answer would follow. */
  readonly thread: readonly ThreadEntry[] | null;
  /** How many mails came before those. */
  readonly earlier: number;
  /** Who else got the last of them or wrote it. */
  readonly everybody: readonly string[];
  /** What a reply can begin with. */
  readonly templates: readonly TextName[];
  /** What ends a reply of the viewer's; empty for nothing. */
  readonly signature: string;
  /** From where it can go out, that of the conversation first; nothing where there is one mailbox. */
  readonly from: readonly FromChoice[];
  /** The files that came with the submission. */
  readonly sent: readonly MailFile[];
  /** Those of the reply that the viewer is writing. */
  readonly files: readonly MailFile[];
  /** What the viewer took back and has not sent since; null where it could not be read. */
  readonly takenBack: readonly TakenBackReply[] | null;
  /** What a colleague, or the viewer, has begun for all to see. */
  readonly draft: (SharedDraft & { readonly files: readonly MailFile[] }) | null;
  readonly canSend: boolean;
  /** Another one for each form: what is sent under it twice goes out once. */
  readonly key: string;
}

/**
 * @param id of a submission that the user may read
 * @param earlier how many mails to read beside the newest
 */
export async function readConversation(
  form: FormDefinition,
  user: TypedUser,
  id: string,
  earlier = 0,
): Promise<Conversation> {
  const draft = { author: user.id, submission: id };
  const [threads, sent, files, takenBack, settings, site, texts, shared] = await Promise.all([
    reading('read the replies', () => listLastEntries([id], threadPage + earlier)),
    takesFiles(form) || form.isMade
      ? reading('read the files of a form', () => listFormFiles(id))
      : [],
    reading('read the files of a draft', () => listDraftFiles(draft)),
    reading('read what was taken back', () => listTakenBack(draft)),
    settingsFor(user),
    parties(),
    reading('read the own texts', () => listOwnTexts(user.id)),
    reading('read a shared draft', () => readSharedDraft(id)),
  ]);
  const thread = threads && (threads.get(id)?.entries ?? []);
  const offered = await reading('read the mailboxes', async () => {
    const ours = await listOurMailboxes();
    const mailbox = await mailboxOfConversation(ours, { form: form.name, submission: id });
    return { mailbox, from: await fromChoices(user, ours, mailbox) };
  });
  const everybody = await reading('read who got a mail', () => listEverybody(user, thread ?? []));
  return {
    thread,
    everybody: everybody ?? [],
    signature: signatureOf(user, settings, site.brand, offered?.mailbox),
    from: offered?.from ?? [],
    earlier: threads?.get(id)?.earlier ?? 0,
    templates: textNames(texts ?? [], settings),
    sent: sent ?? [],
    files: files ?? [],
    takenBack,
    draft: shared,
    canSend: canReply,
    key: randomUUID(),
  };
}

async function readSharedDraft(id: string): Promise<Conversation['draft']> {
  const draft = await getSharedDraft(id);
  const { author } = draft ?? {};
  const files = author ? await listDraftFiles({ author, submission: id }) : [];
  return draft && { ...draft, files };
}

/** What ends a reply below these words. @param mailbox that it goes out from */
export async function signatureBelow(
  text: string,
  user: TypedUser,
  mailbox?: Mailbox,
): Promise<string> {
  const [settings, { brand }] = await Promise.all([settingsFor(user), parties()]);
  return endingOf(text, signatureOf(user, settings, brand, mailbox));
}

/** The mailbox that a reply goes out from: which its form names, else that of the conversation. */
export async function mailboxOfReply(
  form: FormDefinition,
  submission: string,
  from: string | undefined,
): Promise<{ readonly mailbox: Mailbox; readonly chosen: Mailbox | undefined }> {
  const ours = await listOurMailboxes();
  const chosen = chosenMailbox(ours, from);
  const thread = { form: form.name, submission };
  return { chosen, mailbox: chosen ?? (await mailboxOfConversation(ours, thread)) };
}

interface PreviewedReply extends ReplyHead {
  readonly text: string;
  readonly signature: string | null;
  readonly to?: string | undefined;
  /** The mailbox that somebody chose for it. */
  readonly from?: string | undefined;
}

/** The mail that a reply would be. */
export async function previewReply(
  form: FormDefinition,
  { id, values, reference }: Pick<Submission, 'id' | 'values' | 'reference'>,
  { text, signature, to, from, cc, bcc, subject }: PreviewedReply,
): Promise<MailPreview> {
  const [ours, site] = await Promise.all([listOurMailboxes(), parties()]);
  const thread = { form: form.name, submission: id };
  const mailbox = mailboxAt(ours, from ?? null) ?? (await mailboxOfConversation(ours, thread));
  return {
    from: written(mailbox),
    to: to ?? values['email'] ?? '',
    cc: addressesIn(cc).join(', '),
    bcc: addressesIn(bcc).join(', '),
    replyTo: replyTo(thread, site, mailbox === ours[0] ? undefined : mailbox.address),
    subject: subject || replySubject({ form: form.name, reference }, site.brand),
    text: signed(text, signature),
  };
}
