import 'server-only';

import type { TypedUser } from 'payload';

import { formList } from '@/forms';
import { audit, type AuditedDeed } from '@/platform/audit';
import type { Reader } from '@/submissions/records/made/readers';
import { sentByStanding } from '@/submissions/records/people/contact';

/** More than anybody sends: a company has its people in several portions. */
const most = 10_000;

/** Notes in the audit log whose words somebody sees, before they do: our statements note nothing. */
export async function noted(
  user: TypedUser,
  people: readonly string[],
  reader: Reader,
  { action, detail }: Pick<AuditedDeed, 'action'> & { readonly detail: string },
): Promise<void> {
  const { sent } = await sentByStanding(people, reader, most);
  for (const { name, collection } of formList) {
    const submissions = sent.filter(({ form }) => form === name).map(({ id }) => id);
    await audit({ action, user, collection, submissions, detail });
  }
}
