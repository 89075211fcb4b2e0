/**
 * Why a reply is not tried again by itself: SMTP knows no transaction, so whether the mail server took
 * it can nobody tell who lost the answer, and a person decides.
 */
export const interrupted =
  'It may have arrived: it was interrupted before the mail server answered';

/** What became of a reply that failed, for who wrote it. */
export const failureWords = (problem: string | null): string =>
  problem === interrupted
    ? `${interrupted}. Try again only if it is not there.`
    : `Not sent. ${problem ?? 'It is not known why'}.`;
