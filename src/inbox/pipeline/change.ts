import 'server-only';

import { randomUUID } from 'node:crypto';

import type { TypedUser } from 'payload';

import type { FormDefinition } from '@/forms';
import {
  changeOpportunity,
  getOpportunityDeed,
  listOpportunityDeeds,
  type OpportunityChange,
} from '@/submissions/records/opportunities/change';
import { newState, type OpportunityState } from '@/submissions/records/opportunities/opportunity';
import { mergedInto } from '@/submissions/records/opportunities/standing';

import { may } from '@/accounts/rights';

import { readableNames } from '../access';
import { Clash, gone, Refusal } from '../action/as-staff';
import { nameAmong } from '../list/words';
import { listColleagues } from '../submission/colleagues';
import { readSettings } from './settings';
import { deedWords } from './words';

/**
 * Changes the opportunity of a submission that the user may read.
 * @returns the key by which it can be undone; null where there was nothing to change
 * @throws Clash, which says who was quicker with what
 */
export async function changeAsSeen(
  form: FormDefinition,
  user: TypedUser,
  id: string,
  change: OpportunityChange,
): Promise<string | null> {
  const [readable] = (await readableNames(form, user, [id])).keys();
  if (!readable) throw new Refusal(gone);
  const key = randomUUID();
  const outcome = await changeOpportunity(form, user, { id: readable, key, change });
  if (outcome === 'gone') throw new Refusal(gone);
  if (outcome === 'clash') throw new Clash(await meanwhile(user, readable));
  return outcome === 'changed' ? key : null;
}

/** Begins in the first stage. */
export async function makeOpportunity(
  form: FormDefinition,
  user: TypedUser,
  id: string,
  wanted: Partial<OpportunityState> = {},
): Promise<string | null> {
  if (await mergedInto(id))
    throw new Refusal('It was merged into another one. Make an opportunity of that.');
  const { stages } = await readSettings(user);
  const make = { ...newState(stages[0]?.key ?? 'new'), ...wanted };
  return changeAsSeen(form, user, id, { make });
}

/** Who was quicker, with what. */
async function meanwhile(user: TypedUser, id: string): Promise<string> {
  const [[last], { stages }, colleagues] = await Promise.all([
    listOpportunityDeeds([id], 1),
    readSettings(user),
    listColleagues(user),
  ]);
  if (!last) return gone;
  const who = last.by === user.id ? 'you' : last.by ? nameAmong(colleagues, last.by) : 'somebody';
  const seesValues = may(user, 'values');
  const did = deedWords(last, { stages, colleagues, seesValues }) ?? 'changed it';
  return `Meanwhile ${who} ${did}, so nothing was changed.`;
}

/** Takes back one change of this user, unless somebody has changed it since. */
export async function takeBackOpportunity(
  form: FormDefinition,
  user: TypedUser,
  { id, key }: { readonly id: string; readonly key: string },
): Promise<void> {
  const deed = await getOpportunityDeed(key, user.id);
  if (!deed || deed.submission !== id) throw new Refusal(gone);
  const { before, after, version } = deed;
  if (before === null) await changeAsSeen(form, user, id, { remove: true, expects: version });
  else if (after === null)
    await changeAsSeen(form, user, id, { make: { ...newState(''), ...before } });
  else await changeAsSeen(form, user, id, { patch: before, expects: version });
}
