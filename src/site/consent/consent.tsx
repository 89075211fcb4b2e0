import { Button } from '@/ui/button';
import type { cookieQuestion, Texts } from '@/words';

import { headerIds } from '../frame/site-paths';

/**
 * Asks whether Google Analytics may load. No dialog: the page works behind it, and keeps room for
 * it at its end. It comes before the page in the order of the keyboard, and lies below it. Hidden
 * where no id is set, and until `startConsent` knows that there is something to ask.
 */
export function Consent({ words }: { words: Texts<typeof cookieQuestion>['question'] }) {
  return (
    <section
      id={headerIds.question}
      hidden
      tabIndex={-1}
      aria-label={words.name}
      className="fixed inset-x-0 bottom-0 z-10 bg-sheet text-small leading-snug text-ink -outline-offset-3 print:hidden"
    >
      <div className="hairlines h-[7px] border-t border-ink" aria-hidden="true" />
      <div className="page-width flex flex-wrap items-center justify-between gap-x-12 gap-y-3 pt-2.5 pb-4">
        <p className="max-w-[76ch]">
          <strong
            data-question
            data-accepted={words.accepted}
            data-rejected={words.rejected}
            className="font-[640]"
          >
            {words.ask}
          </strong>
          {` ${words.consequence} `}
          <a href="/privacy" className="underline underline-offset-3 outline-offset-0">
            {words.privacy}
          </a>
        </p>
        <div className="grid grid-cols-2 gap-3 max-sm:w-full">
          <Button look="outline" small data-answer="accepted">
            {words.accept}
          </Button>
          <Button look="outline" small data-answer="rejected">
            {words.reject}
          </Button>
        </div>
      </div>
    </section>
  );
}
