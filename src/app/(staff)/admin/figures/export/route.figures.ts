import { arrivalsFile } from '@/inbox/figures/figures';

import { privateFile } from '@/platform/private-file';
import { forThoseWho } from '../../staff-file';

/** The arrivals of the page above it, as a CSV. */
export const GET = (): Promise<Response> =>
  forThoseWho('export', async (user) => {
    const file = await arrivalsFile(user);
    return privateFile(file, 'text/csv; charset=utf-8', 'filename="arrivals.csv"');
  });
