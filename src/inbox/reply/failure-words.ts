import { interrupted } from '@/submissions/records/interrupted';

/** What became of a reply that failed, for who wrote it. */
export const failureWords = (problem: string | null): string =>
  problem === interrupted
    ? `${interrupted}. Try again only if it is not there.`
    : `Not sent. ${problem ?? 'It is not known why'}.`;
