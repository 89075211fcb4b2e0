import 'server-only';

import type { TypedUser } from 'payload';

import { formList } from '@/forms';
import { audit } from '@/platform/audit';
import type { OpportunityRow } from '@/submissions/records/opportunities/list';

/** Notes in the audit log whose conversations somebody sees, before they do: our statements note nothing. */
export async function noted(
  user: TypedUser,
  rows: readonly Pick<OpportunityRow, 'conversation'>[],
  action: 'listed' | 'exported',
): Promise<void> {
  for (const { name, collection } of formList) {
    const submissions = rows
      .filter(({ conversation }) => conversation.form === name)
      .map(({ conversation }) => conversation.id);
    await audit({ action, user, collection, submissions, detail: 'pipeline' });
  }
}
