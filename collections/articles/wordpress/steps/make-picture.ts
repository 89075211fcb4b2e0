import sharp from 'sharp';

import { uploadLimit } from '@/platform/media/upload-limit';

import { fetchPicture } from '../given/fetch-picture';
import { decoded } from '../plan/slugs';
import { waitingPicture } from '../plan/waiting';
import { documentsOf, fileOf } from '../records/imports';
import { leaveOut, refusalOf, settleItem, type Step } from './step';

const kinds: ReadonlyMap<string, string> = new Map([
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['webp', 'image/webp'],
  ['avif', 'image/avif'],
]);

/** Has a picture come in: the file that was given, or the one at its address where somebody allowed that. */
export async function makePicture(step: Step): Promise<void> {
  const { payload, running, item } = step;
  const { address, alt } = waitingPicture.parse(item.data);
  if (await isHere(step)) return settleItem(step, () => Promise.resolve({ outcome: 'there' }));
  const found = await bytesOf(step, address).catch((error: unknown) =>
    error instanceof Error ? error : new Error('It cannot be read'),
  );
  if (found === null)
    return leaveOut(
      ...[step, address],
      running.fetches
        ? 'It has no address to fetch it from: give its file beside the export.'
        : 'It was not given: give its file beside the export, or have pictures fetched.',
    );
  if (found instanceof Error)
    return leaveOut(step, address, `${found.message}: give its file beside the export.`);
  try {
    const { data, name } = await asOurs(found, nameAt(address));
    await settleItem(step, async (req) => {
      const mimetype = kinds.get(name.split('.').at(-1) ?? '') ?? 'image/jpeg';
      const made = await payload.create({
        collection: 'media',
        data: { alt },
        file: { data, name, mimetype, size: data.length },
        overrideAccess: false,
        req,
      });
      return { outcome: 'made', document: made.id };
    });
  } catch (error) {
    const problem = refusalOf(error);
    if (problem === undefined) throw error;
    await leaveOut(step, address, problem);
  }
}

/** Whether it came in before, and is still there. */
async function isHere({ payload, item }: Step): Promise<boolean> {
  const id = (await documentsOf([item.key])).get(item.key);
  if (id === undefined) return false;
  const where = { id: { equals: id } };
  return (await payload.count({ collection: 'media', where, overrideAccess: true })).totalDocs > 0;
}

async function bytesOf({ running, item }: Step, address: string): Promise<Buffer | null> {
  const given = await fileOf(running.id, item.key);
  return given ?? (running.fetches ? fetchPicture(address) : null);
}

const nameAt = (address: string): string =>
  decoded(new URL(address).pathname.split('/').at(-1) ?? '').toLowerCase() || 'picture.jpg';

/** The site has no GIF: one comes in as WebP, moving as it did. */
async function asOurs(data: Buffer, name: string): Promise<{ data: Buffer; name: string }> {
  if (!data.subarray(0, 4).equals(Buffer.from('GIF8'))) return { data, name };
  const read = sharp(data, { animated: true, limitInputPixels: uploadLimit.pixels });
  const made = await read
    .webp()
    .toBuffer()
    .catch(() => data);
  return { data: made, name: name.replace(/\.\w+$/, '.webp') };
}
