import type { BuildingName } from '~/collections/fields/building-names';

/** Of a share image, in pixels: words stand above the surface, and on what is drawn below it. */
export const shareSize = { width: 1200, height: 630, surface: 432, margin: 64 } as const;

/** What lies behind the words of a share image. */
export interface ShareBackdropWish {
  readonly layers: number;
  /** Decides how each page's picture differs from the others. */
  readonly seed: number;
  /** One stands large, more stand in a row. */
  readonly buildings: readonly BuildingName[];
}
