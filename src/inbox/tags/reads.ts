import 'server-only';

import { cache } from 'react';

import { readerOf } from '@/submissions/records/made/readers';
import { listTags } from '@/submissions/records/tags/tags';
import { getViewer } from '@/accounts/session';

import { reading } from '../list/reads/reading';

/** The tags in use that who looks may know of, once for a page; none where they could not be read. */
export const tagsInUse = cache(async (): Promise<readonly string[]> => {
  const viewer = await getViewer();
  if (viewer.kind !== 'staff') return [];
  const { id } = viewer.user;
  return (await reading('list the tags', async () => listTags(await readerOf(id)))) ?? [];
});
