import { IndustryGround } from '../../drawings';
import { ButtonLink } from '@/ui/button';
import { TextLink } from '@/ui/text-link';
import type { Industry } from '@/payload-types';
import type { SmallWords } from '@/words';

type IndustryOpeningProps = Industry & { words: SmallWords };

/** The industry's own section through the ground, under its heading. */
export function IndustryOpening({ words, title, intro, drawing }: IndustryOpeningProps) {
  // What is the same on every page, such as “Software Solutions”, stays on one line.
  const [before, after = ''] = words.everywhere.industryTitle.split('{industry}');
  return (
    <section aria-labelledby="industry">
      <div className="page-width columns-8-4 items-end opening-space max-nav:pb-9">
        <h1
          id="industry"
          className="text-[clamp(30px,10vw,90px)] nav:text-[clamp(40px,6.4vw,100px)]"
        >
          {`${before}${title}${/^\s/.test(after) ? ' ' : ''}`}
          <span className="inline-block">{after.trim()}</span>
        </h1>
        {/* It reaches into the sky over the right end of the street, which is low there. */}
        <div className="nav:-mb-[min(4.5vw,72px)]">
          <p className="max-w-[54ch] text-lede text-pretty">{intro}</p>
          <div className="mt-7 flex flex-wrap items-center gap-x-8 gap-y-4">
            <ButtonLink href="/quote" className="max-sm:w-full">
              {words.everywhere.getQuote}
            </ButtonLink>
            <TextLink href="/#contact">{words.industries.talk}</TextLink>
          </div>
        </div>
      </div>
      <IndustryGround
        layers={drawing.layers.map(({ name }) => name)}
        title={drawing.title}
        caption={drawing.caption}
        building={drawing.building}
        seed={drawing.seed}
        above={drawing.above}
        below={drawing.below}
        description={words.drawings.industry}
      />
    </section>
  );
}
