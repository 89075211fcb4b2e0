/** Keeps how wide somebody reads, for a year. */
export const readingWidthCookie = 'inbox_reading';

/** In pixels; a list beside it keeps enough to be read. */
export const readingWidths = { least: 348, usual: 348, most: 1200, besideIt: 420 } as const;

/** A width that a browser kept; null where it kept none, or nonsense. */
export function readReadingWidth(kept: string | undefined): number | null {
  const width = Number(kept);
  const { least, most } = readingWidths;
  return Number.isInteger(width) && width >= least && width <= most ? width : null;
}
