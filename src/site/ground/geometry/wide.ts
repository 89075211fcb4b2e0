/** Wide drawings are as wide as the page's column, and their words keep to it. */
export const WIDE = 1600;

/** How far the ground runs on past either side, for screens wider than the column (drawing.css). */
export const PAST_WIDE = 1200;
