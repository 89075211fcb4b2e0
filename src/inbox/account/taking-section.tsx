'use client';

import { tick } from '@/ui/dense-controls';

import { chooseOwnTaking } from './actions';
import { OwnChoiceForm } from './own-choice-form';

/** Where staff choose whether a reply assigns. Works without scripts as well. */
export function TakingSection({ isOn }: { isOn: boolean }) {
  return (
    <section aria-labelledby="taking" className="mt-10">
      <h2 id="taking" className="text-[20px]">
        When you reply
      </h2>
      <OwnChoiceForm action={chooseOwnTaking} button="Save choice">
        <label className="inline-flex min-h-9 items-center gap-2.5 max-sm:min-h-11">
          <input type="checkbox" name="takes" defaultChecked={isOn} className={tick} />A submission
          that nobody has becomes mine
        </label>
      </OwnChoiceForm>
    </section>
  );
}
