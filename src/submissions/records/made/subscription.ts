/** How long somebody has to confirm an address; then what they sent is erased. */
export const confirmWithinDays = 7;

/** When somebody was asked to confirm an address, did, and left, in ISO 8601; null where they have not. */
export interface SubscriptionTimes {
  readonly askedAt: string | null;
  readonly confirmedAt: string | null;
  readonly unsubscribedAt: string | null;
}

/** What a mail to a subscriber goes by. */
export interface Subscription {
  readonly isConfirmed: boolean;
  readonly isOver: boolean;
}
