import 'server-only';

import type { TypedUser } from 'payload';

import { may } from '@/accounts/rights';
import { isOn } from '@/features';
import { readerOf } from '@/submissions/records/made/readers';
import {
  listOpportunityDeeds,
  type OpportunityDeed,
} from '@/submissions/records/opportunities/change';
import type { PipelineSettings } from '@/submissions/records/opportunities/settings';
import {
  mergedInto,
  opportunitiesOf,
  type StandingOpportunity,
} from '@/submissions/records/opportunities/standing';

import { reading } from '../list/reads/reading';
import { withoutValue } from './values';
import { readSettings } from './settings';

/** What the pipeline knows of a conversation. */
export interface PipelineOf {
  readonly settings: PipelineSettings;
  readonly seesValues: boolean;
  /** The one that counts, if any. */
  readonly opportunity: StandingOpportunity | null;
  /** Of what was merged into it: they count again once that is taken apart. */
  readonly aside: readonly StandingOpportunity[];
  /** It was merged itself: its opportunity stands with the other. */
  readonly isMerged: boolean;
  /** The newest first. */
  readonly deeds: readonly OpportunityDeed[];
}

const mostDeeds = 100;

/** The caller has read the submission under access control. Null where the pipeline is off, or could not be read. */
export async function readPipelineOf(user: TypedUser, id: string): Promise<PipelineOf | null> {
  if (!isOn('pipeline')) return null;
  return reading('read an opportunity', async () => {
    const seesValues = may(user, 'values');
    const reader = await readerOf(user.id);
    const [settings, standing, target] = await Promise.all([
      readSettings(user),
      opportunitiesOf(id, reader),
      mergedInto(id),
    ]);
    const shown = seesValues ? standing : standing.map(withoutValue);
    const deeds = await listOpportunityDeeds([id, ...standing.map(({ of }) => of.id)], mostDeeds);
    return {
      ...{ settings, seesValues, deeds, isMerged: target !== null },
      opportunity: shown[0] ?? null,
      aside: shown.slice(1),
    };
  });
}
