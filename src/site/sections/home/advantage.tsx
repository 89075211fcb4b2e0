import { classNames } from '@/ui/class-names';
import type { Claim, HomePage } from '@/payload-types';
import type { SmallWords } from '@/words';

import { OwnSection } from '../../own-section/own-section';
import { Workings } from '../workings';
import { Ledger } from './ledger';

type AdvantageProps = HomePage['advantage'] & {
  words: SmallWords;
  claims: readonly Claim[];
  /** Whether it lies on a sheet over the page. */
  isLaid: boolean;
};

/** What one system saves: a worked example on the left, the four benefits on the right. */
export function Advantage({
  words,
  heading,
  cards,
  explainer,
  ledger,
  ownSection,
  claims,
  isLaid,
}: AdvantageProps) {
  return (
    <section
      aria-labelledby="advantage-heading"
      className={classNames('section-space', isLaid && 'border-y border-line bg-sheet')}
    >
      <div className="page-width">
        <h2 id="advantage-heading">{heading}</h2>
        <div className="columns-7-5 mt-[clamp(32px,4vw,56px)]">
          <div>
            <h3 className="text-[24px]">{explainer.heading}</h3>
            <p className="mt-2.5 max-w-[60ch] text-pretty">{explainer.text}</p>
            <Ledger {...ledger} />
            <Workings
              words={words}
              claims={claims}
              of={[...cards.map(({ title }) => title), ledger.totalCost]}
              section={heading}
              className="mt-4"
            />
          </div>
          <ul className="flex flex-col">
            {cards.map(({ id, title, description }) => (
              <li
                key={id ?? title}
                className="grow border-t border-ink py-5 first:border-t-3 last:pb-0 nav:pb-7"
              >
                <h3 className="text-[clamp(24px,2.2vw,30px)] leading-[1.15] tracking-[-0.02em] stretch-88">
                  {title}
                </h3>
                <p className="mt-2 max-w-[46ch] text-pretty text-ink-soft">{description}</p>
              </li>
            ))}
          </ul>
        </div>
        <OwnSection
          {...{ words }}
          content={ownSection}
          level="h3"
          className="mt-section border-t-3 border-ink pt-8"
        />
      </div>
    </section>
  );
}
