import { palette } from '@/ui/palette';

const { strata: tints } = palette;
export const { ink, edge: line, sheet, accent } = palette;

export const box = (x: number, y: number, width: number, height: number, fill = ink, rest = '') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${rest}/>`;
export const frame = (x: number, y: number, width: number, height: number, fill = sheet) =>
  box(x, y, width, height, fill, `stroke="${ink}" stroke-width="1.5"`);
export const tint = (index: number) => tints[index % tints.length] ?? sheet;

/** Words: a heavy line for a heading, fine ones for what stands under it. */
export const heading = (x: number, y: number, width: number) => box(x, y, width, 9);
export const words = (x: number, y: number, width: number, lines: number) =>
  Array.from({ length: lines }, (_, index) =>
    box(x, y + index * 8, index === lines - 1 ? width * 0.7 : width, 2.5, line),
  ).join('');
export const rows = <Part>(parts: readonly Part[], draw: (part: Part, index: number) => string) =>
  parts.map(draw).join('');

export const strata = (y: number, height: number, from = 0) => {
  const each = height / tints.length;
  const layers = rows(tints, (fill, index) =>
    box(from, y + index * each, 240 - from, each, fill, `stroke="${ink}" stroke-width=".75"`),
  );
  const tip = y + height * 0.45;
  const wedge = `M${from + (240 - from) * 0.42} ${tip}C170 ${tip} 180 ${y} 216 ${y}H240V${y + height}H216C180 ${y + height} 170 ${tip} ${from + (240 - from) * 0.42} ${tip}z`;
  return `${layers}<path d="${wedge}" fill="${accent}" stroke="${ink}"/>${box(0, y - 1, 240, 2)}`;
};

export const houses = rows([24, 58, 92, 132, 168, 204], (x, index) =>
  frame(x, 78 - (index % 3) * 4, 18, 14 + (index % 3) * 4),
);
