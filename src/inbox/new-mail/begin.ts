import 'server-only';

import config from '@payload-config';
import { getPayload, type TypedUser } from 'payload';

import { forms } from '@/forms';
import { staffConnection } from '@/platform/database/staff-connection';
import { isEmailAddress } from '@/platform/email-address';
import { asAnswers, canReply, newConversation } from '@/submissions';
import { listDraftFiles } from '@/submissions/records/attachments/draft-files';
import { knowOurs } from '@/submissions/records/mailboxes/mailboxes';
import { beginConversation } from '@/submissions/records/thread/new-mail';

import { mustSeeForm } from '../access';
import { Refusal } from '../action/as-staff';
import { reading } from '../list/reads/reading';
import { mustHavePictures } from '../reply/files/must-have-pictures';
import { chosenMailbox, listOurMailboxes, storedMailbox } from '../reply/from/our-mailboxes';
import { signatureBelow } from '../reply/reads';

/** As its page sends it. */
export interface WrittenMail {
  /** The id that it will have: what is sent twice goes out once. */
  readonly key: string;
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly text: string;
  /** The mailbox that it goes out from, where there are several. */
  readonly from?: string | undefined;
}

/** Whoever writes has one new mail at a time: there is no submission yet that could tell two apart. */
const draftOf = ({ id: author }: TypedUser) => ({ author, submission: null });

/** What goes along with it. */
export const readNewFiles = async (user: TypedUser) =>
  (await reading('read the files of a new mail', () => listDraftFiles(draftOf(user)))) ?? [];

/** Writes to somebody who has not written to us. @returns the id of the conversation */
export async function beginMail(user: TypedUser, mail: WrittenMail): Promise<string> {
  if (!canReply) throw new Refusal('Nothing was sent: no mail server is set.');
  const { key: id, email, subject, text } = mail;
  if (!isEmailAddress(email))
    throw new Refusal(`Not sent. “${email}” is no email address. Write it as bo@quay.example.`);
  if ((await knowOurs(staffConnection))(email))
    throw new Refusal(`Not sent. At ${email} answers come in: nobody is written to there.`);
  await mustSeeForm(await getPayload({ config }), user, forms.contact);
  await mustHavePictures(text, draftOf(user), id);
  const ours = await listOurMailboxes();
  const chosen = chosenMailbox(ours, mail.from);
  const begun = newConversation(id);
  await beginConversation(user, {
    ...{ ...begun, id, subject, text },
    ...asAnswers({ address: email, sender: mail.name || null, subject, text }),
    signature: await signatureBelow(text, user, chosen ?? ours[0]),
    mailbox: storedMailbox(chosen),
  });
  return begun.submission;
}
