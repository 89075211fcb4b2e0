import type { ReactNode } from 'react';

import type {
  BeforeAfterProps,
  BuildingElevationProps,
  ChapterGroundProps,
  GroundStripProps,
  HeroGroundProps,
  IndustryGroundProps,
  LayerStripProps,
  MergeLinesProps,
  MergeRailProps,
  StatBarProps,
  StrataBandProps,
  StreetOfBuildingsProps,
} from '../ground';
import type { ShareBackdropWish } from '../share-images/share-size';

type Drawn<Props = object> = (props: Props) => ReactNode;

/**
 * All that pages, share images and the sign-in draw. `src/site/ground` draws it as a section through
 * the ground, `plain.tsx` with rules and the accent alone; site.config.ts chooses.
 */
export interface Drawings {
  /** Under the heading of the home page. */
  readonly HeroGround: Drawn<HeroGroundProps>;
  /** Under the heading of an industry. */
  readonly IndustryGround: Drawn<IndustryGroundProps>;
  /** A low strip across the page; words may stand on its right third, in `accent-ink`. */
  readonly StrataBand: Drawn<StrataBandProps>;
  /** Beside the chapters of a case study, as they are read. */
  readonly ChapterGround: Drawn<ChapterGroundProps>;
  /** Under the heading of a legal page. */
  readonly ClauseStrata: Drawn<{ sections: number }>;
  /** Of an unknown address. */
  readonly MissingLayer: Drawn;
  /** Over a card. */
  readonly BuildingElevation: Drawn<BuildingElevationProps>;
  /** Beside a name in the menu; a page's script may fill it. */
  readonly BuildingFrame: Drawn<BuildingElevationProps>;
  /** All industries in a row, on the upper edge of the footer. */
  readonly StreetOfBuildings: Drawn<StreetOfBuildingsProps>;
  /** Over steps that follow each other. */
  readonly MergeLines: Drawn<MergeLinesProps>;
  /** The same downwards: a piece beside each step. */
  readonly MergeRail: Drawn<MergeRailProps>;
  readonly BeforeAfter: Drawn<BeforeAfterProps>;
  /** Over a figure. */
  readonly StatBar: Drawn<StatBarProps>;
  /** Over the card of a solution: which of the page's layers it replaces. */
  readonly LayerStrip: Drawn<LayerStripProps>;
  readonly GroundStrip: Drawn<GroundStripProps>;
  /** What the other drawings of a page refer to. */
  readonly HatchSymbols: Drawn;
  /** The class of a textured box; any whole number is welcome and wraps round. */
  readonly hatchClass: (index: number) => string;
  /** The class of the texture that an editor chose. */
  readonly textureClass: (texture: string) => string | undefined;
  /** Classes that move what stands beside `BuildingElevation`s down to their ground line. */
  readonly besideBuildings: string | undefined;
  /** An SVG of the size of a share image: what lies behind its words. */
  readonly shareBackdrop: (wish: ShareBackdropWish) => string;
}
