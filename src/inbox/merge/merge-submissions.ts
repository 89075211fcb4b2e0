import 'server-only';

import type { TypedUser } from 'payload';

import { forms, type FormDefinition } from '@/forms';
import { audit } from '@/platform/audit';
import type { Parent } from '@/submissions/records/parent';
import { deleteMerge, insertMerge, listMerges } from '@/submissions/records/merges/merges';

import { gone, Refusal } from '../action/as-staff';
import { findByReference } from '../list/reads/by-reference';
import { getSubmission } from '../submission/reads';
import { restoreStatuses } from '../submission/restore';
import { changeSubmissions } from '../submission/work';

/** What is to be merged, by a reference that somebody typed or by its form and id. */
export async function findToMerge(user: TypedUser, other: string | Parent): Promise<Parent> {
  if (typeof other !== 'string') return other;
  const found = await findByReference(user, other);
  if (!found) throw new Refusal('No submission has this reference. Look at it once more.');
  return found;
}

/**
 * Archives a submission and has it stand with another one, where what its sender answers comes in from
 * now on. None of its rows moves.
 */
export async function mergeInto(user: TypedUser, target: Parent, merged: Parent): Promise<void> {
  if (target.id === merged.id) throw new Refusal('That is this submission itself.');
  const both = await Promise.all([target, merged].map((each) => read(user, each)));
  if (both.some((each) => each === null)) throw new Refusal(gone);
  for (const merge of await listMerges([target.id, merged.id])) {
    if (merge.merged.id === target.id)
      throw new Refusal('This one was merged itself. Merge into the one that it stands with.');
    if (merge.merged.id === merged.id)
      throw new Refusal('That one was merged already. Take it apart first.');
    if (merge.target.id === merged.id)
      throw new Refusal('Others were merged into that one. Merge this one into it instead.');
  }
  await noted(user, 'merged with another', target, merged);
  const form = forms[merged.form];
  const [was] = await changeSubmissions(form, user, [merged.id], { status: 'archived' });
  if (!was) throw new Refusal(gone);
  if (await insertMerge(user, { merged: merged.id, into: target.id, was })) return;
  await restoreStatuses(form, user, [was], 'archived');
  throw new Refusal('Somebody merged it meanwhile, so nothing was changed.');
}

/** Gives a merged submission back what it was, unless somebody has worked on it since. */
export async function takeMergeApart(user: TypedUser, merged: Parent): Promise<void> {
  if (!(await read(user, merged))) throw new Refusal(gone);
  const merge = (await listMerges([merged.id])).find((each) => each.merged.id === merged.id);
  if (!merge) throw new Refusal(gone);
  await noted(user, 'taken apart from another', merge.target, merged);
  await deleteMerge(merged.id);
  await restoreStatuses(forms[merged.form], user, [merge.before], 'archived');
}

const read = (user: TypedUser, { form, id }: Parent) => getSubmission(forms[form], user, id);

async function noted(user: TypedUser, detail: string, ...both: readonly Parent[]): Promise<void> {
  for (const { form, id } of both) {
    const { collection }: FormDefinition = forms[form];
    await audit({ action: 'changed', user, collection, submissions: [id], detail });
  }
}
