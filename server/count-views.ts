import type { IncomingHttpHeaders } from 'node:http';
import { goOn, type AskNext, type Step, type WhenShown } from 'static-next-server';
import { z } from 'zod';
import { keepViews, seenPath, ViewCounts, viewOf, viewOfSeen, type Visit } from '@/page-views';
import { expiry } from '@/platform/expiry/expiry';
import { KnownAnswer } from '@/site/known-answer';

/** What a process that is killed loses at most, and no more than that. */
const betweenFlushesMs = 5_000;

/** Counts a short link that somebody follows; where it leads is a view by itself. */
export type WhenFollowed = (visit: Visit, ask: AskNext) => void;

interface Counting {
  readonly whenShown: WhenShown;
  readonly whenFollowed: WhenFollowed;
  /** Counts a page that was fetched ahead, and is seen now. */
  readonly takeSeen: (hasPage: (url: string) => boolean) => Step;
  readonly flush: () => Promise<void>;
}

/** Counts each page that somebody is sent, while the site counts at all. */
export function countViews(): Counting {
  const isCounting = new KnownAnswer(expiry, '/_view-counting', (json) => z.boolean().parse(json));
  const counts = new ViewCounts(keepViews);
  setInterval(() => void counts.flush(), betweenFlushesMs).unref();
  const note: WhenFollowed = (visit, ask) =>
    void goOn(isCounting.get(ask), (isOn = isCounting.last) => {
      const view = isOn === true ? viewOf(visit) : undefined;
      if (view !== undefined) counts.note(view);
    });
  return {
    whenShown: ({ path, request: { url = '', headers } }, ask) =>
      note({ path, query: queryOf(url), headers }, ask),
    whenFollowed: note,
    takeSeen:
      (hasPage) =>
      ({ path, request, response }) => {
        if (path !== seenPath || request.method !== 'POST' || request.hasBody) return undefined;
        const page = isCounting.last === true ? pageOf(request.headers) : undefined;
        const view =
          page !== undefined && hasPage(page.path) ? viewOfSeen(page, request.headers) : undefined;
        if (view !== undefined) counts.note(view);
        response.answer(204);
        return 'answered';
      },
    flush: () => counts.flush(),
  };
}

/** The page of ours that sends this. */
function pageOf({ host, referer = '' }: IncomingHttpHeaders) {
  if (!URL.canParse(referer)) return undefined;
  const { host: ofPage, pathname, search } = new URL(referer);
  return ofPage === host ? { path: pathname, query: search } : undefined;
}

function queryOf(url: string): string {
  const begin = url.indexOf('?');
  return begin === -1 ? '' : url.slice(begin);
}
