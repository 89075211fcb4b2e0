'use client';

import { useState } from 'react';

import { lineButton, tick } from '@/ui/dense-controls';

import { Problem } from '../action/action-form';
import { useFormAction } from '../action/use-form-action';
import { chooseOwnNotices } from './actions';

interface NoticesSectionProps {
  email: string;
  choices: readonly { readonly name: string; readonly label: string; readonly isOn: boolean }[];
}

/** Where staff choose what they are mailed about. Works without scripts as well. */
export function NoticesSection({ email, choices }: NoticesSectionProps) {
  const [isSaved, setSaved] = useState(false);
  const { pending, problem, formProps } = useFormAction(
    chooseOwnNotices,
    {},
    // What is ticked stays.
    { onAnswer: ({ problem }) => setSaved(!problem) },
  );
  return (
    <section aria-labelledby="notices" className="mt-10">
      <h2 id="notices" className="text-[20px]">
        Mails to you
      </h2>
      <form {...formProps} onChange={() => setSaved(false)} aria-busy={pending} className="mt-2">
        <fieldset>
          <legend className="max-w-[60ch]">We write to {email} when:</legend>
          <ul className="mt-1">
            {choices.map(({ name, label, isOn }) => (
              <li key={name}>
                <label className="inline-flex min-h-9 items-center gap-2.5 max-sm:min-h-11">
                  <input type="checkbox" name={name} defaultChecked={isOn} className={tick} />
                  {label}
                </label>
              </li>
            ))}
          </ul>
        </fieldset>
        <div className="mt-3 flex flex-wrap items-center gap-3">
          <button type="submit" className={lineButton}>
            Save
          </button>
          <span role="status">{isSaved && !pending ? 'Saved.' : ''}</span>
          <Problem text={problem} />
        </div>
      </form>
    </section>
  );
}
