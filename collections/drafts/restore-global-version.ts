import { APIError, type Endpoint } from 'payload';
import { z } from 'zod';

import { versionPath } from '@/platform/payload/own-routes';

const params = z.object({ global: z.string(), id: z.string() });
const stored = z.record(z.string(), z.unknown());

/** What the present document has by itself. */
const own = ['id', 'globalType', 'createdAt', 'updatedAt', '_status'];

/**
 * Takes the place of Payload's own (3.90.2), which asks no hook and checks nothing: restored as a
 * draft, a page would be off the site.
 */
export const restoreGlobalVersion: Endpoint = {
  path: versionPath,
  method: 'post',
  handler: async (req) => {
    const { global, id } = params.parse(req.routeParams);
    const slug = req.payload.config.globals.find((each) => each.slug === global)?.slug;
    if (!slug) throw new APIError('Not Found', 404);
    const as = { slug, depth: 0, overrideAccess: false, req } as const;
    const { version } = await req.payload.findGlobalVersionByID({ id, ...as });
    const draft = req.query.draft === true || req.query.draft === 'true';
    const words = Object.entries(stored.parse(version)).filter(([name]) => !own.includes(name));
    const data: Record<string, unknown> = Object.fromEntries(words);
    data._status = draft ? 'draft' : 'published';
    const doc = await req.payload.updateGlobal({ data, draft, ...as });
    return Response.json({ doc, message: req.t('version:restoredSuccessfully') });
  },
};
