'use client';

import { textBox } from '@/ui/dense-controls';

import { chooseOwnSignature } from './actions';
import { OwnChoiceForm } from './own-choice-form';

/** Where staff write what ends their replies. Works without scripts as well. */
export function SignatureSection({ signature }: { signature: string }) {
  return (
    <section aria-labelledby="signature" className="mt-10">
      <h2 id="signature" className="text-[20px]">
        Your signature
      </h2>
      <OwnChoiceForm action={chooseOwnSignature} button="Save signature">
        <p id="signature-hint" className="max-w-[60ch]">
          It ends each of your replies. If it is empty, they end with the one in Inbox settings.
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
      </OwnChoiceForm>
    </section>
  );
}
