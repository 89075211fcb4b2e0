import 'server-only';

import type { TypedUser } from 'payload';

import { forms } from '@/forms';
import { listFilesOfDrafts } from '@/submissions/records/attachments/drafts';
import { listMailsFrom, readContents } from '@/submissions/records/incoming/of-sender';
import type { StrayMail } from '@/submissions/records/incoming/unmatched';
import { listJoins } from '@/submissions/records/person/joins';
import { listAllReturned } from '@/submissions/records/returned';
import type { MailFile } from '@/submissions/records/thread/thread';

import { findPerson, type PersonRecord } from './data-protection';

/**
 * What came in by mail from some addresses beside the threads of its own submissions: unmatched, or
 * about somebody else's.
 * @param records what the user may read of those
 */
export async function findOtherMails(
  emails: readonly string[],
  records: readonly PersonRecord[],
): Promise<readonly StrayMail[]> {
  const own = new Set(records.flatMap(({ replies }) => replies.map(({ id }) => id)));
  return (await listMailsFrom(emails)).filter(({ id }) => !own.has(id));
}

/** All that is kept of some addresses of a person, with what is in its files, in base64. */
export async function exportPerson(user: TypedUser, emails: readonly string[]) {
  const records = await findPerson(user, emails, 'export');
  const mails = await findOtherMails(emails, records);
  return {
    records: await Promise.all(
      records.map(async (record) => ({
        ...record,
        replies: await Promise.all(record.replies.map(withContents)),
        // Of replies that nobody has sent yet.
        draftFiles: (await withContents({ files: await draftFilesOf(record) })).files,
        drafts: (await takenBackOf(record)).map(({ text }) => text),
      })),
    ),
    mails: await Promise.all(mails.map(withContents)),
    joins: (await listJoins(emails.map((email) => email.toLowerCase()))).map(
      ({ one, other, at }) => ({ addresses: [one, other], joinedAt: at }),
    ),
  };
}

const draftFilesOf = ({ form, submission }: PersonRecord) =>
  listFilesOfDrafts(forms[form], submission.id);

const takenBackOf = ({ form, submission }: PersonRecord) =>
  listAllReturned(forms[form], submission.id);

async function withContents<Mail extends { readonly files: readonly MailFile[] }>(mail: Mail) {
  const contents = await readContents(mail.files.map(({ id }) => id));
  const files = mail.files.map((file) => ({
    ...file,
    content: contents.get(file.id)?.toString('base64') ?? null,
  }));
  return { ...mail, files };
}
