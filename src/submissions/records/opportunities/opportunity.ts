import type { Money } from '@/platform/place/money';

export type Outcome = 'won' | 'lost';

/** All that staff say of an opportunity, as JSON; days are like `2026-11-21`. */
export interface OpportunityState {
  /** The key of a stage. */
  readonly stage: string;
  readonly outcome: Outcome | null;
  /** Digits: a bigint of the smallest unit. */
  readonly value: string | null;
  readonly currency: string | null;
  readonly probability: number | null;
  readonly expectedClose: string | null;
  readonly nextStep: string | null;
  readonly nextStepDay: string | null;
  /** `14:30` on that day, where the place is. */
  readonly nextStepTime: string | null;
  /** The id of a user. */
  readonly nextStepOwner: string | null;
  readonly reason: string | null;
  readonly remark: string | null;
  readonly closedOn: string | null;
}

export interface Opportunity extends OpportunityState {
  /** In ISO 8601. */
  readonly stageSince: string;
  readonly version: number;
}

/** As it begins. */
export const newState = (stage: string): OpportunityState => ({
  ...{ stage, outcome: null, value: null, currency: null, probability: null },
  ...{ expectedClose: null, nextStep: null, nextStepDay: null, nextStepTime: null },
  ...{ nextStepOwner: null, reason: null, remark: null, closedOn: null },
});

export const moneyOf = ({
  value,
  currency,
}: Pick<OpportunityState, 'value' | 'currency'>): Money | null =>
  value === null || currency === null ? null : { minor: BigInt(value), currency };
