import { place } from '~/site.config';
import { lineButton, textBox } from '@/ui/dense-controls';

import { ActionForm } from '../action/action-form';
import { TargetFields } from '../submission/target-fields';
import { propose } from './actions';
import { leastTimes, mostTimes } from './time-fields';

interface TimesFormProps {
  form: string;
  id: string;
  seen: number;
  formKey: string;
}

/** Proposes times by a reply; its reader chooses one on their page. */
export const TimesForm = ({ form, id, seen, formKey }: TimesFormProps) => (
  <details className="mt-2 print:hidden">
    <summary className="w-fit cursor-pointer py-1 underline underline-offset-2 max-sm:py-2.5">
      Propose times
    </summary>
    <ActionForm
      key={formKey}
      action={propose}
      aria-label="Propose times"
      className="mt-1 grid gap-2"
    >
      <TargetFields {...{ form, id }} />
      <input type="hidden" name="key" value={formKey} />
      <input type="hidden" name="seen" value={seen} />
      {Array.from({ length: mostTimes }, (_each, at) => (
        <input
          key={at}
          type="datetime-local"
          name="time"
          required={at < leastTimes}
          aria-label={`Time ${at + 1}, ${place.clock} time`}
          className={textBox}
        />
      ))}
      <label>
        <span className="mb-1 block text-ink-soft">Minutes</span>
        <input
          type="number"
          name="minutes"
          min={5}
          max={480}
          required
          defaultValue={30}
          className={textBox}
        />
      </label>
      <label>
        <span className="mb-1 block text-ink-soft">Words before them, if you like</span>
        <textarea name="words" rows={2} maxLength={2000} className={textBox} />
      </label>
      <button type="submit" className={`${lineButton} w-fit`}>
        Send as a reply
      </button>
    </ActionForm>
  </details>
);
