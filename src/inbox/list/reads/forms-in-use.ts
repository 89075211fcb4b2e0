import 'server-only';

import config from '@payload-config';
import { getPayload } from 'payload';

import { formList, type FormDefinition } from '@/forms';

/** The forms that staff are shown: those that editors make only where there are any, or answers to one. */
export async function formsInUse(): Promise<readonly FormDefinition[]> {
  const payload = await getPayload({ config });
  const asServer = { overrideAccess: true } as const;
  const isPublished = { _status: { equals: 'published' } };
  const [kept, published] = await Promise.all([
    payload.count({ collection: 'custom-submissions', trash: true, ...asServer }),
    payload.count({ collection: 'custom-forms', where: isPublished, ...asServer }),
  ]);
  const isUsed = kept.totalDocs + published.totalDocs > 0;
  return formList.filter(({ isMade }) => !isMade || isUsed);
}
