import { fillIn } from '@/forms/reply-template';
import { longMoment } from '@/platform/place/calendar-day';
import { Link } from '@/ui/link';
import type { SmallWords } from '@/words';

import { getReviewed } from './reviewed';

/** In the page itself: no other loads any of it. */
const style = `
#review-bar { padding: 10px var(--page-margin, 4vw); border-bottom: 3px solid var(--ink); background: var(--accent); color: var(--accent-ink); font-size: 15px; line-height: 1.35; overflow-wrap: anywhere; }
#review-bar a { display: inline-block; padding: 10px 0; text-decoration: underline; text-underline-offset: 4px; }
@media print { #review-bar { display: none; } }
`;

/** Says to somebody without an account what they see, and until when. */
export async function ReviewBar({ words }: { words: SmallWords['review'] }) {
  const reviewed = await getReviewed();
  if (!reviewed) return null;
  const { kept, madeAt, expiresAt } = reviewed.link;
  return (
    <aside id="review-bar" aria-label={words.name}>
      <style dangerouslySetInnerHTML={{ __html: style }} />
      <p>
        <strong>{words.title}</strong>{' '}
        {kept === null ? words.newest : fillIn(words.kept, { moment: longMoment(madeAt) })}{' '}
        {fillIn(words.until, { moment: longMoment(expiresAt) })}{' '}
        <Link href={`/review/note/${reviewed.token}`}>{words.noteLink}</Link>
      </p>
    </aside>
  );
}
