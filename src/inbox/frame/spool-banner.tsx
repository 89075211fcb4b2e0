import { getSpoolTrouble } from '@/submissions';

import { SpoolTroubleNote } from './spool-trouble-note';

/** What waits on the disk and does not get into the tables: nobody would look for it there. */
export async function SpoolBanner() {
  const trouble = await getSpoolTrouble().catch(() => null);
  return trouble ? <SpoolTroubleNote {...trouble} /> : null;
}
