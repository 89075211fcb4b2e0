import { figuresFile } from '@/inbox/pipeline/figures/figures-file';
import { privateFile } from '@/platform/private-file';

import { forThoseWho } from '../../../staff-file';

/** The figures of the page above it, as a CSV. */
export const GET = (): Promise<Response> =>
  forThoseWho('export', async (user) =>
    privateFile(
      await figuresFile(user),
      'text/csv; charset=utf-8',
      'filename="pipeline-figures.csv"',
    ),
  );
