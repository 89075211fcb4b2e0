'use server';

import { refresh } from 'next/cache';
import type { TypedUser } from 'payload';
import { z } from 'zod';

import { isOn } from '@/features';
import { currencies } from '@/platform/place/money';
import { tryImport, type ImportChoices } from '@/submissions/imports';
import {
  getImport,
  settleImport,
  startImport,
  type FileImport,
} from '@/submissions/records/imports/imports';
import type { Stage } from '@/submissions/records/opportunities/settings';

import type { ActionState } from '../action/action-state';
import { asStaff, Clash, gone, mustHave, Refusal, sentForm } from '../action/as-staff';
import { readSettings } from '../pipeline/settings';
import { listAccounts, type Account } from './accounts';

const order = z.object({
  import: z.uuid(),
  deed: z.enum(['try', 'start', 'stop']),
  days: z.enum(['day-first', 'month-first']).optional().catch(undefined),
  decimal: z.enum(['.', ',']).optional().catch(undefined),
  currency: z.enum(currencies).optional().catch(undefined),
});
type Order = z.infer<typeof order>;

/** Tries an import with other choices, begins it, or ends it. */
export async function changeImport(_before: ActionState, sent: FormData): Promise<ActionState> {
  const data = sentForm(sent);
  const meant = isOn('pipeline') ? order.safeParse(Object.fromEntries(data)).data : undefined;
  const answer = await asStaff('import', data, meant, async (given, user) => {
    mustHave(user, 'values');
    const found = await getImport(given.import);
    if (!found) throw new Refusal(gone);
    await carryOut(found, given, data, user);
  });
  if (!answer.problem || answer.isClash) refresh();
  return answer;
}

async function carryOut(found: FileImport, given: Order, data: FormData, user: TypedUser) {
  if (given.deed === 'stop') return settleImport(found.id, 'stopped');
  if (found.state !== 'tried') throw new Clash(begun);
  if (given.deed === 'start') {
    if (!(await startImport(found.id))) throw new Clash(begun);
    return;
  }
  const [{ stages }, accounts] = await Promise.all([readSettings(user), listAccounts(user)]);
  await tryImport(found, chosen(found, given, data, { stages, accounts }), stages);
}

const begun = 'It has begun already, was thrown away, or is still being read. Load the page again.';

interface Known {
  readonly stages: readonly Stage[];
  readonly accounts: readonly Account[];
}

/** What the form says of each stage and owner, by their places in the list. */
function chosen(
  { found }: FileImport,
  { days, decimal, currency }: Order,
  data: FormData,
  { stages, accounts }: Known,
): ImportChoices {
  const of = (name: string, labels: readonly string[], allowed: readonly string[]) =>
    Object.fromEntries(
      labels.map((label, at) => {
        const value = data.get(`${name}-${at}`);
        return [label, allowed.find((each) => each === value) ?? ''];
      }),
    );
  return {
    ...(days && { days }),
    ...(decimal && { decimal }),
    ...(currency && { currency }),
    stages: of('stage', found.stages, ['won', 'lost', ...stages.map(({ key }) => key)]),
    owners: of(
      'owner',
      found.owners,
      accounts.map(({ id }) => id),
    ),
  };
}
