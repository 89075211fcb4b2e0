import { HeadScript } from '@/ui/head-script';
import { Link } from '@/ui/link';
import { drawnPath } from '@/platform/next/drawn-path';
import type { navigation, Texts } from '@/words';

import { getReviewed } from '../review/reviewed';
import { barId, barStyle, closeAnnouncement } from './bar-code';
import { getAnnouncement } from './get-announcement';

/**
 * What the site announces on this page now, over its header. It scrolls away, and the header stays. Without
 * JavaScript it cannot be closed.
 */
export async function AnnouncementBar({ words }: { words: Texts<typeof navigation>['spoken'] }) {
  const announcement = await getAnnouncement((await getReviewed())?.path ?? drawnPath());
  if (announcement === undefined) return null;
  const { key, text, link, canBeClosed } = announcement;
  return (
    <>
      <style dangerouslySetInnerHTML={{ __html: barStyle }} />
      <aside id={barId} aria-label={words.announcement} suppressHydrationWarning>
        <div className="page-width">
          <p>
            {text} {link ? <Link href={link.href}>{link.words}</Link> : null}
          </p>
          {canBeClosed ? (
            <button type="button" aria-label={words.closeAnnouncement}>
              <span aria-hidden="true">×</span>
            </button>
          ) : null}
        </div>
      </aside>
      {canBeClosed ? <HeadScript code={closeAnnouncement(key)} /> : null}
    </>
  );
}
