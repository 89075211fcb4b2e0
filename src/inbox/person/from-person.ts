import 'server-only';

import type { Payload, TypedUser } from 'payload';

import { formList, type Status, type FormName } from '@/forms';
import { readerOf } from '@/submissions/records/made/readers';
import type { Parent } from '@/submissions/records/parent';
import { addressesOf, listSentFrom } from '@/submissions/records/person/person';

import { asSeenBy } from '../access';
import { reading } from '../list/reads/reading';

/** As much of another submission as a link to it says. */
export interface SentBefore {
  readonly form: FormName;
  readonly id: string;
  readonly reference: string;
  readonly submittedAt: string;
  readonly status: Status;
}

/** What one person sent from all their addresses. */
export interface FromPerson {
  /** Without the submission that was asked about and without the trash, newest first. */
  readonly others: readonly SentBefore[];
  /** How many there are with those. */
  readonly total: number;
}

const mostOthers = 20;

/** What came from whoever has this address: by any form, from joined addresses, too. */
export function listFromPerson(
  user: TypedUser,
  { id, email }: { id: string; email: string },
): Promise<FromPerson | null> {
  return reading('list what the same person sent', async (payload) => {
    const reader = await readerOf(user.id);
    const { sent, total } = await listSentFrom(await addressesOf(email), mostOthers + 1, reader);
    const others = await readSent(
      payload,
      user,
      sent.filter((each) => each.id !== id),
    );
    return { others: others.slice(0, mostOthers), total };
  });
}

/** As much of submissions as links to them say, without the trash, the newest first. Access control applies. */
export async function readSent(
  payload: Payload,
  user: TypedUser,
  sent: readonly Parent[],
): Promise<readonly SentBefore[]> {
  const found = await Promise.all(
    formList.map(async (form) => {
      const ids = sent.filter((each) => each.form === form.name).map((each) => each.id);
      if (ids.length === 0) return [];
      const { docs } = await payload.find({
        collection: form.collection,
        where: { id: { in: ids } },
        pagination: false,
        depth: 0,
        // The address is not shown, but with it the audit log takes this for a look.
        select: { submittedAt: true, reference: true, status: true, email: true },
        ...asSeenBy(user),
      });
      return docs.map((doc) => ({ ...doc, form: form.name }));
    }),
  );
  return found.flat().sort((a, b) => b.submittedAt.localeCompare(a.submittedAt));
}
