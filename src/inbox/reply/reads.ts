import 'server-only';

import { randomUUID } from 'node:crypto';

import config from '@payload-config';
import { getPayload, type TypedUser } from 'payload';

import { type FormDefinition } from '@/forms';
import { takesFiles } from '@/forms/kinds';
import { fillIn, projectOf } from '@/forms/reply-template';
import { canReply, replySubject, replyTo } from '@/submissions';
import { listDraftFiles } from '@/submissions/records/attachments/drafts';
import { listFormFiles } from '@/submissions/records/attachments/form-files';
import { listTakenBack, type TakenBackReply } from '@/submissions/records/taken-back';
import {
  listLastEntries,
  type MailFile,
  type ThreadEntry,
} from '@/submissions/records/thread/thread';

import { asSeenBy } from '../access';
import type { MailPreview } from '../action/action-state';
import { reading } from '../list/reads/reading';
import type { Submission } from '../list/reads/submission';

/** So many mails of a thread are shown at first, and so many more each time somebody asks for more. */
export const threadPage = 20;

export interface TemplateName {
  readonly id: string;
  readonly name: string;
}

/** What was answered to a submission, and what an answer needs. */
export interface Conversation {
  /** Null where it could not be read: then nobody can say what an answer would follow. */
  readonly thread: readonly ThreadEntry[] | null;
  /** How many mails came before those. */
  readonly earlier: number;
  readonly templates: readonly TemplateName[];
  /** The files that came with the submission. */
  readonly sent: readonly MailFile[];
  /** Those of the reply that the viewer is writing. */
  readonly files: readonly MailFile[];
  /** What the viewer took back and has not sent since; null where it could not be read. */
  readonly takenBack: readonly TakenBackReply[] | null;
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
  const [threads, sent, files, takenBack, templates] = await Promise.all([
    reading('read the replies', () => listLastEntries([id], threadPage + earlier)),
    takesFiles(form) || form.isMade
      ? reading('read the files of a form', () => listFormFiles(id))
      : [],
    reading('read the files of a draft', () => listDraftFiles(draft)),
    reading('read what was taken back', () => listTakenBack(draft)),
    listTemplates(user),
  ]);
  return {
    thread: threads && (threads.get(id)?.entries ?? []),
    earlier: threads?.get(id)?.earlier ?? 0,
    templates: (templates ?? []).map((template) => ({ id: template.id, name: template.name })),
    sent: sent ?? [],
    files: files ?? [],
    takenBack,
    canSend: canReply,
    key: randomUUID(),
  };
}

const settingsFor = (user: TypedUser) =>
  reading('read the templates', (payload) =>
    payload.findGlobal({ slug: 'inbox-settings', depth: 0, ...asSeenBy(user) }),
  );

async function listTemplates(user: TypedUser) {
  const settings = await settingsFor(user);
  return settings?.replyTemplates?.map(({ id, name, text }) => ({ id: id ?? '', name, text }));
}

const parties = async () =>
  (await getPayload({ config })).findGlobal({
    slug: 'site-settings',
    depth: 0,
    overrideAccess: true,
  });

/** A template as it begins a reply to a submission; null where there is none with this id. */
export async function fillTemplate(
  form: FormDefinition,
  user: TypedUser,
  { values, reference }: Pick<Submission, 'values' | 'reference'>,
  id: string,
): Promise<string | null> {
  const [settings, { brand }] = await Promise.all([settingsFor(user), parties()]);
  const template = settings?.replyTemplates?.find((each) => each.id === id);
  if (!template) return null;
  return fillIn(template.text, {
    name: values['name'] ?? '',
    reference,
    project: projectOf(form, values),
    signature: fillIn(settings?.replySignature ?? '{me}\n{brand}', { me: user.name, brand }),
  });
}

/** The mail that a reply would be. */
export async function previewReply(
  form: FormDefinition,
  { id, values, reference }: Pick<Submission, 'id' | 'values' | 'reference'>,
  text: string,
  to?: string,
): Promise<MailPreview> {
  const [{ email }, site] = await Promise.all([getPayload({ config }), parties()]);
  const { defaultFromName: name, defaultFromAddress: address } = email;
  return {
    from: name ? `${name} <${address}>` : address,
    to: to ?? values['email'] ?? '',
    replyTo: replyTo({ form: form.name, submission: id }, site),
    subject: replySubject({ form: form.name, reference }, site.brand),
    text,
  };
}
