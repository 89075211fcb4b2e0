import { box, disc, grid, wheels, type BuildingDrawing, type Drawing } from './pens';

/** A small hospital: wing, tower with the accent cross sign, ambulance at the door. */
export const healthcare: BuildingDrawing = {
  width: 158,
  height: 110,
  marks: [
    ['wall', box(2, 0, 52, 33)],
    ['line', grid({ x: 8, y: 14, columns: 4, rows: 1, width: 8, height: 10, gapX: 3 })],
    ['wall', 'M-1-33l29-14 29 14z'],
    ['wall', box(54, 0, 62, 90)],
    [
      'line',
      grid({ x: 60, y: 29, columns: 5, rows: 3, width: 7, height: 11, gapX: 3.75, gapY: 9 }),
    ],
    ['bar', 'M51-90h68'],
    ['accent', box(75, 90, 20, 20)],
    ['on', 'M85-105v10M80-100h10'],
    ['wall', box(69, 0, 32, 17)],
    ['line', 'M77 0v-17M93 0v-17M85 0v-17'],
    ['wall', box(64, 17, 42, 4)],
    ['line', box(58, 5, 7, 10) + box(105, 5, 7, 10)],
    ['wall', 'M121-3v-19h24l10 10v9z'],
    ['line', 'M145-22v10h10M121-8h34'],
    ['bar', 'M132-19v9M127.5-14.5h9'],
    ['ink', 'M140-24h5v2h-5z'],
    ...wheels(4, 128, 148),
  ],
};

/** A bank with its pediment, and the glass tower that grew out of it. */
export const fintech: BuildingDrawing = {
  width: 144,
  height: 104,
  marks: [
    ['wall', 'M98 0v-104l44 17v87z'],
    [
      'line',
      [105, 112, 119, 126, 133]
        .map((x) => `M${x} 0v-${Math.round(104 - (x - 98) * 0.39)}`)
        .join(''),
    ],
    ['line', [14, 28, 42, 56, 70, 84].map((y) => `M98-${y}h44`).join('')],
    ['wall', box(0, 0, 98, 7) + box(5, 7, 88, 6)],
    ['wall', box(11, 13, 76, 38)],
    ['line', box(41, 13, 16, 24) + 'M49-13v-24'],
    ['wall', [13, 29, 59, 75].map((x) => box(x, 13, 8, 38)).join('')],
    ['line', [15.5, 18.5, 31.5, 34.5, 61.5, 64.5, 77.5, 80.5].map((x) => `M${x}-13v-38`).join('')],
    ['wall', box(7, 51, 84, 7)],
    ['wall', 'M4-58l45-24 45 24z'],
    ['accent', disc(49, 66.5, 5.5)],
  ],
};

const house = (x: number, eaves: number): Drawing['marks'] => [
  ['wall', box(x + 27, eaves + 4, 7, 24)],
  ['wall', box(x, 0, 40, eaves)],
  ['wall', `M${x - 2}-${eaves}l22-22 22 22z`],
  ['line', `M${x + 26} ${-eaves - 28}h9`],
  ['line', box(x + 5, eaves - 17, 11, 13) + box(x + 24, eaves - 17, 11, 13)],
  ['line', `M${x + 5} ${-(eaves - 10.5)}h11M${x + 24} ${-(eaves - 10.5)}h11`],
  ['line', box(x + 5, 0, 10, 17) + `M${x + 5}-14h10`],
  ['wall', box(x + 21, 3, 16, 15)],
  ['line', `M${x + 26}-3v-15M${x + 32}-3v-15`],
];

/** A terrace of three, and the board. */
export const realEstate: BuildingDrawing = {
  width: 160,
  height: 78,
  marks: [
    ...house(2, 46),
    ...house(82, 50),
    ...house(42, 41),
    ['bar', 'M136 0v-50h20'],
    ['accent', box(139, 26, 17, 21)],
    ['on', 'M143-41h9M143-36h9M143-31h5'],
  ],
};

