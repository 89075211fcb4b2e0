import { ButtonLink } from '@/ui/button';
import type { IndustriesPage } from '@/payload-types';
import type { SmallWords } from '@/words';

type IndustriesOpeningProps = Pick<IndustriesPage, 'heading' | 'intro'> & { words: SmallWords };

export function IndustriesOpening({ words, heading, intro }: IndustriesOpeningProps) {
  return (
    <section className="page-width columns-8-4 items-end pt-[clamp(40px,5vw,80px)] pb-[clamp(48px,6vw,96px)]">
      <h1>{heading}</h1>
      <div>
        <p className="max-w-[54ch] text-lede">{intro}</p>
        <ButtonLink href="/quote" className="mt-7">
          {words.everywhere.getQuote}
        </ButtonLink>
      </div>
    </section>
  );
}
