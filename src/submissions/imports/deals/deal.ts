import type { OpportunityState } from '../../records/opportunities/opportunity';

/** A deal as it becomes a conversation with an opportunity. */
export interface ImportedDeal {
  /** Of the other program: by it, a deal comes in once. */
  readonly number: string;
  readonly name: string;
  /** Empty where the file knows none. */
  readonly email: string;
  /** All that the file says but amounts, in pieces that each have room in a message or a note. */
  readonly texts: readonly string[];
  /** Days such as `2026-11-23`; null is now. */
  readonly created: string | null;
  readonly stageSince: string | null;
  /** The id of an account. */
  readonly owner: string | null;
  readonly state: OpportunityState;
}
