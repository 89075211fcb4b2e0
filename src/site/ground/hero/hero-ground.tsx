import type { BuildingName } from '~/collections/fields/building-names';
import { HeroTall } from './hero-tall';
import { HeroWide } from './hero-wide';
import { LayerLegend } from '../paint/layer-legend';
import { listOf } from '../list-of';

export type HeroGroundProps = {
  /** Three to nine tools, from the surface down. */
  tools: readonly string[];
  /** The words in the yellow, such as “One layer.” */
  title: string;
  caption: string;
  buildings: readonly BuildingName[];
  /** Replaces the description that screen readers get. */
  label?: string;
  /** Prefix of the ids inside; change it only when two stand on one page. */
  id?: string;
};

/** The home page's drawing: all buildings on strata named after tools, and the one layer. */
export function HeroGround({ tools, title, caption, buildings, ...rest }: HeroGroundProps) {
  const { id = 'hero', label = describe(tools, title, caption) } = rest;
  return (
    <div className="ground">
      <HeroWide {...{ tools, title, caption, buildings, label }} id={`${id}-w`} />
      <HeroTall {...{ tools, title, caption, buildings, label }} id={`${id}-t`} />
      <LayerLegend layers={tools} />
    </div>
  );
}

function describe(tools: readonly string[], title: string, caption: string): string {
  return (
    `A section through the ground. On the left ${tools.length} broken strata lie under a row of ` +
    `buildings: ${listOf(tools)}. Towards the right they thin out and end, and one solid layer ` +
    `takes the whole depth. It reads: ${title} ${caption}`
  );
}
