import { z } from 'zod';

import { today } from '@/platform/place/calendar-day';
import { isMonth, monthOf } from '@/platform/place/days';

import { kinds, type KindName } from './kinds';

/** What the address asks for. */
export interface Asked {
  /** `2026-12` */
  readonly month: string;
  /** All of them without one. */
  readonly kind: KindName | undefined;
  /** Days under each other instead of in weeks. A phone has them so in any case. */
  readonly isAgenda: boolean;
}

const query = z.object({
  month: z.string().refine(isMonth).optional().catch(undefined),
  kind: z.string().optional().catch(undefined),
  view: z.string().optional().catch(undefined),
});

/** Whatever else stands there is this month, and everything. */
export function askedOf(given: unknown): Asked {
  const { month = monthOf(today()), kind, view } = query.catch({}).parse(given ?? {});
  return {
    month,
    kind: kinds.find(({ name }) => name === kind)?.name,
    isAgenda: view === 'agenda',
  };
}

/** The address for it, after `/cms/calendar?`. */
export const queryOf = ({ month, kind, isAgenda }: Asked): Record<string, string> => ({
  month,
  ...(kind !== undefined && { kind }),
  ...(isAgenda && { view: 'agenda' }),
});
