/** The statement was certainly not run. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable';

  constructor() {
    super('The database cannot be reached');
  }
}

/** The statement may have been run, or may still be. */
export class UnknownOutcome extends Error {
  override readonly name = 'UnknownOutcome';

  constructor() {
    super('The database did not say how it ended');
  }
}
