import { isoDay } from '@/platform/place/calendar-day';
import { shortDay } from '@/platform/place/days';
import type { KnownDetail } from '@/submissions/records/people/contact';
import type { DetailKind } from '@/submissions/records/people/details-table';

import type { KnownContact } from '../looking';

/** What several said in the same words, or in another notation: the first stands for all. */
export interface SaidOften extends KnownDetail {
  /** How many said so. */
  readonly times: number;
}

/** Of one kind, what staff said first, then the newest first; each said once. */
export function detailsOf(details: readonly KnownDetail[], kind: DetailKind): readonly SaidOften[] {
  const byKey = new Map<string, SaidOften>();
  for (const detail of details.filter((each) => each.kind === kind)) {
    const known = byKey.get(detail.key);
    byKey.set(detail.key, known ? { ...known, times: known.times + 1 } : { ...detail, times: 1 });
  }
  return [...byKey.values()];
}

/** The same of somebody, or of a company, as a page says it: a company that has its own line is not said twice. */
export function saidOf({ kind, known }: KnownContact, said: DetailKind): readonly SaidOften[] {
  const details = detailsOf(known.details, said);
  if (kind === 'company' || said !== 'company') return details;
  return details.filter(({ value }) => value !== known.company?.name);
}

/** `21 Nov 2026`, where the place is. */
export const dayOf = (at: string): string => shortDay(isoDay(new Date(at)));
