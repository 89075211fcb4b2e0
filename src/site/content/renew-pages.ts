import 'server-only';

import config from '@payload-config';
import { revalidateTag } from 'next/cache';
import { getPayload } from 'payload';

/**
 * Has every public page made anew in the background, while the old one still serves. Next forgets
 * at a restart which pages had expired; the web process asks for this as it starts, so that an edit
 * made just before a restart is not lost to visitors.
 */
export async function renewPages(): Promise<void> {
  const { collections, globals } = (await getPayload({ config })).config;
  for (const { slug } of [...collections, ...globals]) revalidateTag(slug, 'max');
}
