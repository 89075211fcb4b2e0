import { accent, box, frame, heading, ink, line, rows, sheet, tint, words } from './pens';

const hills = (x: number, y: number, width: number, height: number) => {
  const [foot, mid] = [y + height, y + height * 0.55];
  const land = `<path d="M${x} ${foot}V${mid + 6}l${width * 0.3} ${-height * 0.25} ${width * 0.25} ${height * 0.3} ${width * 0.2} ${-height * 0.15} ${width * 0.25} ${height * 0.2}V${foot}z" fill="${accent}" stroke="${ink}"/>`;
  return frame(x, y, width, height, tint(2)) + land;
};
const play = (x: number, y: number) =>
  `<path d="M${x} ${y}v22l18-11z" fill="${accent}" stroke="${ink}" stroke-width="1.5"/>`;
const tick = (x: number, y: number) =>
  `<path d="M${x} ${y}l4 4 7-9" fill="none" stroke="${ink}" stroke-width="2"/>`;

/** Of parts that hold all that they show. */
export const ofParts = {
  picture: hills(16, 20, 208, 104) + words(16, 134, 120, 2),
  pictureText:
    hills(128, 26, 96, 108) +
    heading(16, 40, 86) +
    heading(16, 56, 58) +
    words(16, 78, 90, 5) +
    box(16, 122, 38, 12, accent),
  columns:
    heading(16, 18, 96) +
    rows([16, 88, 160], (x, index) => {
      const mark = box(x, 44, 64, 3) + hills(x, 52, 64, 36);
      return mark + heading(x, 98, [44, 52, 36][index] ?? 44) + words(x, 114, 60, 3);
    }),
  video: frame(16, 18, 208, 104, tint(3)) + play(112, 56) + box(16, 122, 208, 20, accent),
  logos:
    heading(16, 20, 84) +
    box(16, 46, 208, 3) +
    rows([0, 1, 2, 3, 4, 5, 6, 7], (index) => {
      const [x, y] = [16 + (index % 4) * 52, index < 4 ? 49 : 89];
      return frame(x, y, 52, 40) + box(x + 12, y + 15, [28, 20, 24, 30][index % 4] ?? 24, 9, line);
    }),
  quotation:
    box(16, 30, 14, 96, accent) +
    box(30, 30, 1.5, 96) +
    rows([34, 52, 70], (y, index) => heading(46, y, [160, 176, 96][index] ?? 96)) +
    words(46, 104, 70, 2),
  table:
    heading(16, 18, 88) +
    box(16, 44, 208, 3) +
    box(16, 47, 208, 18, sheet) +
    rows([0, 1, 2, 3], (row) => {
      const cells = rows([16, 90, 164], (x) => box(x, 53 + row * 22, 48, 4, row ? line : ink));
      return cells + box(16, 65 + row * 22, 208, 1);
    }),
  ownSection:
    heading(16, 18, 88) +
    rows([0, 1, 2, 3, 4], (row) => {
      const y = 42 + row * 20;
      const mark = frame(16, y, 11, 11, row % 2 ? sheet : tint(row));
      return mark + box(34, y + 4, 44, 4, line) + box(16, y + 15, 84, 1);
    }) +
    rows([0, 1, 2, 3], (row) => frame(116, 26 + row * 26, 60, 26, tint(row))) +
    frame(150, 40, 74, 90, accent) +
    box(116, 25, 108, 3),
  prices:
    heading(16, 16, 96) +
    rows([0, 1, 2], (band) => {
      const y = 40 + band * 36;
      const ground = band === 2 ? accent : sheet;
      const named =
        frame(16, y, 52, 36, band === 2 ? accent : tint(band)) + heading(24, y + 14, 34);
      return (
        frame(16, y, 208, 36, ground) + named + words(80, y + 10, 70, 3) + heading(172, y + 14, 42)
      );
    }),
  comparison:
    heading(16, 18, 88) +
    box(176, 44, 48, 100, accent) +
    rows([0, 1, 2, 3], (row) => {
      const y = 50 + row * 24;
      const marks = tick(194, y + 8) + (row % 2 ? tick(138, y + 8) : box(134, y + 6, 14, 2, line));
      return box(16, y - 6, 208, 1) + box(16, y + 4, 82, 4) + marks;
    }),
  timeline:
    heading(16, 16, 100) +
    box(20, 40, 1, 108) +
    rows([0, 1, 2], (entry) => {
      const y = 42 + entry * 36;
      return (
        frame(14, y, 13, 13, entry === 2 ? accent : tint(entry)) +
        heading(40, y, 44) +
        words(104, y + 1, 118, 3)
      );
    }),
  numbers:
    heading(16, 20, 92) +
    rows([0, 1], (index) => {
      const [x, share] = [16 + index * 108, index ? 70 : 44];
      const fine = rows([0, 1, 2, 3], (row) => box(x, 48 + row * 4, 96, 0.75));
      return fine + box(x, 47, share, 14, accent) + box(x, 76, 58, 30) + words(x, 120, 92, 2);
    }),
  downloads:
    heading(16, 20, 92) +
    box(16, 46, 208, 3) +
    rows([0, 1, 2], (row) => {
      const y = 56 + row * 32;
      const file = frame(16, y, 16, 20, row === 0 ? accent : tint(row));
      return file + heading(44, y + 5, 96) + box(196, y + 8, 28, 3, line) + box(16, y + 26, 208, 1);
    }),
  archive:
    heading(16, 16, 92) +
    rows(
      [0, 1],
      (row) =>
        hills(16, 38 + row * 56, 84, 46) +
        heading(112, 44 + row * 56, 90) +
        words(112, 62 + row * 56, 104, 3),
    ),
  code:
    heading(16, 18, 74) +
    box(16, 44, 208, 14) +
    frame(16, 58, 208, 84) +
    rows([0, 1, 2, 3, 4], (row) =>
      box(
        28 + (row % 3) * 10,
        70 + row * 14,
        [84, 120, 64, 96, 52][row] ?? 80,
        4,
        row === 2 ? accent : line,
      ),
    ),
  map:
    frame(96, 20, 128, 120, tint(0)) +
    `<path d="M96 104l44-20 40 26 44-34M150 20l-14 58 22 62" fill="none" stroke="${ink}" stroke-width="3"/>` +
    `<path d="M160 84c-14-20-14-34 0-34s14 14 0 34z" fill="${accent}" stroke="${ink}" stroke-width="1.5"/>` +
    heading(16, 34, 62) +
    words(16, 56, 66, 4),
  reusable:
    frame(34, 30, 190, 96, tint(1)) +
    frame(24, 38, 190, 96, tint(4)) +
    frame(16, 46, 190, 96) +
    heading(30, 64, 96) +
    words(30, 84, 160, 3) +
    box(30, 116, 44, 13, accent),
} as const;
