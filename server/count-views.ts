import { goOn, type WhenShown } from 'static-next-server';
import { z } from 'zod';
import { keepViews, ViewCounts, viewOf } from '@/page-views';
import { expiry } from '@/platform/expiry/expiry';
import { KnownAnswer } from '@/site/known-answer';

/** What a process that is killed loses at most, and no more than that. */
const betweenFlushesMs = 5_000;

/** Counts each page that somebody is sent, while the site counts at all. */
export function countViews(): { whenShown: WhenShown; flush: () => Promise<void> } {
  const isCounting = new KnownAnswer(expiry, '/_view-counting', (json) => z.boolean().parse(json));
  const counts = new ViewCounts(keepViews);
  setInterval(() => void counts.flush(), betweenFlushesMs).unref();
  return {
    whenShown({ path, request: { url = '', headers } }, ask) {
      void goOn(isCounting.get(ask), (isOn = isCounting.last) => {
        if (isOn !== true) return;
        const view = viewOf({ path, query: queryOf(url), headers });
        if (view !== undefined) counts.note(view);
      });
    },
    flush: () => counts.flush(),
  };
}

function queryOf(url: string): string {
  const begin = url.indexOf('?');
  return begin === -1 ? '' : url.slice(begin);
}
