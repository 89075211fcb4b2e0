import type { TaskConfig } from 'payload';

import { formList, type FormDefinition } from '@/forms';
import type { Notice } from '@/submissions/notices/notice-mail';

interface Input {
  notice: Notice;
  collection: FormDefinition['collection'];
  submission: string;
  /** Counts up when staff send it once more. */
  copy?: number;
}

/**
 * One notice of one submission. Payload knows of the job, so that the panel shows what waits. It is
 * sent in a batch (src/submissions/notices/send-notices.ts): Payload would write it four times.
 */
export const notify: TaskConfig<{ input: Input; output: object }> = {
  slug: 'notify',
  label: 'Send a notice',
  inputSchema: [
    { name: 'notice', type: 'select', required: true, options: ['ownerNotice', 'confirmation'] },
    {
      name: 'collection',
      type: 'select',
      required: true,
      options: formList.map(({ collection }) => collection),
    },
    { name: 'submission', type: 'text', required: true },
    { name: 'copy', type: 'number' },
  ],
  handler: () => {
    throw new Error('Notices are sent in batches');
  },
};
