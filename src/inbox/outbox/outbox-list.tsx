import Link from 'next/link';

import { formatDate } from '../frame/format-date';
import { LoadingFailure } from '../frame/loading';
import { heldMailAddress } from './held-mail';
import type { HeldMail } from './reads';

const kinds = {
  ownerNotice: 'Notice to us',
  confirmation: 'Confirmation to',
  reply: 'Reply to',
} as const;

/** What would have gone out, the newest first; each opens as whoever gets it would see it. */
export function OutboxList({ mails }: { mails: readonly HeldMail[] | null }) {
  if (mails === null) return <LoadingFailure />;
  if (mails.length === 0)
    return (
      <p className="mt-4 text-ink-soft">
        Nothing would have gone out yet. Send the{' '}
        <a href="/quote" className="underline underline-offset-4">
          quote form
        </a>
        : its two mails lie here a moment later.
      </p>
    );
  return (
    <ul className="mt-4 grid">
      {mails.map((mail) => (
        <li key={`${mail.kind} ${mail.id}`} className="border-t border-line">
          <Link
            href={heldMailAddress(mail)}
            prefetch={false}
            className="grid min-h-11 gap-x-4 py-3 hover:bg-paper sm:grid-cols-[11rem_1fr_auto] sm:items-baseline"
          >
            <time dateTime={mail.at} className="text-[14px] text-ink-soft tabular-nums">
              {formatDate(mail.at)}
            </time>
            <span className="font-[620] wrap-anywhere underline underline-offset-4">
              {kinds[mail.kind]}
              {mail.kind === 'ownerNotice' ? ', about ' : ' '}
              <bdi>{mail.name}</bdi>
            </span>
            <span className="text-[14px] text-ink-soft">{mail.reference}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
