import Link from 'next/link';

import type { CompanyRow } from '@/submissions/records/people/list';
import { lineButton, textBox } from '@/ui/dense-controls';

import { ActionForm } from '../../action/action-form';
import { chooseCompany } from '../change/actions';
import { contactLink } from '../contact-links';
import { contactAddress } from '../contact-view';
import type { KnownContact } from '../looking';

interface CompanyChoiceProps {
  person: Extract<KnownContact, { kind: 'person' }>;
  search: string | null;
  found: readonly CompanyRow[];
}

/** Which company a person is of: one that is known, a new one, or none. Needs no scripts. */
export function CompanyChoice({ person, search, found }: CompanyChoiceProps) {
  const { name, known } = person;
  const address = contactAddress({ kind: 'person', id: known.id });
  const fields = (
    <>
      <input type="hidden" name="id" value={known.id} />
      <input type="hidden" name="from" value={known.ownCompany ?? ''} />
    </>
  );
  return (
    <>
      <p className="mt-2">
        <Link href={address} prefetch={false} className={contactLink}>
          Back to <bdi>{name}</bdi>
        </Link>
      </p>
      <p className="mt-3 max-w-[64ch]">
        {known.company ? (
          <>
            Now: <bdi>{known.company.name}</bdi>.{' '}
          </>
        ) : null}
        What you choose here stays, whatever address they write from next.
      </p>
      <form
        action={`${address}/company`}
        role="search"
        aria-label="Search companies"
        className="mt-4 flex flex-wrap items-end gap-2 text-[14px]"
      >
        <label className="w-80 max-w-full max-sm:w-full">
          <span className="mb-1 block text-[13px] text-ink-soft">Its name or domain</span>
          <input
            type="search"
            name="q"
            defaultValue={search ?? ''}
            maxLength={300}
            required
            className={textBox}
          />
        </label>
        <button type="submit" className={lineButton}>
          Find
        </button>
      </form>
      <ul className="mt-4">
        {found.map(({ id, name: called, domains }) => (
          <li key={id} className="border-t border-line py-2">
            <ActionForm
              action={chooseCompany}
              aria-label={called}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1"
            >
              {fields}
              <p className="min-w-0 wrap-anywhere">
                <bdi>{called}</bdi>
                {domains.length > 0 ? (
                  <span className="text-ink-soft">, {domains.join(', ')}</span>
                ) : null}
              </p>
              {id === known.company?.id ? (
                <span className="text-ink-soft">Theirs now</span>
              ) : (
                <button type="submit" name="company" value={id} className={lineButton}>
                  This one<span className="sr-only">: {called}</span>
                </button>
              )}
            </ActionForm>
          </li>
        ))}
      </ul>
      <ActionForm
        action={chooseCompany}
        aria-label="A new company, or none"
        className="mt-4 flex flex-wrap gap-2"
      >
        {fields}
        {search === null ? null : (
          <>
            <input type="hidden" name="name" value={search} />
            <button
              type="submit"
              name="company"
              value="new"
              className={`${lineButton} max-w-full wrap-anywhere whitespace-normal!`}
            >
              New company “{search}”
            </button>
          </>
        )}
        {known.company ? (
          <button type="submit" name="company" value="none" className={lineButton}>
            No company
          </button>
        ) : null}
      </ActionForm>
    </>
  );
}
