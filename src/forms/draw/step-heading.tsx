import type { RefObject } from 'react';

import type { FormWords } from '../form-words';
import { fillIn } from '../reply-template';

interface StepHeadingProps {
  words: FormWords;
  /** Takes the focus when another page comes. */
  heading: RefObject<HTMLHeadingElement | null>;
  title: string;
  step: number;
  steps: number;
}

/** Over a page of a form with several: how far it is, and what it is about. */
export function StepHeading({ words, heading, title, step, steps }: StepHeadingProps) {
  return (
    <h2
      ref={heading}
      tabIndex={-1}
      className="mb-6 scroll-mt-6 text-[clamp(24px,3vw,32px)] outline-none wrap-anywhere"
    >
      <span className="mb-1.5 block text-small font-[560] tracking-normal text-ink-soft stretch-86">
        {fillIn(words.stepOfSteps, { step: String(step), steps: String(steps) })}{' '}
      </span>
      {title}
    </h2>
  );
}
