import { Forbidden, type Endpoint } from 'payload';
import { z } from 'zod';

import { editors } from '../access';
import { findTexts } from './find-texts';
import { listTexts } from './list-texts';

const query = z.object({ q: z.string().trim().max(200).optional() });
const most = 40;

/**
 * `GET /api/content-texts`: all texts of the content, each with the address of its field in the
 * panel; with `?q=`, those that have these words.
 */
export const contentTexts: Endpoint = {
  path: '/content-texts',
  method: 'get',
  handler: async (req) => {
    if (!editors({ req })) throw new Forbidden(req.t);
    const { q } = query.catch({}).parse(req.query);
    const texts = await listTexts(req);
    if (q === undefined) return Response.json({ texts });
    const found = findTexts(texts, q);
    return Response.json({ found: found.slice(0, most), count: found.length });
  },
};
