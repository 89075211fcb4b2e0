import widths from '~/brand/typeface/widths.json' with { type: 'json' };

/** In hundredths of an em, as `brand/typeface/cut.py` measures them at the stretch of the labels. */
const WIDTH_OF = new Map(
  widths.flatMap(({ width, letters }) => Array.from(letters, (letter) => [letter, width] as const)),
);

/** A preview marks its texts with them (src/site/preview/marks.ts). */
const unseen = /\p{Default_Ignorable_Code_Point}/gu;

/** How wide a text will be, near enough to leave room for it. The server has no font to ask. */
export function textWidth(text: string, size: number): number {
  const hundredths = Array.from(text.replaceAll(unseen, '')).reduce(
    (sum, one) => sum + (WIDTH_OF.get(one) ?? 60),
    0,
  );
  return (hundredths / 100) * size;
}

/** The sizes that drawing.css gives the labels of wide drawings: usual, and on narrow screens. */
export const LABEL_SIZE = 18;
export const LARGEST_LABEL_SIZE = 21;

/** How long to make a label that would outgrow its room at the larger size; else nothing. */
export function squeezedLength(text: string, room: number): number | undefined {
  if (textWidth(text, LARGEST_LABEL_SIZE) <= room) return undefined;
  return Math.round(Math.min(room, textWidth(text, LABEL_SIZE)));
}

/** Breaks a text at spaces into as few lines of at most this width as it takes, evenly filled. */
export function wrapText(text: string, size: number, width: number): string[] {
  let lines = fillLines(text, size, width);
  const fewest = lines.length;
  for (let narrower = width; narrower > 0; narrower -= size / 2) {
    const tried = fillLines(text, size, narrower);
    if (tried.length > fewest) break;
    lines = tried;
  }
  return lines;
}

function fillLines(text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const joined = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && textWidth(joined, size) <= width) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines;
}
