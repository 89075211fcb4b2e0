import { forms } from '@/forms';

import { formatDate } from '../frame/format-date';
import { SubmissionLink } from '../frame/submission-link';
import { countWords } from '../list/words';
import type { ErasureReceipt } from './erase-person';

/** What was erased and what was not, for whoever asked for it. */
export function Receipt({ number, at, by, emails, erased, ...rest }: ErasureReceipt) {
  const { otherMails, takenOut, namedIn, fromMailbox, isWhole } = rest;
  return (
    <section aria-labelledby="receipt" className="mt-6 border-[1.5px] border-ink bg-paper p-5">
      <h3 id="receipt" role="status" className="text-[17px] wrap-anywhere">
        {isWhole
          ? `Receipt ${number}: all data of ${emails.join(', ')} was erased`
          : `Receipt ${number}: a part of the data of ${emails.join(', ')} was erased`}
      </h3>
      {isWhole ? null : (
        <p className="mt-2 max-w-[70ch] font-[580] text-bad">
          It was interrupted. What this receipt names is erased for good; the rest is still kept.
          Print this page or copy it, then erase once more: that goes on where this stopped, and
          gives a receipt for the rest.
        </p>
      )}
      <p className="mt-2">
        {erased.length === 1 ? 'One submission' : `${erased.length} submissions`}, of which{' '}
        {erased.filter(({ isInSpool }) => isInSpool).length} still waited to be stored.{' '}
        {formatDate(at)}, by {by}. This page is the only place that still has the address: print it
        or copy it now.
      </p>
      <ul className="mt-3 list-disc pl-5">
        {erased.map(({ form, reference, submittedAt, isInSpool, notes, replies, waitingMails }) => (
          <li key={reference}>
            {reference}, {forms[form].staff.one} of {formatDate(submittedAt)}, with{' '}
            {countWords(notes, 'note')}, {countWords(replies, 'email')} of its thread and{' '}
            {countWords(waitingMails, 'waiting email')}
            {isInSpool ? ', still waiting to be stored' : null}
          </li>
        ))}
      </ul>
      {otherMails > 0 ? (
        <p className="mt-3">
          Besides, {countWords(otherMails, 'email')} from there, unmatched or about somebody else’s
          submission.
        </p>
      ) : null}
      {takenOut > 0 ? (
        <p className="mt-3">
          The address was taken out of notes and emails at {countWords(takenOut, 'submission')} of
          other people.
        </p>
      ) : null}
      {typeof fromMailbox === 'number' && fromMailbox > 0 ? (
        <p className="mt-3">{countWords(fromMailbox, 'email')} still lay in our mailbox.</p>
      ) : null}
      {fromMailbox === 'away' ? (
        <p className="mt-3 font-[580] text-bad">
          Our mailbox did not answer. Erase once more when it does, or look into it by hand.
        </p>
      ) : null}
      {namedIn.length > 0 ? (
        <p className="mt-3">
          Not erased, since others wrote it: the address stands in{' '}
          {namedIn.map(({ form, id, reference }, index) => (
            <span key={id}>
              {index > 0 ? ', ' : null}
              <SubmissionLink {...{ form, id }}>{reference}</SubmissionLink>
            </span>
          ))}
          .
        </p>
      ) : null}
      <p className="mt-3 max-w-[70ch] text-ink-soft">
        Outside of this: backups until they are replaced, the mailboxes to which notices and replies
        went, and what a colleague is typing in a browser at this moment.
      </p>
    </section>
  );
}
