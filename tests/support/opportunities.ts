import type { TypedUser } from 'payload';

import { forms } from '@/forms';
import { changeAsSeen, makeOpportunity } from '@/inbox/pipeline/change';
import type { OpportunityState } from '@/submissions/records/opportunities/opportunity';
import type { Parent } from '@/submissions/records/parent';
import { opportunitiesOf } from '@/submissions/records/opportunities/standing';
import { seesAll } from '@/submissions/records/made/readers';

/** The opportunity that counts of a conversation. */
export const opportunityOf = async ({ id }: Pick<Parent, 'id'>) =>
  (await opportunitiesOf(id, seesAll))[0] ?? null;

/** Makes one, and has it be so. */
export async function opportunity(
  user: TypedUser,
  of: Parent,
  state: Partial<OpportunityState> = {},
): Promise<void> {
  await makeOpportunity(forms[of.form], user, of.id, state);
}

/** Changes it as whoever sees its newest version. */
export async function patched(
  user: TypedUser,
  of: Parent,
  patch: Partial<OpportunityState>,
): Promise<string | null> {
  const expects = (await opportunityOf(of))?.version ?? 0;
  return changeAsSeen(forms[of.form], user, of.id, { patch, expects });
}
