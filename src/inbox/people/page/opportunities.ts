import 'server-only';

import { sql } from 'drizzle-orm';
import type { TypedUser } from 'payload';

import { isOn } from '@/features';
import { allOpen, type OpportunityFilter } from '@/submissions/records/opportunities/filter';
import {
  listOpportunities,
  sumOpportunities,
  type OpportunityRow,
} from '@/submissions/records/opportunities/list';
import { peopleOfCompany } from '@/submissions/records/people/list';

import { noted } from '../../pipeline/noted';
import { countAlone, lookingAs, type Looking } from '../../pipeline/rows';
import { totalOf, type Total } from '../../pipeline/sums';
import { withoutValue } from '../../pipeline/values';
import type { KnownContact } from '../looking';

/** What the pipeline knows of somebody's conversations. */
export interface OpportunitiesOf extends Pick<Looking, 'settings' | 'seesValues'> {
  readonly today: string;
  /** Open ones, those whose next step is due first; then what has ended, the last first. */
  readonly rows: readonly OpportunityRow[];
  readonly open: Total;
  readonly won: Total;
  /** How many there are in all. */
  readonly count: number;
}

const mostOpportunities = 50;

/** Null where the pipeline is off. Without a right to values they count alone. */
export async function readOpportunities(
  user: TypedUser,
  { kind, known }: KnownContact,
): Promise<OpportunitiesOf | null> {
  if (!isOn('pipeline')) return null;
  const { settings, seesValues, asked } = await lookingAs(user);
  const people =
    kind === 'person'
      ? sql`SELECT unnest(${sql.param(known.ids)}::uuid[])`
      : peopleOfCompany(sql`${known.id}::uuid`);
  const open: OpportunityFilter = { ...allOpen, people };
  const closed: OpportunityFilter = { ...open, outcome: 'closed' };
  const page = { limit: mostOpportunities, offset: 0 };
  const [openRows, closedRows, openSums, closedSums] = await Promise.all([
    listOpportunities(open, asked, { ...page, order: 'step' }),
    listOpportunities(closed, asked, { ...page, order: 'closed' }),
    sumOpportunities(open, asked),
    sumOpportunities(closed, asked),
  ]);
  const rows = [...openRows, ...closedRows].slice(0, mostOpportunities);
  await noted(user, rows, 'listed');
  const shown = seesValues ? [openSums, closedSums] : [openSums, closedSums].map(countAll);
  const [ofOpen = [], ofClosed = []] = shown;
  return {
    ...{ settings, seesValues, today: asked.today },
    rows: seesValues ? rows : rows.map(withoutValue),
    open: totalOf(ofOpen),
    won: totalOf(ofClosed.filter(({ outcome }) => outcome === 'won')),
    count: totalOf([...ofOpen, ...ofClosed]).count,
  };
}

const countAll = (sums: Awaited<ReturnType<typeof sumOpportunities>>) => sums.map(countAlone);
