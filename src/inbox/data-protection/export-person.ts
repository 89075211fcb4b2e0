import 'server-only';

import type { TypedUser } from 'payload';

import { forms } from '@/forms';
import { listFilesOfDrafts } from '@/submissions/records/attachments/drafts';
import { listMailsFrom, readContents } from '@/submissions/records/incoming/of-sender';
import type { StrayMail } from '@/submissions/records/incoming/unmatched';
import type { MailFile } from '@/submissions/records/thread';

import { findPerson, type PersonRecord } from './data-protection';

/**
 * What came in by mail from an address beside the threads of its own submissions: unmatched, or
 * about somebody else's.
 * @param records what the user may read of that address
 */
export async function findOtherMails(
  email: string,
  records: readonly PersonRecord[],
): Promise<readonly StrayMail[]> {
  const own = new Set(records.flatMap(({ replies }) => replies.map(({ id }) => id)));
  return (await listMailsFrom(email)).filter(({ id }) => !own.has(id));
}

/** All that is kept of an address, with what is in its files, in base64. */
export async function exportPerson(user: TypedUser, email: string) {
  const records = await findPerson(user, email, 'export');
  const mails = await findOtherMails(email, records);
  return {
    records: await Promise.all(
      records.map(async (record) => ({
        ...record,
        replies: await Promise.all(record.replies.map(withContents)),
        // Of replies that nobody has sent yet.
        draftFiles: (await withContents({ files: await draftFilesOf(record) })).files,
      })),
    ),
    mails: await Promise.all(mails.map(withContents)),
  };
}

const draftFilesOf = ({ form, submission }: PersonRecord) =>
  listFilesOfDrafts(forms[form], submission.id);

async function withContents<Mail extends { readonly files: readonly MailFile[] }>(mail: Mail) {
  const contents = await readContents(mail.files.map(({ id }) => id));
  const files = mail.files.map((file) => ({
    ...file,
    content: contents.get(file.id)?.toString('base64') ?? null,
  }));
  return { ...mail, files };
}
