'use client';

import { useState } from 'react';

import { lineButton, textBox } from '@/ui/dense-controls';

import { Problem } from '../action/action-form';
import { useFormAction } from '../action/use-form-action';
import { chooseOwnSignature } from './actions';

/** Where staff write what ends their replies. Works without scripts as well. */
export function SignatureSection({ signature }: { signature: string }) {
  const [isSaved, setSaved] = useState(false);
  const { pending, problem, formProps } = useFormAction(
    chooseOwnSignature,
    {},
    { onAnswer: (answer) => setSaved(!answer.problem) },
  );
  return (
    <section aria-labelledby="signature" className="mt-10">
      <h2 id="signature" className="text-[20px]">
        Your signature
      </h2>
      <form {...formProps} onChange={() => setSaved(false)} aria-busy={pending} className="mt-2">
        <p id="signature-hint" className="max-w-[60ch]">
          It ends each of your replies. Where it is empty, the signature of the Inbox settings does.
        </p>
        <textarea
          name="signature"
          aria-labelledby="signature"
          aria-describedby="signature-hint"
          rows={4}
          maxLength={400}
          defaultValue={signature}
          className={`${textBox} mt-2 field-sizing-content max-w-[60ch] py-2`}
        />
        <div className="mt-3 flex flex-wrap items-center gap-3">
          <button type="submit" className={lineButton}>
            Save signature
          </button>
          <span role="status">{isSaved && !pending ? 'Saved.' : ''}</span>
          <Problem text={problem} />
        </div>
      </form>
    </section>
  );
}
