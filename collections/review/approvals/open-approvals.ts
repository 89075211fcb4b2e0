import { createHash } from 'node:crypto';

import type { Payload } from 'payload';

import { inTurn } from '@/platform/database/in-turn';

import { latestOf, wasPublishedSince } from '../latest';
import { forgetApproval, listAllApprovals, type Approval } from './approvals';

/** What each save changes by itself. */
const ofSaves = ['_status', 'updatedAt', 'createdAt', 'changedBy', 'changedById', 'deletedAt'];

/** Of the words of a draft, as the database holds them: the same while nobody changes any. */
export function wordsOf(draft: Readonly<Record<string, unknown>>): string {
  const words = Object.entries(draft).filter(([name]) => !ofSaves.includes(name));
  return createHash('sha256').update(JSON.stringify(words)).digest('hex');
}

/** `changed`: somebody wrote since it was approved, so it is approved no more. */
export type OpenState = Approval['state'] | 'changed';

export interface OpenApproval extends Omit<Approval, 'state'> {
  readonly state: OpenState;
}

/**
 * @returns undefined once the draft was published, or went into the trash: nothing is left to approve, and what is
 *   written after that is another draft
 */
export async function stillOpen(
  payload: Payload,
  approval: Approval,
): Promise<OpenApproval | undefined> {
  const draft = await latestOf(payload, approval);
  if (!draft || draft['_status'] !== 'draft') return undefined;
  if (await wasPublishedSince(payload, approval, approval.askedAt)) return undefined;
  const isChanged = approval.state === 'approved' && approval.approvedWords !== wordsOf(draft);
  return { ...approval, state: isChanged ? 'changed' : approval.state };
}

export async function onlyOpen(
  payload: Payload,
  given: readonly Approval[],
): Promise<OpenApproval[]> {
  const open = await inTurn(given, (each) => stillOpen(payload, each));
  return open.filter((each) => each !== undefined);
}

/** Of the night: what is published, or gone, needs nobody's word. */
export async function forgetSettledApprovals(payload: Payload): Promise<void> {
  for (const each of await listAllApprovals())
    if (!(await stillOpen(payload, each))) await forgetApproval(each);
}
