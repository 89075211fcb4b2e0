import {
  box,
  frame,
  heading,
  houses,
  ink,
  line,
  rows,
  sheet,
  accent,
  strata,
  tint,
  words,
} from './pens';

/** Of sections that show what the site has. */
export const ofSections = {
  hero:
    heading(16, 20, 116) +
    heading(16, 36, 84) +
    words(152, 22, 70, 3) +
    box(152, 50, 44, 13, accent) +
    houses +
    strata(92, 68),
  text: heading(16, 34, 74) + heading(16, 50, 50) + words(112, 36, 110, 10),
  features: rows([0, 1, 2], (row) => {
    const y = 30 + row * 32;
    const each = rows([90, 126, 162, 198], (x) => box(x, y + 6, 7, 7) + words(x, y + 17, 24, 2));
    return frame(16, y, 62, 32, tint(row)) + each + box(16, y, 208, 1);
  }).concat(box(16, 126, 208, 11, accent), heading(16, 12, 88)),
  steps: rows([0, 1, 2, 3, 4], (step) => {
    const half = 2 + step * 4.5;
    const x = 16 + step * 45;
    const fine = rows([0, 1, 2, 3, 4, 5, 6], (index) => box(x, 44 + index * 6.5, 45, 0.75));
    return fine + box(x, 64 - half, 45, half * 2, accent) + words(x, 100, 32, 3);
  }).concat(heading(16, 18, 104)),
  testimonials: rows([0, 1, 2], (index) => {
    const x = [16, 118, 176][index] ?? 16;
    const core = rows([0, 1, 2], (layer) => frame(x, 52 + layer * 12, 12, 12, tint(layer + index)));
    const quote =
      index === 0 ? heading(38, 56, 66) + heading(38, 71, 52) : words(x + 18, 56, 30, 5);
    return core + frame(x, 88, 12, 46, accent) + quote + words(x + 18, 118, 28, 2);
  }).concat(heading(16, 22, 90), box(16, 46, 208, 3)),
  people: rows([0, 1, 2], (index) => {
    const x = 16 + index * 74;
    const face = `<circle cx="${x + 30}" cy="66" r="11" fill="${sheet}" stroke="${ink}" stroke-width="1.5"/>`;
    const portrait = frame(x, 42, 60, 58, tint(index)) + face + box(x, 100, 60, 8, accent);
    return portrait + heading(x, 116, 44) + words(x, 132, 58, 2);
  }).concat(heading(16, 18, 92)),
  projects:
    heading(16, 14, 108) +
    frame(16, 34, 136, 62, tint(2)) +
    words(162, 66, 60, 4) +
    frame(16, 106, 116, 40, tint(0)) +
    frame(142, 106, 82, 40, tint(3)) +
    rows([28, 50, 72, 94], (x, index) =>
      box(x, 80 - index * 8, 12, 8 + index * 8, index === 3 ? accent : sheet),
    ),
  stats: rows([0, 1, 2], (index) => {
    const x = 16 + index * 72;
    const share = [12, 20, 62][index] ?? 0;
    const fine = rows([0, 1, 2, 3, 4], (row) => box(x, 52 + row * 4, 62, 0.75));
    const figure = `<text x="${x}" y="116" font-family="sans-serif" font-weight="700" font-size="34" fill="${ink}">${['90', '10', '99'][index]}</text>`;
    return fine + box(x, 51, share, 19, accent) + figure + words(x, 128, 44, 1);
  }).concat(heading(16, 22, 96)),
  gallery:
    heading(16, 14, 82) +
    frame(16, 34, 136, 66, tint(1)) +
    `<path d="M16 100V84l40-16 34 18 26-12 36 14v12z" fill="${accent}" stroke="${ink}"/>` +
    words(162, 86, 60, 2) +
    rows([16, 88, 160], (x, index) => frame(x, 110, 64, 36, tint(index + 2))),
  articles:
    heading(16, 16, 96) +
    rows([0, 1, 2], (index) => {
      const x = 16 + index * 74;
      const ground = rows([0, 1, 2], (layer) =>
        frame(x, 42 + layer * 10, 60, 10, tint(layer + index)),
      );
      return ground + box(x + 40, 42, 20, 30, accent) + heading(x, 84, 52) + words(x, 100, 58, 4);
    }),
  callToAction:
    box(0, 44, 240, 76, accent) +
    box(0, 42, 240, 2) +
    heading(16, 66, 104) +
    heading(16, 82, 70) +
    box(150, 72, 42, 15) +
    words(200, 78, 26, 2),
  form:
    heading(16, 28, 74) +
    words(16, 46, 70, 3) +
    box(112, 20, 112, 6, accent) +
    rows([34, 58], (y) => frame(112, y, 112, 16)) +
    frame(112, 82, 112, 36) +
    box(112, 128, 48, 15, accent),
  faq:
    heading(16, 30, 62) +
    heading(16, 46, 44) +
    box(100, 28, 124, 3) +
    rows([44, 70, 96, 122], (y, index) => {
      const cross = box(212, y, 10, 2) + (index === 0 ? '' : box(216, y - 4, 2, 10));
      return box(100, y - 3, 80, 5) + cross + box(100, y + 12, 124, 1, line);
    }),
  street: rows([20, 76, 132, 188], (x, index) => {
    const house = frame(x, 66 - index * 5, 36, 30 + index * 5) + box(x + 12, 82, 10, 14, accent);
    return house + box(x, 112, 30, 6) + words(x, 124, 38, 3);
  }).concat(heading(16, 20, 104), box(0, 96, 240, 3)),
  ledger:
    heading(16, 16, 96) +
    rows([0, 1, 2, 3], (row) => {
      const y = 40 + row * 18;
      return frame(16, y, 16, 18, tint(row)) + words(40, y + 7, 72, 1) + box(16, y, 110, 0.75);
    }) +
    box(16, 112, 110, 26, accent) +
    heading(40, 121, 56) +
    rows([40, 66, 92, 118], (y) => box(144, y, 80, 1) + box(144, y + 7, 46, 5)),
  screen:
    box(0, 24, 240, 112, accent) +
    heading(16, 50, 78) +
    heading(16, 66, 52) +
    words(16, 84, 64, 2) +
    box(16, 106, 42, 14) +
    frame(112, 42, 128, 94) +
    rows([60, 84, 108], (y, index) => frame(124, y, 92 - index * 14, 14, tint(index))),
  cards:
    heading(16, 16, 92) +
    rows([0, 1, 2, 3, 4, 5], (card) => {
      const [x, y] = [16 + (card % 3) * 74, card < 3 ? 42 : 100];
      const thin = rows([0, 1, 2], (line) => box(x, y + line * 4, 60, 0.75));
      return thin + box(x, y + (card % 3) * 4, 60, 4, accent) + words(x, y + 20, 54, 3);
    }),
  beforeAfter: rows([16, 128], (x) => {
    const thin = rows([0, 1, 2, 3, 4], (line) => box(x, 96 + line * 5, 56, 0.75));
    return heading(x, 48, 62) + words(x, 64, 92, 3) + thin + box(x + 52, 95, 44, 22, accent);
  }).concat(heading(16, 18, 88)),
} as const;
