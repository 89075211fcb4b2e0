import 'server-only';

import { randomUUID } from 'node:crypto';

import { isOn } from '@/features';
import { canReply } from '@/submissions';
import { readPageState, type PageState } from '@/submissions/records/prospects-page/page';
import { listProposedTimes, type ProposedTime } from '@/submissions/records/prospects-page/times';

import { reading } from '../list/reads/reading';

/** What staff see of the page of a submission's sender: never whether they opened it. */
export interface SendersPage {
  readonly state: PageState;
  readonly times: readonly ProposedTime[];
  /** Times can be proposed: a reply goes out. */
  readonly canPropose: boolean;
  /** Of the next mail with times: what is sent twice goes out once. */
  readonly key: string;
}

/** Null where there is none, or it could not be read. It checks no access: the caller has to. */
export async function readSendersPage(
  id: string,
  hasAddress: boolean,
): Promise<SendersPage | null> {
  if (!isOn('prospects-page') || !hasAddress) return null;
  return reading('read the page of a sender', async () => {
    const [state, times] = await Promise.all([readPageState(id), listProposedTimes([id])]);
    return { state, times, canPropose: canReply, key: randomUUID() };
  });
}
