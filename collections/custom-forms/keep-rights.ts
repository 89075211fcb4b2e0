import { APIError, type CollectionBeforeDeleteHook } from 'payload';

import { isForNamed } from '@/submissions/records/made/readers';

import { asServer } from '../access';

/** What named people alone read would be everybody's to read once nothing says so any more. */
export const keepRights: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (!(await isForNamed(String(id)))) return;
  const { totalDocs } = await req.payload.count({
    collection: 'custom-submissions',
    where: { formId: { equals: String(id) } },
    trash: true,
    ...asServer(req),
  });
  if (totalDocs > 0)
    throw new APIError(
      `Named people alone read its answers, and there ${totalDocs === 1 ? 'is' : 'are'} ${totalDocs}. Erase those first, or let all who read the inbox read them. In the trash it takes no more.`,
      409,
      undefined,
      true,
    );
};
