/** The database did not give what a page shows. Says why in one line, and names no statement. */
export class ContentUnavailable extends Error {
  /** Next leaves a digest alone that is there, and prints one digest once for each try of a page. */
  readonly digest = digest;

  constructor(
    /** The read that failed, such as `getIndustry`. */
    readonly read: string,
    reason: string,
  ) {
    super(reason);
  }
}

const digest = 'CONTENT_UNAVAILABLE';

/** By its digest: each of Next's bundles has a class of its own. */
export const isContentUnavailable = (error: unknown): error is ContentUnavailable =>
  error instanceof Error && 'digest' in error && error.digest === digest;
