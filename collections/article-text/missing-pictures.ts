import type { PayloadRequest } from 'payload';
import { z } from 'zod';

import { pictureNode, type ChosenPicture } from './picture';
import { videoNode } from './video';

const holding = z.looseObject({ children: z.array(z.unknown()).optional() });

/** The ids of the pictures in a node and below it; undefined stands for one that is gone. */
function picturesIn(node: unknown): (string | undefined)[] {
  const { data: picture } = pictureNode.safeParse(node);
  if (picture) return [idOf(picture.value)];
  const { data: video } = videoNode.safeParse(node);
  if (video) return [idOf(video.fields.poster)];
  return (holding.safeParse(node).data?.children ?? []).flatMap(picturesIn);
}

const idOf = (value: ChosenPicture) => (typeof value === 'string' ? value : value?.id);

/** Has a text be published with pictures that are there alone: a version may name one that was deleted since. */
export async function missingPictures(
  value: unknown,
  { req }: { readonly req: PayloadRequest },
): Promise<string | true> {
  const named = picturesIn(z.looseObject({ root: z.unknown() }).safeParse(value).data?.root);
  if (named.length === 0) return true;
  const ids = [...new Set(named)].filter((id) => id !== undefined);
  const { totalDocs } = await req.payload.count({
    collection: 'media',
    where: { id: { in: ids } },
    overrideAccess: true,
    req,
  });
  if (totalDocs === ids.length && !named.includes(undefined)) return true;
  return 'A picture in this text is not there, or not any more: take it out, or choose another.';
}
