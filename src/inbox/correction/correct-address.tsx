import { lineButton, textBox } from '@/ui/dense-controls';

import { ActionForm } from '../action/action-form';
import type { Submission } from '../list/reads/submission';
import { TargetFields } from '../submission/target-fields';
import { correctAddress } from './actions';

interface CorrectAddressProps {
  submission: Pick<Submission, 'form' | 'id' | 'values'>;
}

/** Gives a submission another address where its sender mistyped it; the former one stays beside it. */
export function CorrectAddress({ submission: { form, id, values } }: CorrectAddressProps) {
  const email = values['email'] ?? '';
  if (email === '') return null;
  return (
    <details className="mt-3 print:hidden">
      <summary className="w-fit cursor-pointer py-1 underline underline-offset-2 max-sm:py-2.5">
        Correct the address
      </summary>
      <ActionForm
        action={correctAddress}
        aria-label="Correct the address"
        className="mt-1 flex flex-wrap items-end gap-2"
      >
        <TargetFields {...{ form, id }} />
        <input type="hidden" name="from" value={email} />
        <label className="min-w-0 flex-1">
          <span className="mb-1 block text-ink-soft">
            What waits or failed goes there, and answers from both come in
          </span>
          <input
            key={email}
            name="email"
            type="email"
            required
            maxLength={254}
            autoComplete="off"
            defaultValue={email}
            className={textBox}
          />
        </label>
        <button type="submit" className={lineButton}>
          Correct
        </button>
      </ActionForm>
    </details>
  );
}
