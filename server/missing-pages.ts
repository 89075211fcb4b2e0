import { resolve } from 'node:path';
import {
  goOn,
  type Refusal,
  type WhenMissing,
  readRoutes,
  type IsMissing,
} from 'static-next-server';
import { z } from 'zod';
import { shortLinkHome } from '@/page-views/short-links';
import { expiry } from '@/platform/expiry/expiry';
import { KnownAnswer } from '@/site/known-answer';
import { keepMissing } from '@/site/redirects/keep-missing';
import { KnownRedirects } from '@/site/redirects/known-redirects';
import { MissingCounts } from '@/site/redirects/missing-counts';
import { pageOfShareImage } from '@/site/share-images/address';
import { routesOfDocuments } from '~/collections/page-paths';
import type { WhenFollowed } from './count-views';
import { carriesPreview } from './preview';
import { senderOf } from './sender';

const betweenFlushesMs = 10_000;

/**
 * Redirects from missing pages to where an editor says they went, and counts the others.
 * @param previewId what the cookie of a preview says: an editor who looks at drafts is no visitor
 * @param whenFollowed is told of short links that somebody is led on from
 */
export function watchMissing(
  previewId: string,
  whenFollowed?: WhenFollowed,
): {
  whenMissing: WhenMissing;
  flush: () => Promise<void>;
} {
  const redirects = new KnownRedirects(expiry);
  const counts = new MissingCounts(keepMissing, expiry);
  setInterval(() => void counts.flush(), betweenFlushesMs).unref();
  return {
    whenMissing({ path, query, request }, ask) {
      return goOn(redirects.find({ path, query }, ask), (way) => {
        const { headers } = request;
        if (way !== undefined) {
          if (way.from.startsWith(shortLinkHome) && request.method === 'GET')
            whenFollowed?.({ path: way.from, query, headers }, ask);
          return movedTo(withQuery(way.to, way.query), way.status);
        }
        // Who only points at a link has not asked yet.
        if (headers['sec-purpose'] === undefined && !carriesPreview(headers, previewId))
          counts.note(path, senderOf(request));
        return undefined;
      });
    },
    flush: () => counts.flush(),
  };
}

const movedTo = (address: string, status: number): Refusal => ({
  status,
  code: 'moved',
  reason: `This is at ${address}`,
  headers: { Location: address },
});

/** Campaigns are counted by their query, so it stays; other sites get nothing of it. */
function withQuery(to: string, query: string): string {
  if (query === '' || !to.startsWith('/')) return to;
  const [address = '', ...rest] = to.split('#');
  const joined = address.includes('?') ? `${address}&${query.slice(1)}` : address + query;
  return [joined, ...rest].join('#');
}

const addresses = z.array(z.string());

/**
 * Knows at which addresses there is no page without having Next look: it would make the page that
 * says so anew for each, 26 ms of a processor, and strangers ask for any number of them.
 * @param distDir Next's, such as `.next`
 */
export function knowMissing(distDir: string): IsMissing {
  const routeOf = readRoutes(resolve(distDir));
  const pages = new KnownAnswer(expiry, '/_pages', (json) => new Set(addresses.parse(json)));
  return (address, ask) => {
    // Next leads from it to the address without.
    if (address.endsWith('/')) return false;
    if (routeOf(address) === undefined) return true;
    // Next keeps a 404 of a static picture for good, also when its page is published later.
    const path = pageOfShareImage(address) ?? address;
    const route = routeOf(path);
    if (route === undefined) return true;
    if (!routesOfDocuments.has(route)) return false;
    const since = expiry.time;
    // Where nobody can tell, Next looks; and what was published meanwhile is not among them.
    return goOn(pages.get(ask), (paths) => since === expiry.time && paths?.has(path) === false);
  };
}
