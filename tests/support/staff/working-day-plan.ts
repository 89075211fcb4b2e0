/** What is done with each of the thirty, by its number: the first twenty are messages. */
export const plan = {
  archived: [1, 8],
  snoozed: [9, 14],
  answered: [15, 24],
  assigned: [25, 28],
} as const;
/** Of these a colleague was quicker with the work, or with the reply. */
export const [clashOfWork, clashOfReplies] = [29, 30];
export const isIn = (number: number, [first, last]: readonly [number, number]) =>
  number >= first && number <= last;

export const nameOf = (number: number) => `Sender ${String(number).padStart(2, '0')}`;
export const emailOf = (number: number) => `sender${number}@working-day.example`;
export const numbersFrom = ([first, last]: readonly [number, number]) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);
