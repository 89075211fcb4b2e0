import type { BuildingName } from '~/collections/fields/building-names';
import { HeroTall } from './hero-tall';
import { HeroWide } from './hero-wide';
import { BuildingSymbols } from '../paint/building-defs';
import { LayerLegend } from '../paint/layer-legend';
import { describeGround } from '../describe-ground';

export type HeroGroundProps = {
  /** Three to nine tools, from the surface down. */
  tools: readonly string[];
  /** The words on the accent, such as “One layer.” */
  title: string;
  caption: string;
  buildings: readonly BuildingName[];
  /** What screen readers say of it; names {count}, {names} and {words}. */
  description: string;
  /** Prefix of the ids inside; change it only when two stand on one page. */
  id?: string;
};

/** The home page's drawing: all buildings on strata named after tools, and the one layer. */
export function HeroGround(props: HeroGroundProps) {
  const { tools, title, caption, buildings, description, id = 'hero' } = props;
  const label = describeGround(description, tools, `${title} ${caption}`);
  return (
    <div className="ground">
      <BuildingSymbols buildings={buildings} />
      <HeroWide {...{ tools, title, caption, buildings, label }} id={`${id}-w`} />
      <HeroTall {...{ tools, title, caption, buildings, label }} id={`${id}-t`} />
      <LayerLegend layers={tools} />
    </div>
  );
}
