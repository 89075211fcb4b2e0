export { BeforeAfter, type BeforeAfterProps } from './marks/before-after';
export {
  BuildingElevation,
  BuildingFrame,
  type BuildingElevationProps,
} from './marks/building-elevation';
export { ChapterGround, type ChapterGroundProps } from './marks/chapter-ground';
export { ClauseStrata } from './marks/clause-strata';
export { hatchClass, type GroundHatch } from './paint/ground-hatches';
export { GroundStrip, type GroundStripProps } from './marks/ground-strip';
export { HatchSymbols } from './paint/hatch-patterns';
export { HeroGround, type HeroGroundProps } from './hero/hero-ground';
export { IndustryGround, type IndustryGroundProps } from './industry/industry-ground';
export { LayerStrip, type LayerStripProps } from './marks/layer-strip';
export { MissingLayer } from './marks/missing-layer';
export { shareBackdrop } from './share-backdrop';
export { MergeLines, type MergeLinesProps } from './marks/merge-lines';
export { MergeRail, type MergeRailProps } from './marks/merge-rail';
export { StatBar, type StatBarProps } from './marks/stat-bar';
export { StrataBand, type StrataBandProps } from './marks/strata-band';
export { StreetOfBuildings, type StreetOfBuildingsProps } from './marks/street-of-buildings';

/** An editor's texture is the class of a hatch. */
export const textureClass = (texture: string): string => texture;

/** A building is 130 high where its card is 176 wide. */
export const besideBuildings = 'sm:pt-[36.9cqw] md:pt-[24.6cqw] lg:pt-[18.4cqw]';
