import { ButtonLink } from '@/ui/button';
import { Picture } from '@/ui/picture';
import type { SmallWords } from '@/words';
import type { HomeContent } from '../../content';

import { DarkPictures } from '../../scheme/dark-pictures';
import { SampleMark } from '../sample-mark';

type PortfolioCallProps = HomeContent['portfolio'] & { words: SmallWords };

/** The one layer across the page, with a screen standing in it, and the way to the portfolio. */
export function PortfolioCall({ words, heading, text, image, placeholder }: PortfolioCallProps) {
  return (
    <section
      aria-labelledby="portfolio-heading"
      className="overflow-clip bg-accent pt-[clamp(56px,7vw,104px)] text-accent-ink [--ink:var(--accent-ink)]"
    >
      <DarkPictures />
      <div className="page-width columns-5-7 items-center">
        <div className="nav:pb-[clamp(56px,7vw,104px)]">
          <h2 id="portfolio-heading">{heading}</h2>
          <p className="mt-4.5 mb-8 max-w-[42ch] text-[19px] text-pretty">{text}</p>
          <ButtonLink href="/work" look="ink">
            {words.home.seeWork}
          </ButtonLink>
          <SampleMark words={words} of={[{ placeholder }]} className="mt-4" />
        </div>
        {/* Up to the edge of the screen, and cut off by the ground below. */}
        <div className="mr-[calc(-1*max(var(--page-margin),(100vw-var(--page-width))/2+var(--page-margin)))] h-[clamp(260px,36vw,560px)] self-end overflow-clip border-t-[1.5px] border-l-[1.5px] border-ink bg-deep">
          <Picture
            picture={image}
            sizes="(width >= 961px) 60vw, (width >= 640px) 100vw, 150vw"
            className="h-full w-full max-w-none object-cover object-left-top max-sm:w-[150%] dark:brightness-90"
          />
        </div>
      </div>
    </section>
  );
}
