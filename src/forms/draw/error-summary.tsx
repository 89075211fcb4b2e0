import { CircleAlert } from 'lucide-react';

import type { FieldError } from '../browser-form';
import { fieldIds } from '../field-ids';
import type { FormWords } from '../form-words';

interface ErrorSummaryProps {
  formName: string;
  words: FormWords;
  errors: readonly FieldError[];
}

/** Hidden while nothing is wrong: what `showErrors` makes lines of. */
const blank: FieldError = { name: '', message: '' };

/** What is wrong, in one place: it takes the focus and leads to each field. */
export function ErrorSummary({ formName, words, errors }: ErrorSummaryProps) {
  const headingId = `${formName}-errors`;
  return (
    <div
      data-errors
      hidden={errors.length === 0}
      tabIndex={-1}
      aria-labelledby={headingId}
      className="mb-8 scroll-mt-6 border-l-[6px] border-bad bg-bad-ground px-4.5 py-4"
    >
      <div role="alert" className="flex gap-3.5">
        <CircleAlert aria-hidden="true" strokeWidth={1.5} className="mt-0.5 shrink-0 text-bad" />
        <div className="min-w-0">
          <h2 id={headingId} className="text-base leading-normal font-[660] tracking-normal">
            {words.problem}
          </h2>
          <ul className="mt-1.5">
            {(errors.length > 0 ? errors : [blank]).map((error) => (
              <ErrorLine key={error.name} formName={formName} {...error} />
            ))}
          </ul>
          <p className="mt-1.5">{words.nothingLost}</p>
        </div>
      </div>
    </div>
  );
}

function ErrorLine({ formName, name, message }: FieldError & { formName: string }) {
  return (
    <li>
      <a
        href={`#${fieldIds(formName, name).control}`}
        className="block py-1 leading-snug font-[580] underline underline-offset-3 hover:decoration-2"
      >
        {message}
      </a>
    </li>
  );
}
