import { HeroGround, IndustryGround, seedOf, StrataBand } from '../drawings';
import { getDocument, getSmallWords, listIndustries } from '../content';
import { PageHero } from '../sections/page-hero';
import type { HeroBlock } from '@/payload-types';

import { ActionLinks } from './action-links';
import type { BlockProps } from './block-props';

export function HeroPart({ block }: BlockProps<HeroBlock>) {
  const { headline, lede, action, second } = block;
  return (
    <PageHero
      headline={headline}
      lede={lede}
      actions={<ActionLinks action={action} second={second} />}
    >
      <Ground {...block} />
    </PageHero>
  );
}

/** The chosen drawing; the strip while that one is not complete, or its industry is gone. */
async function Ground({ drawing, industry, tools, oneLayer, caption, headline }: HeroBlock) {
  const { drawings } = await getSmallWords();
  if (drawing === 'industry') {
    const id = typeof industry === 'string' ? industry : industry?.id;
    const card = (await listIndustries()).find((each) => each.id === id);
    const shown = card && (await getDocument('industries', card.slug));
    if (shown) {
      const { layers, ...rest } = shown.drawing;
      const names = layers.map(({ name }) => name);
      return <IndustryGround {...rest} layers={names} description={drawings.industry} />;
    }
  }
  if (drawing === 'street' && tools && tools.length >= 3) {
    const buildings = (await listIndustries()).map(({ building }) => building);
    const names = tools.map(({ name }) => name);
    return (
      <HeroGround
        tools={names}
        title={oneLayer}
        caption={caption}
        buildings={buildings}
        description={drawings.home}
      />
    );
  }
  return (
    <div className="mt-[clamp(16px,2vw,32px)] border-b-3 border-ink">
      <StrataBand
        layers={6}
        seed={seedOf(headline)}
        id="ground"
        height={200}
        className="h-[clamp(96px,12.5vw,220px)] w-full"
      />
    </div>
  );
}
