import type { BuildingName } from '~/collections/fields/building-names';
import { HeroGround } from '../../ground';
import { ButtonLink } from '@/ui/button';
import { tripleUnderline } from '@/ui/text-link';
import type { HomePage } from '@/payload-types';
import type { SmallWords } from '@/words';

type HeroProps = HomePage['hero'] & {
  words: SmallWords;
  buildings: readonly BuildingName[];
};

/** The promise, and the ground that it is about. */
export function Hero({ words, headline, lede, tools, oneLayer, caption, buildings }: HeroProps) {
  return (
    <section aria-labelledby="hero-heading">
      <div className="page-width columns-8-4 items-end pt-[clamp(40px,5vw,80px)] pb-[clamp(20px,2.4vw,40px)]">
        <h1 id="hero-heading">{keepLastSentenceTogether(headline)}</h1>
        <div>
          <p className="max-w-[54ch] text-lede leading-normal text-pretty">{lede}</p>
          <div className="mt-7 flex flex-wrap items-center gap-x-8 gap-y-4">
            <ButtonLink href="/quote" className="max-sm:w-full">
              {words.everywhere.getQuote}
            </ButtonLink>
            {/* The browser's own link: it scrolls again when the address already says #process. */}
            <a href="#process" className={tripleUnderline}>
              {words.home.learnHow}
            </a>
          </div>
        </div>
      </div>
      <HeroGround
        tools={tools.map(({ name }) => name)}
        title={oneLayer}
        caption={caption}
        buildings={buildings}
        description={words.drawings.home}
      />
    </section>
  );
}

/** A short last sentence is the point of the headline: it stays on one line. */
function keepLastSentenceTogether(headline: string): string {
  return headline.replace(/(?<=[.!?] )\S+(?: \S+){1,2}$/, (last) => last.replaceAll(' ', '\u00a0'));
}
