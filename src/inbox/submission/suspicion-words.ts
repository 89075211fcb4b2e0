import type { Suspicion } from '@/submissions/records/received';
import { capital } from '@/ui/capital';

import type { Submission } from '../list/reads/submission';

type Suspected = Pick<Submission, 'quarantinedFor' | 'quarantineDetail'>;

interface Words {
  readonly sentence: string;
  /** For the cell of a table. */
  readonly short: string;
}

const words: Record<Suspicion, (detail: string) => Words> = {
  'filled-too-fast': () => ({
    sentence: 'It was filled in faster than a person could.',
    short: 'Too fast',
  }),
  'many-from-address': () => ({
    sentence: 'Many came from the same address within ten minutes.',
    short: 'Many from one address',
  }),
  // The entry is gone where whoever it named was erased.
  blocked: (detail) => ({
    sentence: `It meets ${detail === '' ? 'an entry of' : `“${detail}” on`} the block list.`,
    short: detail === '' ? 'Blocked' : `Blocked: ${detail}`,
  }),
  links: (detail) => ({ sentence: `It has ${detail}.`, short: capital(detail) }),
  test: () => ({ sentence: 'An editor sent it as a test. It counts nowhere.', short: 'Test' }),
  learned: (detail) => ({
    sentence: `It reads like what was marked as spam. These words weighed most: ${detail}.`,
    short: `Words: ${detail}`,
  }),
};

/** Why a submission was set aside; null where it was not. */
export const suspicionWords = ({ quarantinedFor, quarantineDetail }: Suspected): Words | null =>
  quarantinedFor ? words[quarantinedFor](quarantineDetail ?? '') : null;
