/**
 * Within how many working hours one submission can be asked to be answered, whatever its form says. Few,
 * since a list of what is overdue asks for each of them (`overdueSince`).
 */
export const replyHourChoices = [1, 2, 4, 8, 16, 24, 40, 80] as const;

export type ReplyHours = (typeof replyHourChoices)[number];

export const inWorkingHours = (hours: number): string =>
  hours === 1 ? '1 working hour' : `${hours} working hours`;
