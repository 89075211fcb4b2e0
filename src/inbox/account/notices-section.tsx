'use client';

import { tick } from '@/ui/dense-controls';

import { chooseOwnNotices } from './actions';
import { OwnChoiceForm } from './own-choice-form';

interface NoticesSectionProps {
  email: string;
  choices: readonly { readonly name: string; readonly label: string; readonly isOn: boolean }[];
}

/** Where staff choose what they are mailed about. Works without scripts as well. */
export function NoticesSection({ email, choices }: NoticesSectionProps) {
  return (
    <section aria-labelledby="notices" className="mt-10">
      <h2 id="notices" className="text-[20px]">
        Mails to you
      </h2>
      <OwnChoiceForm action={chooseOwnNotices} button="Save">
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
      </OwnChoiceForm>
    </section>
  );
}
