import 'server-only';

/** What is wrong with the messages that wait on the disk. */
export interface SpoolTrouble {
  /** Messages that the database refuses, and that are tried again. */
  readonly waiting: number;
  /** Lines that nobody can read, put beside the file. */
  readonly rejected: number;
  readonly reasons: string[];
}

/** Null while nothing is wrong. */
export const getSpoolTrouble = (): Promise<SpoolTrouble | null> => Promise.resolve(null);
