import type { BuildingName } from '~/collections/fields/building-names';
import { HeroGround } from '../../drawings';
import { PageHero } from '../page-hero';
import { ButtonLink } from '@/ui/button';
import { tripleUnderline } from '@/ui/text-link';
import type { HomePage } from '@/payload-types';
import type { SmallWords } from '@/words';

type HeroProps = HomePage['hero'] & {
  words: SmallWords;
  /** Whether the page has the process that the second link leads to. */
  hasProcess: boolean;
  buildings: readonly BuildingName[];
};

/** The promise, and the ground that it is about. */
export function Hero({ words, hasProcess, headline, lede, ...drawing }: HeroProps) {
  const { tools, oneLayer, caption, buildings } = drawing;
  const actions = (
    <>
      <ButtonLink href="/quote" className="max-sm:w-full">
        {words.everywhere.getQuote}
      </ButtonLink>
      {/* The browser's own link: it scrolls again when the address already says #process. */}
      {hasProcess ? (
        <a href="#process" className={tripleUnderline}>
          {words.home.learnHow}
        </a>
      ) : null}
    </>
  );
  return (
    <PageHero headline={headline} lede={lede} actions={actions}>
      <HeroGround
        tools={tools.map(({ name }) => name)}
        title={oneLayer}
        caption={caption}
        buildings={buildings}
        description={words.drawings.home}
      />
    </PageHero>
  );
}
