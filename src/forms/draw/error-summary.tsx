import { CircleAlert } from 'lucide-react';
import { useEffect, useRef, type MouseEvent } from 'react';

import type { FieldError } from '../definition';
import type { FormWords } from '../form-words';

import { fieldIds } from './field';

interface ErrorSummaryProps {
  formName: string;
  words: FormWords;
  errors: readonly FieldError[];
  /** The server has sent it, with the focus on it. */
  isSent: boolean;
}

/** What is wrong, in one place: it takes the focus and leads to each field. */
export function ErrorSummary({ formName, words, errors, isSent }: ErrorSummaryProps) {
  const headingId = `${formName}-errors`;
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isSent) summary.current?.focus();
  }, [errors, isSent]);
  useEffect(() => markTitle(words.errorMark), [words.errorMark]);
  return (
    <div
      ref={summary}
      tabIndex={-1}
      autoFocus={isSent}
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
            {errors.map((error) => (
              <ErrorLine key={error.name} formName={formName} {...error} />
            ))}
          </ul>
          <p className="mt-1.5">{words.nothingLost}</p>
        </div>
      </div>
    </div>
  );
}

/**
 * A screen reader says the title first, and a row of tabs shows little else.
 * @returns what takes the mark away
 */
function markTitle(errorMark: string): () => void {
  const { title } = document;
  const plain = title.replace(`${errorMark} `, '');
  document.title = `${errorMark} ${plain}`;
  return () => {
    document.title = plain;
  };
}

/** Brings the label into view as well, which a fragment alone would leave above the edge. */
function leadToField(event: MouseEvent<HTMLAnchorElement>): void {
  const control = document.getElementById(event.currentTarget.hash.slice(1));
  if (!control) return;
  event.preventDefault();
  document.querySelector(`label[for="${control.id}"]`)?.scrollIntoView({ behavior: 'instant' });
  control.focus({ preventScroll: true });
}

function ErrorLine({ formName, name, message }: FieldError & { formName: string }) {
  return (
    <li>
      <a
        onClick={leadToField}
        href={`#${fieldIds(formName, name).control}`}
        className="block py-1 leading-snug font-[580] wrap-anywhere underline underline-offset-3 hover:decoration-2"
      >
        {message}
      </a>
    </li>
  );
}
