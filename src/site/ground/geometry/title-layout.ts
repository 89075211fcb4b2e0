import type { Section } from './section';
import { textWidth, wrapText } from './text-width';

export type TitleWish = {
  section: Pick<Section, 'oneAt'>;
  title: string;
  caption: string;
  /** Where all lines end. */
  right: number;
  /** The size wished for; a long title gets a smaller one. */
  size: number;
  captionSize: number;
  /** As high in the accent as there is room, where a low screen would cut them off; else in its middle. */
  isHigh?: boolean;
};

export type Line = { text: string; y: number };

export type TitleLayout = {
  size: number;
  captionSize: number;
  title: readonly Line[];
  caption: readonly Line[];
};

/** Heights in parts of the size: capitals, what hangs below a baseline, and from line to line. */
const CAPITALS = 0.72;
const DESCENT = 0.22;
/** Between the words and the accent's edges. */
const CLEARANCE = 0.1;
const TITLE_LEADING = 0.98;
const CAPTION_LEADING = 1.25;
/** One line is left as it is unless two can be this much larger. */
const WORTH_A_BREAK = 1.35;

/** Of the size wished for; where words are many, the caption is set smaller, too. */
const CAPTION_SIZES = [1, 0.9, 0.8, 0.7];

type Tried = TitleLayout & { fits: boolean };

/** The largest size, and the heights, at which the words stay inside the accent. */
export function layTitle(wish: TitleWish): TitleLayout {
  for (const part of CAPTION_SIZES) {
    const layout = atCaptionSize({ ...wish, captionSize: wish.captionSize * part });
    if (layout.fits) return layout;
  }
  return atCaptionSize(wish);
}

function atCaptionSize(wish: TitleWish): Tried {
  const one = largest(wish, 1);
  const two = largest(wish, 2);
  const better = two.size > one.size * WORTH_A_BREAK ? two : one;
  return better.fits ? better : ([two, largest(wish, 3)].find(({ fits }) => fits) ?? better);
}

function largest(wish: TitleWish, lines: number): Tried {
  const smallest = wish.captionSize * 1.3;
  for (let size = wish.size; size > smallest; size -= 2) {
    const layout = tryAt(wish, size, lines);
    if (layout.fits) return layout;
  }
  return tryAt(wish, smallest, lines);
}

function tryAt(wish: TitleWish, size: number, lines: number): Tried {
  const { section, right, captionSize } = wish;
  const titleLines = breakInto(wish.title, lines);
  const width = Math.max(...titleLines.map((line) => textWidth(line, size)));
  const captionLines = wrapText(wish.caption, captionSize, Math.max(width, captionSize * 9));
  const captionWidth = Math.max(...captionLines.map((line) => textWidth(line, captionSize)));

  const first = size * CAPITALS;
  const last = first + (titleLines.length - 1) * size * TITLE_LEADING;
  const captionLeading = captionSize * CAPTION_LEADING;
  const end = last + size * DESCENT + captionLines.length * captionLeading;

  const at = section.oneAt(right - width - size * 0.12);
  const atCaption = section.oneAt(right - captionWidth - captionSize * 0.5);
  const middle = (at.top + at.bottom) / 2;
  // Best is all words in the middle of the accent; else the title is, and the caption hangs.
  const highest = Math.ceil(at.top + size * CLEARANCE) + 1;
  const tops = [...(wish.isHigh ? [highest] : []), middle - end / 2, middle - last / 2];
  const isInside = (top: number) =>
    top > at.top + size * CLEARANCE &&
    top + last < at.bottom - size * CLEARANCE &&
    top + end < atCaption.bottom - captionSize * 0.4;
  const top = tops.find(isInside);
  const start = top ?? middle - last / 2;
  return {
    size,
    captionSize,
    fits: top !== undefined,
    title: titleLines.map((text, index) => ({
      text,
      y: start + first + index * size * TITLE_LEADING,
    })),
    caption: captionLines.map((text, index) => ({
      text,
      y: start + last + size * DESCENT + captionLeading * (index + 0.85),
    })),
  };
}

/** So many lines, of about the same width if there are words enough. */
function breakInto(title: string, lines: number): string[] {
  return lines === 1
    ? [title]
    : wrapText(title, 1, textWidth(title, 1) * (lines === 2 ? 0.66 : 0.45));
}
