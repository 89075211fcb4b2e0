/** The statement was certainly not run. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable';

  /** @param isBusy it is there, and all ways to it are in use */
  constructor(readonly isBusy = false) {
    super(isBusy ? 'The database is busy' : 'The database cannot be reached');
  }
}

/** The statement may have been run, or may still be. */
export class UnknownOutcome extends Error {
  override readonly name = 'UnknownOutcome';

  constructor() {
    super('The database did not say how it ended');
  }
}
