import type { FormField } from '@/forms';
import type { SmallWords } from '@/words';

type Words = SmallWords['prospectsPage'];

/** What somebody may add on their page: a form as all are, with their limits. */
export const pageFields = (words?: Words): readonly FormField[] => [
  {
    kind: 'long-text',
    name: 'words',
    label: words?.addWords ?? 'Words',
    required: false,
    maxLength: 5000,
  },
  {
    kind: 'file',
    name: 'files',
    label: words?.addFiles ?? 'Files',
    required: false,
    several: true,
  },
];
