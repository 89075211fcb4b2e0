import { MergeLines } from '../../drawings';
import { ButtonLink } from '@/ui/button';
import type { QuotePage } from '@/payload-types';

import { ReferenceLine } from './reference-line';

interface QuoteThankYouProps {
  id: string;
  thankYou: QuotePage['thankYou'];
  /** Says the reference. */
  yourReference: string;
  /** The button’s words. */
  returnHome: string;
  /** Shows the view at once; without one it waits for the form to show it. */
  reference?: string;
}

/**
 * What takes the place of the quote form: the accent has swallowed every line. Without JavaScript
 * it is a page of its own, with JavaScript the form shows it (thank-you-view.ts).
 */
export function QuoteThankYou(props: QuoteThankYouProps) {
  const { id, thankYou, yourReference, returnHome, reference } = props;
  // Beside the form it waits under the form's h1; `showThankYou` raises its level.
  const Heading = reference === undefined ? 'h2' : 'h1';
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      data-shown={reference === undefined ? undefined : ''}
      className="peer hidden data-shown:block"
    >
      <div className="nav:grid nav:min-h-[min(68svh,720px)] nav:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div className="relative h-[clamp(120px,24vw,220px)] overflow-hidden nav:h-auto *:absolute *:-inset-1 *:size-[calc(100%+8px)]">
          <MergeLines steps={4} lines={21} />
        </div>
        <div className="flex flex-col items-start justify-center bg-accent px-page py-[clamp(48px,7vw,112px)] text-accent-ink [--ink:var(--accent-ink)]">
          <Heading
            id={`${id}-heading`}
            tabIndex={-1}
            className="text-[clamp(42px,5vw,76px)] leading-[0.96] outline-none"
          >
            {thankYou.heading}
          </Heading>
          <p className="mt-6 max-w-[44ch] text-lede">{thankYou.text}</p>
          <ReferenceLine words={yourReference} reference={reference} />
          <ButtonLink href="/" look="ink" className="mt-9">
            {returnHome}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
