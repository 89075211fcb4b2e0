import 'server-only';

import config from '@payload-config';
import { headers } from 'next/headers';
import { getPayload, type CollectionSlug, type GlobalSlug, type Payload } from 'payload';
import { cache } from 'react';
import { z } from 'zod';

import { may } from '@/accounts/rights';
import { isOn } from '@/features';
import { drawnPath } from '@/platform/next/drawn-path';
import { hashedNetwork } from '@/platform/rate-limit/address';
import { limiter, takePoint } from '@/platform/rate-limit/limiter';
import { pagePath, pagePathOfGlobal } from '~/collections/preview/preview-address';
import { isPutAway } from '~/collections/put-away';
import { collectionOf, globalOf, latestOf } from '~/collections/review/latest';
import { openReviewLink, type OpenedLink } from '~/collections/review/links';

/** The one draft that the page which is asked for shows. */
export interface Reviewed {
  readonly link: OpenedLink;
  /** What opens it. */
  readonly token: string;
  /** Of a document; undefined for a page that is there once. */
  readonly collection: CollectionSlug | undefined;
  readonly global: GlobalSlug | undefined;
  /** As the database holds it: what it names are ids. */
  readonly draft: Readonly<Record<string, unknown>>;
  /** Where visitors will find the page, without a place on it. */
  readonly path: string;
}

/** Nobody guesses 256 bits; this bounds what trying costs. */
const wrong = { name: 'wrong review link', points: 30, seconds: 600 };

/**
 * What somebody without an account may see: the document of the link in the address, and nothing else that is
 * not published. Null for a link that was never made, has expired or was revoked, and on all other pages.
 */
export const getReviewed: () => Promise<Reviewed | null> = cache(async () => {
  const token = /^\/review\/draft\/([^/]+)$/.exec(drawnPath() ?? '')?.[1];
  return token === undefined ? null : openReviewed(token, await headers());
});

/** The same by its token. @param from what the request says, by which tries are counted */
export async function openReviewed(token: string, from: Headers): Promise<Reviewed | null> {
  if (!isOn('review')) return null;
  const network = hashedNetwork(from);
  const tries = await limiter(wrong).get(network);
  if (tries && tries.consumedPoints >= wrong.points) return null;
  const reviewed = await openedBy(token);
  if (!reviewed) await takePoint(wrong, network);
  return reviewed;
}

async function openedBy(token: string): Promise<Reviewed | null> {
  const link = await openReviewLink(token);
  if (!link) return null;
  const payload = await getPayload({ config });
  if (!(await mayStillShare(payload, link))) return null;
  const draft = record.safeParse(link.kept ?? (await latestOf(payload, link))).data;
  if (!draft) return null;
  const isOne = link.document === null;
  const collection = isOne ? undefined : collectionOf(payload, link.owner);
  const global = isOne ? globalOf(payload, link.owner) : undefined;
  const path = isOne
    ? pagePathOfGlobal(link.owner)
    : await pagePath(link.owner, { ...draft, id: link.document }, payload);
  if (path === undefined) return null;
  return { link, token, collection, global, draft, path: path.replace(/#.*$/, '') };
}

const record = z.record(z.string(), z.unknown());

/** Whoever made it may still change content, and the document is there and not in the trash. */
async function mayStillShare(payload: Payload, { maker, owner, document }: OpenedLink) {
  const as = { depth: 0, disableErrors: true, overrideAccess: true } as const;
  const account = await payload.findByID({ collection: 'users', id: maker, ...as });
  if (!may(account, 'content')) return false;
  const { collections, globals } = payload.config;
  const config = [...collections, ...globals].find(({ slug }) => slug === owner);
  if (!config || isPutAway(config)) return false;
  const collection = document === null ? undefined : collectionOf(payload, owner);
  if (collection === undefined || document === null) return globalOf(payload, owner) !== undefined;
  const where = { id: { equals: document } };
  return (await payload.count({ collection, where, overrideAccess: true })).totalDocs > 0;
}
