import { fillIn } from '@/forms/reply-template';
import { IndustryGround } from '../../drawings';
import { ButtonLink } from '@/ui/button';
import { TextLink } from '@/ui/text-link';
import type { Industry } from '@/payload-types';
import type { SmallWords } from '@/words';

type IndustryOpeningProps = Industry & { words: SmallWords };

/** The industry's own section through the ground, under its heading. */
export function IndustryOpening({ words, title, intro, drawing }: IndustryOpeningProps) {
  return (
    <section aria-labelledby="industry">
      <div className="page-width columns-8-4 items-start pt-[clamp(40px,5vw,80px)] max-nav:pb-9">
        <h1 id="industry" className="nav:text-[clamp(40px,6.4vw,100px)]">
          {fillIn(words.everywhere.industryTitle, { industry: title })}
        </h1>
        <div>
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
