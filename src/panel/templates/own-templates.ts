import { createLocalReq, type Payload, type TypedUser } from 'payload';

export interface OwnTemplate {
  readonly id: string;
  readonly title: string;
}

/** More of them nobody looks through; the others are found in the list. */
const most = 30;

/** The pages of the site that somebody keeps as templates, as they were last saved. */
export async function listOwnTemplates(payload: Payload, user: TypedUser): Promise<OwnTemplate[]> {
  const { docs } = await payload.find({
    collection: 'pages',
    where: { isTemplate: { equals: true } },
    select: { title: true },
    draft: true,
    sort: 'title',
    limit: most,
    depth: 0,
    overrideAccess: false,
    user,
    req: await createLocalReq({ user }, payload),
  });
  return docs.map(({ id, title }) => ({ id, title: title || 'Untitled' }));
}
