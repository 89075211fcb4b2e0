/** What a file may hold, and how many of its rows one request brings in. */
export const fileLimits = { bytes: 500_000, rows: 1000, rowsAtOnce: 50 } as const;
