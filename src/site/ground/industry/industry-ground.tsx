import type { BuildingName } from '~/collections/fields/building-names';
import { groundFromSeed } from '../geometry/ground-from-seed';
import { IndustryTall } from './industry-tall';
import { IndustryWide } from './industry-wide';
import { LayerLegend } from '../paint/layer-legend';
import { SceneSymbols } from './street-scene';
import { describeGround } from '../describe-ground';

export type IndustryGroundProps = {
  /** Three to nine layers, from the surface down. */
  layers: readonly string[];
  /** The words on the accent, such as “One record.” */
  title: string;
  caption: string;
  building: BuildingName;
  /** The industry's `drawingSeed`: decides faults, fold, hatches and tints. */
  seed: number;
  /** Such as “Above: what patients see”. */
  above?: string;
  /** Such as “Below: what staff log in to”. */
  below?: string;
  /** What screen readers say of it; names {count}, {names} and {words}. */
  description: string;
  /** Prefix of the ids inside; change it only when two stand on one page. */
  id?: string;
};

/** An industry's own ground: its street, its named layers, its faults, its one layer. */
export function IndustryGround(props: IndustryGroundProps) {
  const { layers, title, caption, building, seed, above, below, id = 'industry' } = props;
  const label = describeGround(props.description, layers, `${title} ${caption}`);
  const character = groundFromSeed(seed);
  const shared = { layers, title, caption, building, character, label };
  return (
    <div className="ground" id={`${id}-ground`}>
      {/* The building that was followed is carried to what is there as the page is shown first. */}
      <link rel="expect" blocking="render" href={`#${id}-ground`} />
      <SceneSymbols building={building} />
      <IndustryWide {...shared} above={above} below={below} id={`${id}-w`} />
      <IndustryTall {...shared} id={`${id}-t`} />
      <LayerLegend layers={layers} note={below} />
    </div>
  );
}
