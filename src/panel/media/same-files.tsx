import { toast } from '@payloadcms/ui';
import { z } from 'zod';

import { addressOfDocument } from '@/platform/payload/panel/addresses';

const found = z.object({
  docs: z.array(
    z.object({
      id: z.string(),
      filename: z.string(),
      sentHash: z.string().nullish(),
      contentHash: z.string().nullish(),
    }),
  ),
});

/** Of more at once nobody reads who they are. */
const most = 50;

/** Tells of files that are in the library already, and leads there; they can be sent all the same. */
export async function tellSameFiles(files: readonly File[]): Promise<void> {
  // Browsers make sums of bytes on pages alone that nobody could have changed on their way.
  if (!('subtle' in crypto)) return;
  const hashes = new Map<string, File>();
  for (const file of files.slice(0, most)) hashes.set(await hashOf(file), file);
  const asked = [...hashes.keys()].join(',');
  const where = ['sentHash', 'contentHash'].map(
    (field, at) => `where[or][${at}][${field}][in]=${asked}`,
  );
  const answer = await fetch(`/api/media?${where.join('&')}&depth=0&limit=${most}`).catch(
    () => null,
  );
  const { data } = found.safeParse(answer?.ok ? await answer.json() : null);
  for (const { id, filename, sentHash, contentHash } of data?.docs ?? []) {
    const file = hashes.get(sentHash ?? '') ?? hashes.get(contentHash ?? '');
    if (file)
      toast.info(
        <span>
          “{file.name}” is in the library already, as{' '}
          <a href={addressOfDocument('media', id)} target="_blank" rel="noreferrer">
            {filename}
          </a>
          . Choose that one, or send it once more.
        </span>,
        { duration: 10_000 },
      );
  }
}

async function hashOf(file: File): Promise<string> {
  const sum = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return [...new Uint8Array(sum)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
