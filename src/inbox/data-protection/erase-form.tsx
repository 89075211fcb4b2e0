'use client';

import { lineButton } from '@/ui/dense-controls';

import { Problem } from '../action/action-form';
import { useFormAction } from '../action/use-form-action';
import { erase } from './actions';
import { Receipt } from './receipt';

interface EraseFormProps {
  email: string;
  /** Other addresses of the same person. */
  joined: readonly string[];
  isAnythingKept: boolean;
}

const line = 'flex min-h-11 items-start gap-3 py-2.5 wrap-anywhere';

/** Erases all that is kept of a person, after a second thought, and shows the receipt. */
export function EraseForm({ email, joined, isAnythingKept }: EraseFormProps) {
  const { state, pending, problem, formProps } = useFormAction(erase, {});
  const receipt = state.receipt ? <Receipt {...state.receipt} /> : null;
  if (state.receipt?.isWhole || (!receipt && !isAnythingKept)) return receipt;
  const all = [email, ...joined];
  return (
    <>
      {receipt}
      <form {...formProps} className="mt-6 border-l-[14px] border-bad bg-bad-ground px-5 py-4.5">
        <input type="hidden" name="email" value={email} />
        {joined.map((each) => (
          <input key={each} type="hidden" name="joined" value={each} />
        ))}
        {joined.length === 0 ? (
          <input type="hidden" name="scope" value="one" />
        ) : (
          <fieldset>
            <legend className="font-[580]">Whose data is to be erased?</legend>
            {(['one', 'all'] as const).map((scope) => (
              <label key={scope} className={line}>
                <input
                  type="radio"
                  name="scope"
                  value={scope}
                  required
                  defaultChecked={state.typed?.['scope'] === scope}
                  className="size-5 flex-none accent-ink"
                />
                {scope === 'one'
                  ? `Only of ${email}`
                  : `Of all ${all.length} addresses of this person: ${all.join(', ')}`}
              </label>
            ))}
          </fieldset>
        )}
        <label className={line}>
          <input
            type="checkbox"
            name="sure"
            value="yes"
            required
            defaultChecked={state.typed?.['sure'] === 'yes'}
            className="size-5 flex-none"
          />
          {joined.length === 0 ? `Erase all of ${email} for good` : 'Erase all of it for good'},
          with its notes, replies, files and emails. This cannot be undone.
        </label>
        <p className="max-w-[70ch] text-[14px]">
          Where notes and emails about other people name the address, it is taken out of them. What
          others wrote into a form stays, and the receipt says where. A name alone is not looked
          for: search the inbox for it.
        </p>
        <button type="submit" disabled={pending} className={`mt-3 ${lineButton}`}>
          {pending ? 'Erasing...' : 'Erase everything'}
        </button>
        <Problem text={problem} className="mt-3" />
      </form>
    </>
  );
}
