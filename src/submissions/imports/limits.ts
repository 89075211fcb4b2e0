/**
 * How large a file may be, how many rows it may have, how long one may be, how many stages or owners a file
 * may name, and how many files may wait for whoever tried them.
 */
export const importLimits = {
  ...{ bytes: 25_000_000, rows: 50_000, rowLetters: 200_000, named: 200, waiting: 5 },
  // Each row is kept with the names of its columns.
  ...{ columns: 500, headLetters: 300 },
} as const;
