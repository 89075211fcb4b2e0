import type { Payload } from 'payload';
import { cache } from 'react';

import { isOn } from '@/features';
import { listApprovalsOf } from '~/collections/review/approvals/approvals';
import { onlyOpen } from '~/collections/review/approvals/open-approvals';

import { inWords } from './in-words';

/**
 * What stands behind the status of drafts in a list, by document: one read for all of its rows, and one of each
 * draft that waits.
 */
export const statesInList = cache(
  async (payload: Payload, collection: string): Promise<ReadonlyMap<string | null, string>> => {
    if (!isOn('review')) return new Map();
    const open = await onlyOpen(payload, await listApprovalsOf(collection));
    return new Map(open.map((each) => [each.document, inWords(each)]));
  },
);
