export { BeforeAfter, type BeforeAfterProps } from './marks/before-after';
export {
  BuildingElevation,
  BuildingFrame,
  type BuildingElevationProps,
} from './marks/building-elevation';
export { ClauseStrata } from './marks/clause-strata';
export { hatchClass, type GroundHatch } from './paint/ground-hatches';
export { GroundStrip, type GroundStripProps } from './marks/ground-strip';
export { HatchSymbols } from './paint/hatch-symbols';
export { HeroGround, type HeroGroundProps } from './hero/hero-ground';
export { IndustryGround, type IndustryGroundProps } from './industry/industry-ground';
export { LayerStrip, type LayerStripProps } from './marks/layer-strip';
export { MergeLines, type MergeLinesProps } from './marks/merge-lines';
export { seedOf } from './seed-of';
export { StatBar, type StatBarProps } from './marks/stat-bar';
export { StrataBand } from './marks/strata-band';
export { StreetOfBuildings, type StreetOfBuildingsProps } from './marks/street-of-buildings';
