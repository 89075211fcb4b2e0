import 'server-only';

import type { TypedUser } from 'payload';

import type { FormDefinition } from '@/forms';
import { listOf } from '@/platform/place/wording';
import { sizeWords } from '@/platform/file-rules';
import { mailFiles } from '@/platform/mail/mail-limits';
import { canReply } from '@/submissions';
import { listDraftFiles } from '@/submissions/records/attachments/draft-files';
import { queueForward, type Forwarded } from '@/submissions/records/thread/forwards';
import type { MailFile } from '@/submissions/records/thread/thread';

import { gone, Refusal } from '../action/as-staff';
import { mustHavePictures } from '../reply/files/must-have-pictures';
import { storedMailbox } from '../reply/from/our-mailboxes';
import { mailboxOfReply, signatureBelow } from '../reply/reads';
import { addressesIn, recipientProblem } from '../reply/recipients/addresses';
import { mustBeOthers } from '../reply/recipients/must-be-others';
import { readForwardable } from './reads';

/** As its page sends it. */
export interface ForwardOrder extends Forwarded {
  /** The id that it will have: what is sent twice goes out once. */
  readonly key: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Ids of files. */
  readonly files: readonly string[];
  /** The mailbox that it goes out from, where there are several. */
  readonly from?: string | undefined;
  readonly held: readonly string[];
}

/** Forwards a mail or a conversation for whoever may read it; it goes out unless it is taken back. */
export async function sendForward(
  form: FormDefinition,
  user: TypedUser,
  order: ForwardOrder,
): Promise<void> {
  if (!canReply) throw new Refusal('Nothing was sent: no mail server is set.');
  const [to, ...cc] = await recipientsIn(order.to);
  const what = await readForwardable(form, user, order);
  if (!what || to === undefined) throw new Refusal(gone);
  const chosen = what.files.filter(({ id }) => order.files.includes(id));
  const draft = { author: user.id, submission: order.submission, isForward: true };
  const problem = filesProblem([...chosen, ...(await listDraftFiles(draft))]);
  if (problem !== null) throw new Refusal(problem);
  await mustHavePictures(order.text, draft, order.key);
  const { mailbox, chosen: named } = await mailboxOfReply(form, order.submission, order.from);
  const queued = await queueForward(form, user, {
    ...{ id: order.key, submission: order.submission, mail: order.mail },
    ...{ to, cc, text: order.text, held: order.held, quoted: what.quoted },
    subject: order.subject || what.subject,
    signature: await signatureBelow(order.text, user, mailbox),
    mailbox: storedMailbox(named),
    files: chosen.map(({ id }) => id),
  });
  if (queued === 'gone') throw new Refusal(gone);
}

async function recipientsIn(field: string): Promise<readonly string[]> {
  const problem = recipientProblem(field, 0);
  if (problem !== null) throw new Refusal(`Not sent. ${problem}`);
  const addresses = addressesIn(field);
  if (addresses.length === 0) throw new Refusal('Not sent. Write to whom it goes.');
  await mustBeOthers(addresses);
  return addresses;
}

function filesProblem(files: readonly MailFile[]): string | null {
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  if (files.length > mailFiles.most)
    return `Not sent. A mail takes ${mailFiles.most} files: leave some out.`;
  if (bytes <= mailFiles.bytes) return null;
  const names = listOf(files.map(({ name }) => name));
  return `Not sent. ${names} are ${sizeWords(bytes)} together, and a mail takes ${sizeWords(mailFiles.bytes)}: leave some out.`;
}