/** A corner shop under its awning, with parcels going out. */
export const ecommerce: BuildingDrawing = {
  width: 154,
  height: 83,
  marks: [
    ['wall', box(4, 0, 96, 78)],
    ['line', grid({ x: 14, y: 57, columns: 4, rows: 1, width: 10, height: 13, gapX: 12 })],
    ['line', 'M4-74h96'],
    ['wall', box(2, 78, 100, 5)],
    ['line', box(12, 6, 46, 28)],
    ['line', 'M12-14h46M20-14v-12h9v12M32-14v-17h9v17M45-14v-9h8v9'],
    ['line', box(66, 0, 26, 36) + 'M66-29h26'],
    ['ink', disc(88, 15, 1.4)],
    ['wall', box(4, 47, 96, 6)],
    ['accent', 'M7-47h90l7 12h-104z'],
    ['on', 'M22-47l-4.5 12M37-47l-2.5 12M52-47v12M67-47l2.5 12M82-47l4.5 12'],
    ['wall', box(110, 0, 23, 20) + box(135, 0, 18, 15) + box(114, 20, 17, 16)],
    ['line', 'M121.5-20v6M144-15v5M122.5-36v5'],
  ],
};

/** A board school: two wings, clock tower, flag. */
export const education: BuildingDrawing = {
  width: 160,
  height: 117,
  marks: [
    ['wall', box(3, 0, 62, 46) + box(95, 0, 62, 46)],
    ['wall', 'M-1-46l10-14h56v14zM161-46l-10-14h-56v14z'],
    ['line', grid({ x: 10, y: 7, columns: 4, rows: 2, width: 8, height: 12, gapX: 5, gapY: 6 })],
    ['line', grid({ x: 103, y: 7, columns: 4, rows: 2, width: 8, height: 12, gapX: 5, gapY: 6 })],
    ['wall', box(63, 0, 34, 72)],
    ['wall', 'M60-72l20-22 20 22z'],
    ['bar', 'M80-94v-23'],
    ['accent', 'M80-117h17l-5 5 5 5h-17z'],
    ['wall', disc(80, 60, 8.5)],
    ['bar', 'M80-65v5l3.5 2'],
    ['line', grid({ x: 68, y: 30, columns: 3, rows: 1, width: 6, height: 13, gapX: 3 })],
    ['wall', 'M71 0v-17a9 9 0 0 1 18 0v17z'],
    ['line', 'M80 0v-26M63-27h34'],
  ],
};

/** An office that could be anybody's: three floors, a door. */
export const plain: BuildingDrawing = {
  width: 136,
  height: 105,
  marks: [
    ['wall', box(2, 0, 40, 52)],
    ['line', grid({ x: 9, y: 30, columns: 2, rows: 1, width: 10, height: 12, gapX: 6 })],
    ['line', grid({ x: 9, y: 8, columns: 2, rows: 1, width: 10, height: 12, gapX: 6 })],
    ['bar', 'M0-52h44'],
    ['wall', box(42, 0, 92, 88)],
    ['bar', 'M39-88h98'],
    [
      'line',
      grid({ x: 49, y: 34, columns: 5, rows: 2, width: 12, height: 15, gapX: 4.5, gapY: 11 }),
    ],
    ['line', 'M42-26h92'],
    ['accent', box(76, 0, 24, 19)],
    ['on', 'M88 0v-19'],
    ['wall', box(71, 19, 34, 3.5)],
    ['line', box(50, 4, 18, 15) + box(108, 4, 18, 15) + 'M59-4v-15M117-4v-15'],
    ['wall', box(112, 88, 14, 8)],
    ['line', 'M115-96v-9M112-101h6'],
  ],
};

/** A parish hall with open doors, bunting, and a tree. */
export const nonProfit: BuildingDrawing = {
  width: 152,
  height: 82,
  marks: [
    ['wall', box(8, 0, 92, 46)],
    ['wall', 'M1-46l53-36 53 36z'],
    ['line', 'M9-46l45-30.5 45 30.5'],
    ['wall', disc(54, 60, 6.5)],
    ['line', 'M54-66.5v13M47.5-60h13'],
    ['accent', box(42, 0, 24, 27)],
    ['on', 'M54 0v-27'],
    ['line', box(16, 9, 18, 20) + box(74, 9, 18, 20) + 'M25-9v-20M83-9v-20M16-19h18M74-19h18'],
    ['line', 'M8-41q23 8 46 5q23 3 46-5'],
    ['ink', 'M18-38.5l6 1.5-3.5 5zM34-35.5l6 .3-3.2 5zM68-35.2l6-.3-2.8 5.3zM84-37l6-1.5-2.5 6.5z'],
    ['beam', 'M130 0v-36'],
    ['wall', disc(130, 54, 22)],
    ['line', 'M130-30v-32M130-42l-10-10M130-48l9-10'],
  ],
};
