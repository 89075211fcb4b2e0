import { goOn, type Refusal, type WhenMissing } from 'static-next-server';
import { expiry } from '@/platform/expiry/expiry';
import { keepMissing } from '@/site/redirects/keep-missing';
import { KnownRedirects } from '@/site/redirects/known-redirects';
import { MissingCounts } from '@/site/redirects/missing-counts';
import { senderOf } from './sender';

const betweenFlushesMs = 10_000;

/** Leads who asks for a missing page to where an editor says that it went, and counts the rest. */
export function watchMissing(): { whenMissing: WhenMissing; flush: () => Promise<void> } {
  const redirects = new KnownRedirects(expiry);
  const counts = new MissingCounts(keepMissing, expiry);
  setInterval(() => void counts.flush(), betweenFlushesMs).unref();
  return {
    whenMissing({ path, query, request }, ask) {
      return goOn(redirects.find({ path, query }, ask), (way) => {
        if (way !== undefined) return movedTo(withQuery(way.to, way.query), way.status);
        // Who only points at a link has not asked yet.
        if (request.headers['sec-purpose'] === undefined) counts.note(path, senderOf(request));
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
