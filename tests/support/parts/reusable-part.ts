import { payload } from '../payload';

const asServer = { overrideAccess: true, context: { disableRevalidate: true } } as const;

/** Parts that pages can show; without `published` nobody sees them. */
export async function makeReusable(title: string, heading: string, published = true) {
  const parts: object = { parts: [{ blockType: 'callToAction', heading }] };
  return payload.create({
    collection: 'reusable-parts',
    // Its type asks for what the defaults fill in.
    data: { title, parts: [], ...parts, _status: published ? 'published' : 'draft' },
    ...asServer,
  });
}

export const forgetReusable = (title: string) =>
  payload.delete({
    collection: 'reusable-parts',
    where: { title: { equals: title } },
    trash: true,
    ...asServer,
  });
