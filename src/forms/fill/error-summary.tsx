import { CircleAlert } from 'lucide-react';
import type { MouseEvent, Ref } from 'react';

import type { FieldError } from '../browser-form';
import { fieldIds } from '../field-ids';
import { needASecondLook, nothingIsLost } from './words';

interface ErrorSummaryProps {
  ref: Ref<HTMLDivElement>;
  formName: string;
  errors: readonly FieldError[];
}

/** Brings the label into view as well, which a fragment alone would leave above the edge. */
function goToField(event: MouseEvent<HTMLAnchorElement>): void {
  const control = document.getElementById(event.currentTarget.hash.slice(1));
  if (!control) return;
  event.preventDefault();
  document.querySelector(`label[for="${control.id}"]`)?.scrollIntoView();
  control.focus({ preventScroll: true });
}

/** What is wrong, in one place: it takes the focus and leads to each field. */
export function ErrorSummary({ ref, formName, errors }: ErrorSummaryProps) {
  const headingId = `${formName}-errors`;
  return (
    <div
      ref={ref}
      tabIndex={-1}
      aria-labelledby={headingId}
      className="mb-8 scroll-mt-6 border-l-[6px] border-bad bg-bad-ground px-4.5 py-4"
    >
      <div role="alert" className="flex gap-3.5">
        <CircleAlert aria-hidden="true" strokeWidth={1.5} className="mt-0.5 shrink-0 text-bad" />
        <div className="min-w-0">
          <h2 id={headingId} className="text-base leading-normal font-[660] tracking-normal">
            {needASecondLook(errors.length)}
          </h2>
          <ul className="mt-1.5">
            {errors.map(({ name, label, message }) => (
              <li key={name}>
                <a
                  href={`#${fieldIds(formName, name).control}`}
                  onClick={goToField}
                  className="group block py-1 leading-snug"
                >
                  <span className="font-[580] underline underline-offset-3 group-hover:decoration-2">
                    {label}
                  </span>
                  <span className="text-[15px]"> {message}</span>
                </a>
              </li>
            ))}
          </ul>
          <p className="mt-1.5">{nothingIsLost}</p>
        </div>
      </div>
    </div>
  );
}
