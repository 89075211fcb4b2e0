import { IndustryGround } from '../../ground';
import { ButtonLink } from '@/ui/button';
import { TextLink } from '@/ui/text-link';
import type { Industry } from '@/payload-types';

/** The industry's own section through the ground, under its heading. */
export function IndustryOpening({ title, intro, drawing }: Industry) {
  return (
    <section aria-labelledby="industry">
      <div className="page-width columns-8-4 items-start pt-[clamp(40px,5vw,80px)] max-nav:pb-9">
        <h1 id="industry" className="nav:text-[clamp(40px,6.4vw,100px)]">
          {title} Software Solutions
        </h1>
        <div>
          <p className="max-w-[54ch] text-lede text-pretty">{intro}</p>
          <div className="mt-7 flex flex-wrap items-center gap-x-8 gap-y-4">
            <ButtonLink href="/quote" className="max-sm:w-full">
              Get a Free Quote
            </ButtonLink>
            <TextLink href="/#contact">Talk to an engineer</TextLink>
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
      />
    </section>
  );
}
