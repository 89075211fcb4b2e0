import 'server-only';

import type { TypedUser } from 'payload';

import type { FormDefinition } from '@/forms';
import { canReply } from '@/submissions';
import {
  queueReply,
  takeBackReply,
  tryReplyAgain,
  type WrittenReply,
} from '@/submissions/records/thread/replies';
import { sendToCorrected } from '@/submissions/records/thread/send-on';
import { listLastEntries } from '@/submissions/records/thread/thread';
import { changeRows } from '@/submissions/records/work';

import { mustReadSubmission } from '../access';
import { Clash, gone, Refusal } from '../action/as-staff';
import { listColleagues } from '../submission/colleagues';

const problems = {
  noMail: 'Nothing was sent: no mail server is set.',
  spent:
    'Another text was sent from here before. Look above; to send this as well, press Send again.',
  takenBack: 'This was sent, and taken back since. To send it now, press Send again.',
  tooLate: 'It is too late: the email is on its way, or it was taken back before.',
};

interface EntryOf {
  readonly id: string;
  readonly submission: string;
}

/** Queues a reply for whoever may read the submission; it goes out unless it is taken back. */
export async function sendReply(
  form: FormDefinition,
  user: TypedUser,
  reply: WrittenReply,
): Promise<void> {
  if (!canReply) throw new Refusal(problems.noMail);
  await mustReadSubmission(form, user, reply.submission);
  const queued = await queueReply(form, user, reply);
  if (queued === 'gone') throw new Refusal(gone);
  if (queued === 'spent') throw new Clash(problems.spent);
  if (queued === 'taken-back') throw new Clash(problems.takenBack);
  if (queued === 'overtaken') throw new Clash(await overtaken(user, reply.submission));
  if (queued === 'queued' && (user.takesByReply ?? true))
    await takeFromNobody(form, user, reply.submission);
}

/** Whoever answers what nobody has goes on with it. What somebody else has stays theirs. */
const takeFromNobody = (form: FormDefinition, user: TypedUser, id: string) =>
  changeRows(form, user, [{ id, expects: '' }], { assignee: user.id });

/** Its words come with the page, and not with the answer to this, which could be lost. */
export const takeReplyBack = settleBy(takeBackReply);

export const sendReplyAgain = settleBy(
  async (form, user, entry) =>
    (await tryReplyAgain(form, user, entry)) || sendToCorrected(form, user, entry),
);

function settleBy(settle: typeof takeBackReply) {
  return async (form: FormDefinition, user: TypedUser, entry: EntryOf): Promise<void> => {
    await mustReadSubmission(form, user, entry.submission);
    if (!(await settle(form, user, entry))) throw new Clash(problems.tooLate);
  };
}

async function overtaken(user: TypedUser, id: string): Promise<string> {
  const last = (await listLastEntries([id], 1)).get(id)?.entries.at(-1);
  if (last && last.kind !== 'reply')
    return 'Meanwhile a mail came in, so this was not sent. Read it above; to send yours, press Send again.';
  const colleagues = await listColleagues(user);
  const name = colleagues.find((each) => each.id === last?.author)?.name ?? 'a colleague';
  const who = last?.author === user.id ? 'you' : name;
  return `Meanwhile ${who} answered, so this was not sent. Read that above; to send yours as well, press Send again.`;
}
