/** How long somebody has to confirm an address; then what they sent is erased. */
export const confirmWithinDays = 7;

/** What a mail to a subscriber goes by. */
export interface Subscription {
  readonly isConfirmed: boolean;
  readonly isOver: boolean;
}
