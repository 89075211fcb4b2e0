'use client';

import { useId } from 'react';

import { lineButton, textBox } from '@/ui/dense-controls';

import { Problem } from '../action/action-form';
import { useFormAction } from '../action/use-form-action';
import { changeJoins } from './actions';

interface JoinFormProps {
  /** The id of a submission or a mail of theirs. */
  person: string;
  /** Addresses from which somebody answered on their threads. */
  offered: readonly string[];
}

/** Names another address of the same person, or something that came from it. Needs no scripts. */
export function JoinForm({ person, offered }: JoinFormProps) {
  const field = useId();
  const { state, pending, problem, formProps } = useFormAction(changeJoins, {});
  return (
    <details open={state.problem !== undefined || undefined} className="mt-2">
      <summary className="inline-flex min-h-8 cursor-pointer items-center underline underline-offset-4 max-sm:min-h-11">
        They have another address, too
      </summary>
      <form
        {...formProps}
        aria-busy={pending}
        className="mt-1 border-l-[6px] border-accent py-1 pl-3"
      >
        <input type="hidden" name="person" value={person} />
        <p className="max-w-[64ch] text-ink-soft">
          Both then share a page. What they sent does not change, and you can undo this here.
        </p>
        <div className="mt-2 flex flex-wrap items-end gap-2">
          <label htmlFor={field} className="min-w-0">
            <span className="mb-1 block text-[14px] text-ink-soft">
              Email address, or a reference of theirs
            </span>
            <input
              id={field}
              name="other"
              maxLength={300}
              autoComplete="off"
              defaultValue={state.typed?.['other'] ?? ''}
              className={`${textBox} w-72! max-w-full`}
            />
          </label>
          <button type="submit" name="step" value="join" disabled={pending} className={lineButton}>
            Join
          </button>
          {offered.map((address) => (
            <button
              key={address}
              type="submit"
              name="offered"
              value={address}
              disabled={pending}
              className={`${lineButton} max-w-full wrap-anywhere whitespace-normal!`}
            >
              Join {address}, which answered here
            </button>
          ))}
          <Problem text={problem} />
        </div>
      </form>
    </details>
  );
}
