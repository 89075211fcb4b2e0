import type { ReactNode } from 'react';

import { ButtonLink } from '@/ui/button';
import { classNames } from '@/ui/class-names';

import { QuoteCore } from './quote/core';

interface ThankYouProps {
  id: string;
  look: keyof typeof looks;
  title: string;
  text: string;
  /** Names {reference}. */
  yourReference: string;
  /** Shows the view at once; without one it waits for the form to show it (thank-you-view.ts). */
  reference?: string;
  /** Where to go from here. */
  link?: { readonly words: string; readonly href: string };
}

/** What takes the place of a form once it is sent. Without JavaScript it is a page of its own. */
export function ThankYou({ id, look, title, text, yourReference, reference, link }: ThankYouProps) {
  const { frame, heading, words, button } = looks[look];
  const isShown = reference !== undefined;
  // Beside the form it waits under the form's h1; `showThankYou` makes it one where that goes out of sight.
  const Heading = isShown ? 'h1' : 'h2';
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      data-shown={isShown ? '' : undefined}
      // Search engines read the source, where it stands before the form's own heading.
      data-nosnippet={isShown ? undefined : ''}
      className="peer hidden data-shown:block"
    >
      {frame(
        <>
          <Heading
            id={`${id}-heading`}
            tabIndex={-1}
            className={classNames('outline-none wrap-anywhere', heading)}
          >
            {title}
          </Heading>
          <p className={classNames('text-pretty whitespace-pre-line', words)}>{text}</p>
          <ReferenceLine words={yourReference} reference={reference} />
          {link ? (
            <ButtonLink href={link.href} look={button} className="mt-9">
              {link.words}
            </ButtonLink>
          ) : null}
        </>,
      )}
    </section>
  );
}

const looks = {
  /** On the sheet on which the form stood. */
  sheet: {
    heading: 'text-[clamp(26px,3vw,36px)]',
    words: 'mt-4',
    button: 'outline',
    frame: (content: ReactNode) => content,
  },
  /** On a page of its own. */
  page: {
    heading: 'text-[clamp(36px,4vw,60px)]',
    words: 'mt-5 text-lede',
    button: 'outline',
    frame: (content: ReactNode) => (
      <div className="page-width opening-space pb-section">
        <div className="max-w-[680px] border-t-[18px] border-accent bg-sheet p-[clamp(20px,3vw,48px)]">
          {content}
        </div>
      </div>
    ),
  },
  /** Below the core of the request all is the accent. */
  ground: {
    heading: 'text-[clamp(42px,5vw,76px)] leading-[0.96]',
    words: 'mt-6 max-w-[44ch] text-lede',
    button: 'ink',
    frame: (content: ReactNode) => (
      <div className="border-b-3 border-accent-ink nav:grid nav:min-h-[min(68svh,720px)] nav:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <QuoteCore className="h-[clamp(160px,30vw,260px)] border-b nav:h-auto nav:border-r nav:border-b-0" />
        <div className="flex flex-col items-start justify-center bg-accent pl-page pr-[max(var(--page-margin),(100vw-var(--page-width))/2+var(--page-margin))] py-[clamp(48px,7vw,112px)] text-accent-ink [--ink:var(--accent-ink)]">
          {content}
        </div>
      </div>
    ),
  },
} as const;

interface ReferenceLineProps {
  words: string;
  reference: string | undefined;
}

/** What to call the request by on the telephone. */
function ReferenceLine({ words, reference }: ReferenceLineProps) {
  const [before, after] = words.split('{reference}');
  return (
    <p hidden={reference === undefined} className="mt-4">
      {before}
      <strong data-reference className="font-[640] whitespace-nowrap">
        {reference}
      </strong>
      {after}
    </p>
  );
}
