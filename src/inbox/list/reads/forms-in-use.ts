import 'server-only';

import config from '@payload-config';
import { getPayload, type TypedUser } from 'payload';

import { formList, type FormDefinition } from '@/forms';
import { isClosed, readerOf } from '@/submissions/records/made/readers';

/**
 * The forms that somebody of staff is shown, of those that their account sees: those that editors make only where
 * there are any, or answers to one.
 */
export async function formsInUse(user: Pick<TypedUser, 'id'>): Promise<readonly FormDefinition[]> {
  const payload = await getPayload({ config });
  const asServer = { overrideAccess: true } as const;
  const isPublished = { _status: { equals: 'published' } };
  const [reader, kept, published] = await Promise.all([
    readerOf(user.id),
    payload.count({ collection: 'custom-submissions', trash: true, ...asServer }),
    payload.count({ collection: 'custom-forms', where: isPublished, ...asServer }),
  ]);
  const isUsed = kept.totalDocs + published.totalDocs > 0;
  return formList.filter((form) => !isClosed(form, reader) && (!form.isMade || isUsed));
}
