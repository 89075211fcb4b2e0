'use client';

import { lineButton } from '@/ui/dense-controls';

import type { FormAction } from '../action/action-state';
import { Problem } from '../action/problem';
import { useFormAction } from '../action/use-form-action';
import { formatDate } from '../frame/format-date';
import { countWords } from '../list/words';
import type { ErasureState } from './actions';
import type { ErasureReceipt } from './erase-person';

interface EraseFormProps {
  email: string;
  count: number;
  erase: FormAction<ErasureState>;
}

/** Erases all that is kept of an address, after a second thought, and shows the receipt. */
export function EraseForm({ email, count, erase }: EraseFormProps) {
  const { state, pending, formProps } = useFormAction(erase, {});
  if (state.receipt) return <Receipt {...state.receipt} />;
  if (count === 0) return null;
  return (
    <form {...formProps} className="mt-6 border-l-[14px] border-bad bg-bad-ground px-5 py-4.5">
      <input type="hidden" name="email" value={email} />
      <label className="flex min-h-11 items-start gap-3 py-2.5 wrap-anywhere">
        <input
          type="checkbox"
          name="sure"
          value="yes"
          required
          defaultChecked={state.typed?.['sure'] === 'yes'}
          className="size-5 flex-none"
        />
        Erase all of {email} for good, with its notes, replies and emails. This cannot be undone.
      </label>
      <button type="submit" disabled={pending} className={`mt-3 ${lineButton}`}>
        {pending ? 'Erasing...' : 'Erase everything'}
      </button>
      <Problem text={pending ? undefined : state.problem} className="mt-3" />
    </form>
  );
}

function Receipt({ number, at, by, email, erased, otherMails }: ErasureReceipt) {
  return (
    <section aria-labelledby="receipt" className="mt-6 border-[1.5px] border-ink bg-paper p-5">
      <h3 id="receipt" role="status" className="text-[17px]">
        Receipt {number}: all data of {email} was erased
      </h3>
      <p className="mt-2">
        {erased.length === 1 ? 'One submission' : `${erased.length} submissions`}, of which{' '}
        {erased.filter(({ isInSpool }) => isInSpool).length} still waited to be stored.{' '}
        {formatDate(at)}, by {by}. This page is the only place that still has the address: print it
        or copy it now.
      </p>
      <ul className="mt-3 list-disc pl-5">
        {erased.map(({ form, reference, submittedAt, isInSpool, notes, replies, waitingMails }) => (
          <li key={reference}>
            {reference}, {form === 'contact' ? 'contact message' : 'quote request'} of{' '}
            {formatDate(submittedAt)}, with {countWords(notes, 'note')},{' '}
            {countWords(replies, 'email')} of its thread and{' '}
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
    </section>
  );
}
