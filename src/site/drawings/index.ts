import { drawings } from '~/site.config';

import * as ground from '../ground';
import type { Drawings } from './interface';
import { plain } from './plain';

export { seedOf } from '../ground/seed-of';

const chosen: Drawings = drawings === 'plain' ? plain : ground;

export const {
  BeforeAfter,
  besideBuildings,
  BuildingElevation,
  BuildingFrame,
  ChapterGround,
  ClauseStrata,
  GroundStrip,
  hatchClass,
  HatchSymbols,
  HeroGround,
  IndustryGround,
  LayerStrip,
  MergeLines,
  MergeRail,
  MissingLayer,
  shareBackdrop,
  StatBar,
  StrataBand,
  StreetOfBuildings,
  textureClass,
} = chosen;
