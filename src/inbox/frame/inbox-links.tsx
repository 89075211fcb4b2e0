import Link from 'next/link';

import { writtenForms } from '@/forms';
import { canReply, hasOutbox } from '@/submissions';
import { OnlyWith } from '@/ui/only-with';

import { viewAddress, viewWith, type InboxView } from '../list/inbox-view';
import { formsInUse } from '../list/reads/forms-in-use';
import { countForLink as countScheduled } from '../scheduled/reads';
import { countForLink as countUnmatched } from '../unmatched/reads';
import { OnlyFor } from './only-for';

const looks =
  'inline-flex min-h-9 items-center underline decoration-edge underline-offset-4 hover:decoration-ink max-sm:min-h-11';

interface InboxLinksProps {
  view: InboxView;
  /** The id of who looks. */
  viewer: string;
}

/** What else there is beside the tables. A file is no page: those are plain links. */
export function InboxLinks({ view, viewer }: InboxLinksProps) {
  return (
    <nav
      aria-label="Inbox"
      className="flex flex-wrap gap-x-4.5 text-[14px] max-sm:grid max-sm:w-full max-sm:grid-cols-2 max-sm:px-5 max-sm:pb-5"
    >
      <OnlyWith feature="pipeline">
        <Link href="/admin/pipeline" prefetch={false} className={looks}>
          Pipeline
        </Link>
      </OnlyWith>
      <OnlyWith feature="people">
        <Link href="/admin/people" prefetch={false} className={looks}>
          People
        </Link>
        <Link href="/admin/companies" prefetch={false} className={looks}>
          Companies
        </Link>
      </OnlyWith>
      <OnlyWith feature="figures">
        <Link href="/admin/figures" prefetch={false} className={looks}>
          Figures
        </Link>
      </OnlyWith>
      <OnlyFor right="erase">
        <Link href="/admin/data-protection" prefetch={false} className={looks}>
          Data protection
        </Link>
      </OnlyFor>
      <OnlyWith feature="replies">
        <NewMailLink />
        <ScheduledLink viewer={viewer} />
      </OnlyWith>
      <OnlyWith feature="incoming-mail">
        <UnmatchedLink viewer={viewer} />
      </OnlyWith>
      {hasOutbox ? (
        <Link href="/admin/outbox" prefetch={false} className={looks}>
          Outbox
        </Link>
      ) : null}
      <OnlyFor right="export">
        <FileLinks {...{ view, viewer }} />
      </OnlyFor>
      <OnlyWith feature="api">
        <TokensLink />
      </OnlyWith>
      <OnlyFor right="settings">
        <Link href="/admin/rules" prefetch={false} className={looks}>
          Rules
        </Link>
        {/* Another root layout: the browser goes there. */}
        <a href="/cms" className={looks}>
          Panel
        </a>
      </OnlyFor>
    </nav>
  );
}

/** The way to a mail to somebody who has not written to us; nothing where none can go out. */
const NewMailLink = () =>
  canReply ? (
    <OnlyFor right="work">
      <Link href="/admin/new-mail" prefetch={false} className={looks}>
        New mail
      </Link>
    </OnlyFor>
  ) : null;

/** The way to what programs come in with. */
const TokensLink = () => (
  <OnlyFor right="tokens">
    <Link href="/admin/tokens" prefetch={false} className={looks}>
      Tokens
    </Link>
  </OnlyFor>
);

/** The way to what goes out later; nothing where nothing does. */
async function ScheduledLink({ viewer }: { viewer: string }) {
  const count = await countScheduled(viewer);
  if (count === null || count === 0) return null;
  return (
    <Link href="/admin/scheduled" prefetch={false} className={looks}>
      Scheduled replies <span className="ml-1 tabular-nums">{count}</span>
    </Link>
  );
}

/** The way to the mails that belong nowhere, with how many wait; nothing where none can come, or for who may not see them. */
async function UnmatchedLink({ viewer }: { viewer: string }) {
  const count = await countUnmatched(viewer);
  if (count === null) return null;
  return (
    <Link href="/admin/unmatched" prefetch={false} className={looks}>
      Unmatched mail{' '}
      {count > 0 ? (
        <span className="ml-1 bg-accent px-1.5 font-[660] text-accent-ink tabular-nums">
          {count}
        </span>
      ) : null}
    </Link>
  );
}

async function FileLinks({ view, viewer }: InboxLinksProps) {
  const files = await filesOf(view, viewer);
  return files.map(({ label, address }) => (
    <a key={label} href={address} download className={looks}>
      {label}
    </a>
  ));
}

/** The columns are those of a form, so a list of work gives a file for each. */
async function filesOf(
  view: InboxView,
  viewer: string,
): Promise<{ label: string; address: string }[]> {
  const shown = { ...viewWith(view, null), page: null };
  if (!view.queue) {
    return [
      { label: 'Export as CSV', address: fileAddress(shown, 'csv') },
      { label: 'Export as JSON', address: fileAddress(shown, 'json') },
    ];
  }
  const inUse = await formsInUse({ id: viewer }).catch(() => writtenForms);
  return inUse.map((form) => ({
    label: `Export ${form.staff.short.many}`,
    address: fileAddress({ ...shown, form }, 'csv'),
  }));
}

function fileAddress(view: InboxView, format: 'csv' | 'json'): string {
  const [, params = ''] = viewAddress(view).split('?');
  return `/admin/export?${params ? `${params}&` : ''}format=${format}`;
}
