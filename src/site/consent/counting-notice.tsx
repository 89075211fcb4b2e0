import type { ReactNode } from 'react';

import { Button } from '@/ui/button';
import type { cookieQuestion, Texts } from '@/words';

/** Places of the notice: the foot of each page leads to the first, an answer to one of the others. */
export const countingIds = {
  notice: 'counting-of-views',
  objected: 'views-not-counted',
  takenBack: 'views-counted-again',
} as const;

type Words = Texts<typeof cookieQuestion>['counting'];

/**
 * What is counted of views, why, and a button to object: below the privacy policy, while the site counts. The
 * page is the same for everybody; what somebody answered shows by its address.
 */
export function CountingNotice({ words }: { words: Words }) {
  return (
    <section
      id={countingIds.notice}
      aria-labelledby={`${countingIds.notice}-heading`}
      className="page-width section-space pt-0 [&_p]:max-w-[64ch] [&_p]:text-pretty"
    >
      <div className="border-t-3 border-ink pt-8">
        <h2
          id={`${countingIds.notice}-heading`}
          className="text-[clamp(25px,2.4vw,34px)] leading-[1.15] tracking-[-0.02em]"
        >
          {words.heading}
        </h2>
        <p className="mt-5">{words.purpose}</p>
        <p className="mt-4">{words.kept}</p>
        <p className="mt-4">{words.objecting}</p>
        <Answer counts="no">
          <Button type="submit" look="outline">
            {words.object}
          </Button>
        </Answer>
        <div id={countingIds.objected} tabIndex={-1} className="mt-6 hidden target:block">
          <p className="border-l-6 border-accent pl-4 font-[640]">{words.objected}</p>
          <Answer counts="yes">
            <Button type="submit" look="outline">
              {words.takeBack}
            </Button>
          </Answer>
        </div>
        <p
          id={countingIds.takenBack}
          tabIndex={-1}
          className="mt-6 hidden border-l-6 border-accent pl-4 font-[640] target:block"
        >
          {words.takenBack}
        </p>
      </div>
    </section>
  );
}

const Answer = ({ counts, children }: { counts: 'yes' | 'no'; children: ReactNode }) => (
  <form action="/api/view-counting" method="post" className="mt-5">
    <input type="hidden" name="counts" value={counts} />
    {children}
  </form>
);
