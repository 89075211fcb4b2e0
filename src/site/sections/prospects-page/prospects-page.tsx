import type { ReactNode } from 'react';

import type { Outcome } from '@/submissions/records/prospects-page/progress';
import { SmallLabel } from '@/ui/section-head';
import type { SmallWords } from '@/words';

interface ProspectsPageProps {
  reference: string;
  words: SmallWords['prospectsPage'];
  outcome: Outcome;
  /** What was asked for, as a core. */
  core?: ReactNode;
  /** What was written, and the times to choose from. */
  thread: ReactNode;
  times: ReactNode;
  /** What can be done. */
  deeds: ReactNode;
}

/** What became of what somebody sent. */
export function ProspectsPage({ words, reference, outcome, ...parts }: ProspectsPageProps) {
  return (
    <div className="page-width opening-space pb-section">
      <SmallLabel>{reference}</SmallLabel>
      <h1 className="text-[clamp(42px,5vw,76px)] wrap-anywhere">{words.title}</h1>
      <section
        id="state"
        aria-labelledby="state-heading"
        className="mt-8 scroll-mt-28 border-t-[18px] border-accent bg-sheet p-[clamp(20px,3vw,48px)] max-sm:-mx-page sm:has-[>[data-core]]:relative sm:has-[>[data-core]]:pr-[clamp(120px,18vw,260px)]"
      >
        <h2 id="state-heading" className="text-[clamp(30px,3.6vw,52px)] wrap-anywhere">
          {words[outcome]}
        </h2>
        <p className="mt-3 max-w-[56ch] text-lede">{words[`${outcome}Text`]}</p>
        {parts.core ? (
          <div
            data-core
            className="absolute inset-y-0 right-0 hidden w-[clamp(88px,14vw,200px)] *:size-full *:border-l sm:block"
          >
            {parts.core}
          </div>
        ) : null}
        <Said id="added">{words.added}</Said>
        <Said id="not-chosen">{words.notChosen}</Said>
        <Said id="erasure-asked">{words.eraseSent}</Said>
        <Said id="erasure-not-asked">{words.eraseNotSent}</Said>
      </section>
      <div className="mt-[clamp(40px,5vw,72px)] grid gap-x-[clamp(32px,5vw,96px)] gap-y-14 nav:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="min-w-0">
          {parts.times}
          <section aria-labelledby="thread-heading">
            <h2 id="thread-heading" className="text-[clamp(26px,3vw,36px)]">
              {words.threadTitle}
            </h2>
            {parts.thread}
          </section>
        </div>
        <div className="min-w-0">
          {parts.deeds}
          <p className="mt-8 text-[15px] text-pretty text-ink-soft">{words.secret}</p>
        </div>
      </div>
    </div>
  );
}

/** Shows where the address leads to it: what was just done needs no script, and no query that stays. */
const Said = ({ id, children }: { id: string; children: ReactNode }) => (
  <p
    id={id}
    role="status"
    tabIndex={-1}
    className="mt-6 hidden scroll-mt-28 border-l-[6px] border-accent pl-4 font-[580] outline-none target:block"
  >
    {children}
  </p>
);
