import 'server-only';

import type { TypedUser } from 'payload';

import { isOn } from '@/features';
import { senderAsPerson } from '@/submissions/records/people/contact';

import { reading } from '../list/reads/reading';
import { personName } from './contact-words';
import { readerOfContacts } from './looking';
import { personRow } from './names';

/** Who sent a submission, as a link to their page says it. */
export interface Sender {
  readonly id: string;
  readonly name: string;
  /** How many other conversations there are with them. */
  readonly others: number;
}

/** Null where people are off, and where nobody is filed. Access control applies. */
export async function readSender(user: TypedUser, submission: string): Promise<Sender | null> {
  if (!isOn('people')) return null;
  return reading('read who sent a submission', async (payload) => {
    const reader = await readerOfContacts(payload, user);
    const id = await senderAsPerson(submission);
    const row = id && (await personRow(id, reader));
    return row
      ? { id: row.id, name: personName(row), others: Math.max(0, row.conversations - 1) }
      : null;
  });
}
