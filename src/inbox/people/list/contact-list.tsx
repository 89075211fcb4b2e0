import Link from 'next/link';
import type { ReactNode } from 'react';

import type { ContactKind } from '@/submissions/records/people/enter';
import { inDigits } from '@/platform/place/wording';
import { lineButton, textBox } from '@/ui/dense-controls';

import { LoadingFailure } from '../../frame/loading';
import { OnlyFor } from '../../frame/only-for';
import { Pager } from '../../list/pager';
import { contactLink, ContactLinks } from '../contact-links';
import { fileAddress, listAddress, listPage, paths, type ContactView } from '../contact-view';
import { contactNouns } from '../contact-words';
import { NewContact } from './new-contact';
import type { ContactPage } from './reads';

interface ContactListProps<Row> {
  kind: ContactKind;
  view: ContactView;
  /** Null where it could not be read. */
  shown: ContactPage<Row> | null;
  children: (shown: ContactPage<Row>) => ReactNode;
}

/** A list of people or of companies, with what narrows it: a plain form, since all of it stands in the address. */
export function ContactList<Row>({ kind, view, shown, children }: ContactListProps<Row>) {
  return (
    <>
      <ContactLinks at={kind} />
      <SearchForm kind={kind} view={view} />
      <OnlyFor right="work">
        <NewContact kind={kind} />
      </OnlyFor>
      {shown ? (
        <>
          {shown.count > 0 ? (
            <p className="mt-3 flex flex-wrap items-baseline gap-x-4 text-[14px] tabular-nums">
              {countText(kind, shown.count, view)}
              <OnlyFor right="export">
                <a href={fileAddress(kind, view)} download className={contactLink}>
                  Export as CSV
                </a>
              </OnlyFor>
            </p>
          ) : null}
          {shown.waiting > 0 ? (
            <p className="mt-1 max-w-[64ch] text-[14px] text-ink-soft">
              {inDigits(shown.waiting)} more{' '}
              {shown.waiting === 1 ? 'enquiry waits' : 'enquiries wait'} to be filed: who sent them
              comes up here as that goes on.
            </p>
          ) : null}
          {shown.rows.length > 0 ? children(shown) : <Nothing kind={kind} view={view} />}
          <Pages kind={kind} view={view} count={shown.count} />
        </>
      ) : (
        <LoadingFailure />
      )}
    </>
  );
}

function countText(kind: ContactKind, count: number, { page }: ContactView): string {
  const { one, many } = contactNouns[kind];
  const all = `${inDigits(count)} ${count === 1 ? one : many}`;
  const last = Math.ceil(count / listPage);
  return last > 1 && page < last ? `${all}, page ${page + 1} of ${last}` : all;
}

function SearchForm({ kind, view }: { kind: ContactKind; view: ContactView }) {
  return (
    <form
      action={paths[kind]}
      role="search"
      aria-label={`Search ${contactNouns[kind].many}`}
      className="mt-4 flex flex-wrap items-end gap-2 text-[14px] print:hidden"
    >
      <label className="w-80 max-w-full max-sm:w-full">
        <span className="mb-1 block text-[13px] text-ink-soft">
          {kind === 'person'
            ? 'Name, email, telephone or company'
            : 'Name or domain of the company'}
        </span>
        <input
          type="search"
          name="q"
          defaultValue={view.search ?? ''}
          maxLength={300}
          className={textBox}
        />
      </label>
      <button type="submit" className={lineButton}>
        Find
      </button>
      {view.search === null ? null : (
        <Link
          href={listAddress(kind)}
          prefetch={false}
          className="py-2 underline underline-offset-2 max-sm:py-3"
        >
          Clear
        </Link>
      )}
    </form>
  );
}

/** Why there is nothing to see. */
function Nothing({ kind, view }: { kind: ContactKind; view: ContactView }) {
  if (view.page > 0)
    return (
      <p className="py-10 text-ink-soft">
        There is nothing on this page.{' '}
        <Link
          href={listAddress(kind, { ...view, page: 0 })}
          prefetch={false}
          className={`${contactLink} text-ink`}
        >
          To the first page
        </Link>
      </p>
    );
  if (view.search !== null) return <p className="py-10 text-ink-soft">Nothing matches.</p>;
  return (
    <p className="max-w-[64ch] py-10 text-ink-soft">
      {kind === 'person'
        ? 'Nobody is here yet. Whoever sends a form with an email address stands here within a minute, with all that they send later.'
        : 'No company is here yet. It follows from the email address of whoever sends a form, unless many people have theirs there.'}
    </p>
  );
}

function Pages({ kind, view, count }: { kind: ContactKind; view: ContactView; count: number }) {
  const last = Math.max(0, Math.ceil(count / listPage) - 1);
  const at = (page: number) => listAddress(kind, { ...view, page });
  return (
    <Pager
      before={view.page > 0 ? at(Math.min(view.page - 1, last)) : null}
      after={view.page < last ? at(view.page + 1) : null}
      labels={{ before: 'Previous page', after: 'Next page' }}
    />
  );
}
