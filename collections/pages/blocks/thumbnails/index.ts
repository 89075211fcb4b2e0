import { palette } from '@/ui/palette';

import { ofParts } from './of-parts';
import { ofSections } from './of-sections';
import { box } from './pens';

/**
 * What the panel shows where an editor chooses a block: each in a few lines, in the colours of the
 * site. As addresses with the drawing in them, since the panel asks for pictures by their address.
 */
const drawings = { ...ofSections, ...ofParts };

export type ThumbnailName = keyof typeof drawings;

/** @returns the address of the picture */
export function thumbnailOf(name: ThumbnailName): string {
  const ground = box(0, 0, 240, 160, palette.paper);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 160" width="480" height="320">${ground}${drawings[name]}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
