type Span = readonly [first: number, last: number];

/** What is done with each of the sixty, by its number. */
export const plan = {
  ...{ archived: [1, 8], snoozed: [9, 14], answered: [15, 24], assigned: [25, 28] },
  // In the afternoon, by two on their phones and one at a desk.
  ...{ sentAndArchived: [31, 38], archivedByPhone: [39, 44], copied: [45, 50] },
  // The first of each two into the second.
  merged: [51, 54],
  conversed: [55, 60],
} as const satisfies Record<string, Span>;

export const morning: Span = [1, 30];
export const afternoon: Span = [31, 60];
/** The others are quote requests. */
export const isMessage = (number: number) => isIn(number, [1, 20]) || isIn(number, [31, 50]);
/** Of these a colleague was quicker with the work, or with the reply. */
export const [clashOfWork, clashOfReplies] = [29, 30];
export const isIn = (number: number, [first, last]: Span) => number >= first && number <= last;

export const nameOf = (number: number) => `Sender ${String(number).padStart(2, '0')}`;
export const emailOf = (number: number) => `sender${number}@working-day.example`;
export const numbersFrom = ([first, last]: Span) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);
