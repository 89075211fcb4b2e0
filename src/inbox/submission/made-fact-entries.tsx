import { formatDate } from '../frame/format-date';
import type { Submission } from '../list/reads/submission';
import { DetailEntry } from './detail-entry';

/** When somebody asked for a newsletter, confirmed and left, and how often they took a file. */
export function MadeFactEntries({ made }: Pick<Submission, 'made'>) {
  if (!made) return null;
  const { askedAt, confirmedAt, unsubscribedAt, downloads } = made;
  return (
    <>
      {askedAt ? (
        <DetailEntry heading="Subscription">
          <span className="block">Asked for on {formatDate(askedAt)}</span>
          <span className="block">
            {confirmedAt ? `Confirmed on ${formatDate(confirmedAt)}` : 'Not confirmed yet'}
          </span>
          {unsubscribedAt ? (
            <span className="block">Unsubscribed on {formatDate(unsubscribedAt)}</span>
          ) : null}
        </DetailEntry>
      ) : null}
      {downloads > 0 ? <DetailEntry heading="Downloads">{downloads}</DetailEntry> : null}
    </>
  );
}
