import type { DefaultServerCellComponentProps } from 'payload';
import { z } from 'zod';

import { statesInList } from './approvals/states-in-list';

const row = z.object({ id: z.string(), _status: z.string().nullish() });

/**
 * Whether visitors see a document, in a list. Payload (3.90.2) says “has published version” of one
 * that was taken off the site, because it once was on it.
 */
export async function StatusCell({
  collectionSlug,
  payload,
  rowData,
}: DefaultServerCellComponentProps) {
  const { data } = row.safeParse(rowData);
  if (!data) return null;
  if (data._status === 'published') return 'Published';
  const live = { id: { equals: data.id }, _status: { equals: 'published' } };
  const { totalDocs } = await payload.count({
    collection: collectionSlug,
    where: live,
    overrideAccess: true,
  });
  const status = totalDocs > 0 ? 'Published, with changes that wait' : 'Draft';
  const approval = (await statesInList(payload, collectionSlug)).get(data.id);
  return approval === undefined ? status : `${status}. ${approval}`;
}
