import type { Announcement } from '@/payload-types';
import { isOver } from '~/collections/page-paths';

/** The page on which it may stand. */
export interface At {
  /** The kinds that it belongs to (collections/announcements/kinds.ts). */
  readonly kinds: readonly string[];
  /** The document whose page it is, by its id. */
  readonly document: string | undefined;
}

type Timed = Pick<Announcement, 'from' | 'until'>;
type Placed = Pick<Announcement, 'shownOn' | 'kinds' | 'pages'>;

const momentOf = (written: string | null | undefined, otherwise: number) =>
  written ? Date.parse(written) : otherwise;

const isNow = (each: Timed, now: number) =>
  momentOf(each.from, -Infinity) <= now && !isOver(each.until, now);

export const standsAt = ({ shownOn, kinds, pages }: Placed, { kinds: own, document }: At) =>
  shownOn !== 'some' ||
  (kinds ?? []).some((kind) => own.includes(kind)) ||
  (pages ?? []).some(({ value }) => (typeof value === 'string' ? value : value.id) === document);

/** The one that stands on a page now: of several the one that began last. */
export const announcementAt = <Each extends Timed & Placed>(
  all: readonly Each[],
  at: At,
  now: number,
): Each | undefined =>
  all
    .filter((each) => isNow(each, now) && standsAt(each, at))
    .toSorted((one, other) => momentOf(other.from, -Infinity) - momentOf(one.from, -Infinity))[0];

/** When the next of them begins or ends, in milliseconds; Infinity where none will. */
export const nextChange = (all: readonly Timed[], now: number): number =>
  Math.min(
    ...all
      .flatMap(({ from, until }) => [momentOf(from, -Infinity), momentOf(until, Infinity)])
      .filter((moment) => moment > now),
    Infinity,
  );
