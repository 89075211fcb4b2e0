import { lineButton, solidButton } from '@/ui/dense-controls';

import { ActionForm } from '../action/action-form';
import { formatDate } from '../frame/format-date';
import { SubmissionLink } from '../frame/submission-link';
import { countWords } from '../list/words';
import { lookUp } from './actions';
import type { PersonRecord } from './person-records';

interface PersonLookupProps {
  /** Whose data was asked for; null before anybody was. */
  email: string | null;
  /** Other addresses of the same person. */
  joined: readonly string[];
  records: readonly PersonRecord[];
  /** What else came in by mail from there. */
  mailsBesides: number;
  /** What staff or a file said of them: they may never have written. */
  details: number;
  /** How much there is that only others may read; the page says whom to ask. */
  hidden: number;
}

/** Finds all that is kept of one address, and hands it out. */
export function PersonLookup(props: PersonLookupProps) {
  const { email, joined, records, mailsBesides, details, hidden } = props;
  const addresses = email === null ? [] : [email, ...joined];
  const all = addresses.join(', ');
  const stored = records.find(({ isInSpool }) => !isInSpool);
  return (
    <section aria-labelledby="person" className="mt-10">
      <h2 id="person" className="text-[20px]">
        One person’s data
      </h2>
      <ActionForm
        action={lookUp}
        aria-label="Look a person up"
        className="mt-3 flex flex-wrap items-end gap-3"
      >
        <div className="w-[22rem] max-w-full">
          <label htmlFor="person-email" className="mb-1.5 block font-[580]">
            Email address of the sender
          </label>
          <input
            id="person-email"
            name="email"
            inputMode="email"
            required
            defaultValue={email ?? ''}
            autoComplete="off"
            className="block min-h-11 w-full border border-edge bg-paper px-3"
          />
        </div>
        <button type="submit" className={`min-h-11 ${solidButton}`}>
          Look up
        </button>
      </ActionForm>
      {email === null ? null : records.length + mailsBesides + details + joined.length === 0 ? (
        hidden > 0 ? null : (
          <p role="status" className="mt-4">
            Nothing is kept of {all}.
          </p>
        )
      ) : (
        <>
          <p role="status" className="mt-4 wrap-anywhere">
            {records.length === 1 ? 'One submission' : `${records.length} submissions`} of {all}:
          </p>
          <ul className="mt-2">
            {records.map(
              ({ form, id, reference, submittedAt, isInSpool, isInTrash, notes, replies }) => (
                <li key={id} className="flex flex-wrap gap-x-5 border-b border-line py-2">
                  {isInSpool ? (
                    <span>{reference}</span>
                  ) : (
                    <SubmissionLink {...{ form, id }}>{reference}</SubmissionLink>
                  )}
                  <time dateTime={submittedAt}>{formatDate(submittedAt)}</time>
                  <span>{countWords(notes, 'note')}</span>
                  <span>{countWords(replies, 'email')}</span>
                  {isInSpool ? <span>waits to be stored</span> : null}
                  {isInTrash ? <span>in the trash</span> : null}
                </li>
              ),
            )}
          </ul>
          {details > 0 ? (
            <p className="mt-2">
              {countWords(details, 'detail')} of them, said by staff or a file, under People.
            </p>
          ) : null}
          {mailsBesides > 0 ? (
            <p className="mt-2">
              {countWords(mailsBesides, 'email')} from there besides, unmatched or about somebody
              else’s submission.
            </p>
          ) : null}
          <div className="mt-4 flex flex-wrap gap-3">
            <Export emails={addresses} label="Export all of it as JSON" />
            {joined.length > 0 ? <Export emails={[email]} label={`Export only ${email}`} /> : null}
            {stored ? (
              <a href={`/admin/people/${stored.id}`} className={lineButton}>
                Everything from this person
              </a>
            ) : null}
          </div>
        </>
      )}
    </section>
  );
}

const Export = ({ emails, label }: { emails: readonly string[]; label: string }) => (
  // A file is no page: a plain form, whose answer is saved.
  <form action="/admin/data-protection/export" method="post" className="max-w-full">
    {emails.map((each) => (
      <input key={each} type="hidden" name="email" value={each} />
    ))}
    <button type="submit" className={`${lineButton} max-w-full wrap-anywhere whitespace-normal!`}>
      {label}
    </button>
  </form>
);
