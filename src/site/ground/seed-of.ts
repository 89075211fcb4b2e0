/**
 * A number for a drawing, from a text: its letters. A preview marks its texts with what nobody sees
 * (src/site/preview/marks.ts), and is to draw the same.
 */
export const seedOf = (text: string): number =>
  text.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '').length;
