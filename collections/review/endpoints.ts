import { APIError, type Endpoint } from 'payload';
import { z } from 'zod';

import { env } from '@/env';

import { pagePath, pagePathOfGlobal } from '../preview/preview-address';
import { answer, bodyOf } from './asked-document';
import { latestOf } from './latest';
import { linkDays, listLinks, makeLink, mostLinks, revokeLink } from './links';

const wanted = z.object({
  days: z.coerce.number().pipe(z.union(linkDays.map((days) => z.literal(days)))),
  showsNewest: z.boolean(),
});

const list = answer(async (_, shared) => Response.json({ links: await listLinks(shared) }));

/** The only answer that has a token. */
const make = answer(async (req, shared) => {
  const { success, data } = wanted.safeParse(await bodyOf(req));
  if (!success || req.user?.collection !== 'users')
    throw new APIError(
      'Say for how many days the link holds (1, 7, 14 or 30), and what it shows.',
      400,
    );
  const latest = await latestOf(req.payload, shared);
  const path =
    shared.document === null
      ? pagePathOfGlobal(shared.owner)
      : await pagePath(shared.owner, { ...latest, id: shared.document }, req.payload);
  if (latest === undefined || path === undefined)
    throw new APIError('No page shows this yet. Give it an address first.', 409);
  const { days, showsNewest } = data;
  const kept = showsNewest ? null : latest;
  const token = await makeLink({ ...shared, maker: req.user.id, days, kept });
  if (token === null)
    throw new APIError(`This has ${mostLinks} links already. Revoke one of them first.`, 409);
  return Response.json({ address: `${env.SERVER_URL}/review/draft/${token}` }, { status: 201 });
});

const revoke = answer(async (req, shared) => {
  const { data: link } = z.uuid().safeParse(req.query['link']);
  const isGone = link !== undefined && (await revokeLink(shared, link));
  if (!isGone) throw new APIError('This link is not there, or not any more.', 404);
  return Response.json({ links: await listLinks(shared) });
});

const path = '/review-links';

/** `/api/review-links?owner=…&document=…`: the links to one draft, for whoever may change it. */
export const reviewLinksRoutes: Endpoint[] = [
  { path, method: 'get', handler: list },
  { path, method: 'post', handler: make },
  { path, method: 'delete', handler: revoke },
];
