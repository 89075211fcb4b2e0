import 'server-only';

import type { TypedUser } from 'payload';
import { z } from 'zod';

import { standingAs } from '@/submissions/records/people/contact';
import type { Contact } from '@/submissions/records/people/enter';

import { reading } from '../list/reads/reading';
import { getContact, readerOfContacts } from './looking';

const contact = z.tuple([z.enum(['person', 'company']), z.uuid()]);

/** Whom something was done about, as an undo keeps it: `person.` and an id. */
export function contactOfDeed(given: string | null): Contact | null {
  const parts = contact.safeParse(given?.split('.')).data;
  return parts ? { kind: parts[0], id: parts[1] } : null;
}

/** What they are called; none where that could not be read. */
export async function nameOfContact(
  user: TypedUser,
  given: string | null,
): Promise<readonly string[]> {
  const of = contactOfDeed(given);
  if (!of) return [];
  const name = await reading('read whom something was done about', async (payload) => {
    const reader = await readerOfContacts(payload, user);
    const id = await standingAs(of.kind, of.id);
    return (id && (await getContact({ ...of, id }, reader))?.name) ?? null;
  });
  return name ? [name] : [];
}
