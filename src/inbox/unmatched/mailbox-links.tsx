import Link from 'next/link';

import type { UnmatchedAt } from '@/submissions/records/incoming/unmatched';
import { classNames } from '@/ui/class-names';

interface MailboxLinksProps {
  /** How many wait of each. */
  mailboxes: readonly UnmatchedAt[];
  /** That of which the mails are shown; undefined for all. */
  shown: string | undefined;
}

/** Leads to what came to one of our mailboxes, where it came to several. */
export function MailboxLinks({ mailboxes, shown }: MailboxLinksProps) {
  if (mailboxes.length < 2 && shown === undefined) return null;
  const all = mailboxes.reduce((sum, { count }) => sum + count, 0);
  return (
    <nav aria-label="Mailboxes" className="mt-4 flex flex-wrap gap-x-4 gap-y-1">
      <MailboxLink label="All mailboxes" count={all} mailbox={undefined} shown={shown} />
      {mailboxes.map(({ mailbox, count }) => (
        <MailboxLink
          key={mailbox}
          label={mailbox === '' ? 'No known mailbox' : mailbox}
          {...{ count, mailbox, shown }}
        />
      ))}
    </nav>
  );
}

interface MailboxLinkProps {
  label: string;
  count: number;
  mailbox: string | undefined;
  shown: string | undefined;
}

const MailboxLink = ({ label, count, mailbox, shown }: MailboxLinkProps) => (
  <Link
    href={
      mailbox === undefined
        ? '/admin/unmatched'
        : `/admin/unmatched?mailbox=${encodeURIComponent(mailbox)}`
    }
    prefetch={false}
    aria-current={mailbox === shown ? 'page' : undefined}
    className={classNames(
      'inline-flex min-h-9 items-center gap-1.5 wrap-anywhere max-sm:min-h-11',
      mailbox === shown ? 'border-b-[3px] border-ink font-[620]' : 'underline underline-offset-2',
    )}
  >
    {label} <span className="tabular-nums">{count}</span>
  </Link>
);
