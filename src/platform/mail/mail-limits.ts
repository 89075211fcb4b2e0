const megabyte = 1_000_000;

/** How much of a mail that comes in is read; what lies beyond is not. */
export const incomingMail = {
  bytes: 30 * megabyte,
  /** Of its own words, and of what it repeats. */
  characters: 100_000,
} as const;

export interface FileLimits {
  readonly most: number;
  readonly bytesOfOne: number;
  readonly bytes: number;
}

/** Files of one submission by a form. */
export const formFiles = {
  most: 10,
  bytesOfOne: 25 * megabyte,
  bytes: 25 * megabyte,
} satisfies FileLimits;

/** Files of one mail, in either direction. */
export const mailFiles = {
  most: 10,
  bytesOfOne: 8 * megabyte,
  bytes: 20 * megabyte,
} satisfies FileLimits;

/**
 * How much of what came in is kept: of all senders, and of one. The mails as they came count, and the
 * files that were taken out of them; a mail of a few bytes takes room as well.
 */
export const mailRoom = (megabytes: number) => ({
  bytesOfAll: megabytes * megabyte,
  partOfOne: (megabytes * megabyte) / 20,
  /** Besides, for files that come by forms. */
  bytesOfForms: (megabytes * megabyte) / 5,
  leastOfMail: 20_000,
});
