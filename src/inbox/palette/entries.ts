import { z } from 'zod';

/** Where the palette leads. */
const place = z.object({ label: z.string(), address: z.string() });

/** A submission that it found, or a person. */
const hit = z.object({
  id: z.string(),
  /** Of who sent it, or what they are called. */
  name: z.string(),
  /** What kind of thing it is, how far it is, and its last words. */
  about: z.string(),
  address: z.string(),
});

/** What the palette asks the server for: where one can go, or what a search finds. */
export const paletteAnswer = z.object({
  places: z.array(place),
  hits: z.array(hit),
  /** Why there are no hits, or not those that were meant. */
  problems: z.array(z.string()),
});

export type PalettePlace = z.infer<typeof place>;
export type PaletteHit = z.infer<typeof hit>;
export type PaletteAnswer = z.infer<typeof paletteAnswer>;
