import { box, disc, grid, repeat, wheels, type Drawing, type Mark } from './pens';

const cab = (x: number): Mark[] => [
  ['wall', `M${x}-3v-22h9q2 0 3 2l4 9v11z`],
  ['line', `M${x + 3.5}-22h5.5l3.5 8h-9z`],
];

/** What drives, flies or is pushed, 7.4 units to the metre like all else. */
export const VEHICLES = {
  car: {
    width: 34,
    marks: [
      ['wall', 'M1-3q-1-6 2-7l6-1 5-5h10l6 5q4 1 4 5v3z'],
      ['line', 'M11-11l3.5-3.5h3.5v3.5zM19.5-14.5h4l4 3.5h-8z'],
      ...wheels(3, 8, 27),
    ],
  },
  'charging-car': {
    width: 48,
    marks: [
      ['wall', 'M1-3q-1-6 2-7l6-1 5-5h10l6 5q4 1 4 5v3z'],
      ['line', 'M11-11l3.5-3.5h3.5v3.5zM19.5-14.5h4l4 3.5h-8z'],
      ...wheels(3, 8, 27),
      ['wall', box(41, 0, 6, 18)],
      ['ink', 'M44.5-15.5l-2 3.5h1.5l-.8 3 2.5-4h-1.6l1-2.5z'],
      ['bar', 'M41-7q-4 5-5 0q0-3-3-2'],
    ],
  },
  taxi: {
    width: 35,
    marks: [
      ['wall', 'M1-3v-7q0-2 3-2h5l3-6q1-1 3-1h10q3 0 4 2l2 5q3 0 3 3v6z'],
      ['line', 'M12-12l2.5-5h4v5zM20.5-17h5l2 5h-7z'],
      ['ink', box(18, 19, 6, 2)],
      ...wheels(3, 8, 27),
    ],
  },
  van: {
    width: 44,
    marks: [
      ['wall', 'M1-3v-19h28q3 0 4 2l5 8 5 2v7z'],
      ['line', 'M25-22v19M29-19h3l4 7h-7zM5-13h14'],
      ...wheels(3.6, 10, 34),
    ],
  },
  'removal-van': {
    width: 74,
    marks: [
      ['bar', 'M0 0l14-5'],
      ['wall', box(14, 4, 40, 28)],
      ['line', 'M14-8h40M20-22h26M20-17h16'],
      ...cab(55),
      ['wall', box(2, 0, 5, 5)],
      ...wheels(4, 24, 64),
    ],
  },
  lorry: {
    width: 110,
    marks: [
      ['wall', box(0, 6, 84, 26)],
      ['line', 'M0-10h84' + repeat(6, [12, 10], [12, 0], 'v-22')],
      ['wall', box(4, 3, 90, 3)],
      ['wall', 'M88-3v-24h8q4 0 6 4l5 10v10z'],
      ['line', 'M93-24h4q2 0 3 2l4 9h-11z'],
      ...wheels(4.2, 12, 22, 32, 98, 82),
    ],
  },
  'flat-lorry': {
    width: 96,
    marks: [
      ['wall', grid({ x: 8, y: 8, columns: 3, rows: 1, width: 18, height: 10, gapX: 3 })],
      ['line', repeat(3, [14, 8], [21, 0], 'v-10m6 0v10')],
      ['wall', box(2, 4, 72, 4)],
      ['bar', 'M2-4v-16'],
      ...cab(76),
      ...wheels(4, 14, 24, 66, 85),
    ],
  },
  mixer: {
    width: 74,
    marks: [
      ['wall', 'M2-12l10-16 22 2 16 8-8 12z'],
      ['line', 'M14-28l8 18M24-27l8 17M36-25l4 16'],
      ['wall', box(2, 4, 54, 4)],
      ['bar', 'M8-8v6l-6 2M48-8v-8'],
      ...cab(56),
      ...wheels(4, 14, 24, 65),
    ],
  },
  forklift: {
    width: 40,
    marks: [
      ['wall', box(1, 10, 13, 10)],
      ['bar', 'M1-8h15M16 0v-26M18 0v-26'],
      ['line', 'M7.5-10v-10M1-15h13'],
      ['wall', 'M18-4v-5h8l3-3h8v8z'],
      ['bar', 'M20-9v-11h11v8M20-20h13'],
      ['ink', `${disc(25.5, 16.5, 1.5)}M23.8-14.5h3.2l.8 3.5h-4z`],
      ...wheels(3, 22, 34),
    ],
  },
  minibus: {
    width: 52,
    marks: [
      ['wall', 'M2-4v-18q0-3 3-3h38q4 0 6 8l1 6v7z'],
      [
        'line',
        grid({ x: 6, y: 13, columns: 4, rows: 1, width: 7, height: 8, gapX: 1.5 }) +
          'M41-4v-17h4l3 8h-7M2-9h48',
      ],
      ['bar', 'M-8 0l10-4'],
      ...wheels(3.8, 12, 41),
    ],
  },
  'school-bus': {
    width: 76,
    marks: [
      ['wall', 'M0-4v-21q0-3 3-3h67q4 0 5 5l1 9v10z'],
      [
        'line',
        grid({ x: 4, y: 14, columns: 7, rows: 1, width: 7.2, height: 9, gapX: 1.2 }) +
          'M62-4v-19h5v19M69-23h3l2 9h-5zM0-10h62',
      ],
      ...wheels(4, 14, 56),
    ],
  },
  'stairs-truck': {
    width: 44,
    marks: [
      ['wall', 'M4-6l28-24h8v26h-6v-17l-21 17z'],
      ['line', 'M8-13l24-20M36-30v-8M32-33l1-5h7M9-6v-3h4v-4h4v-3h4v-4h4v-3h4v-4h4'],
      ['wall', box(2, 3, 38, 4)],
      ...wheels(3, 9, 33),
    ],
  },
  'baggage-train': {
    width: 78,
    marks: [
      ['wall', 'M1-3v-6h7v-3h6v9z'],
      ['bar', 'M14-4h6M42-4h6'],
      ['ink', `${disc(6, 14.5, 1.5)}M4.3-12.5h3.2l.8 3.5h-4z`],
      ['wall', box(20, 3, 24, 2) + box(50, 3, 24, 2)],
      ['wall', box(22, 5, 9, 6) + box(32, 5, 10, 4) + box(52, 5, 7, 7) + box(60, 5, 12, 5)],
      ['line', 'M25-11v-1.5h3v1.5M35-9v-1.5h3v1.5M64-10v-1.5h4v1.5'],
      ...wheels(2.4, 4.5, 12, 25, 39, 55, 69),
    ],
  },
  'light-aircraft': {
    width: 60,
    marks: [
      ['wall', 'M2-22l9-1 6 6 19-3q4-5 10-4l5 4q5 2 5 6q0 4-6 5h-22q-12-2-20-7z'],
      ['line', 'M36-20h12M42-24v4'],
      ['wall', 'M24-22h34v-3h-32z'],
      ['bar', 'M57-5v-19M40-9l-3 6M48-9l3 6M34-12l4-11M16-13l-3 6'],
      ['wall', 'M4-17l8 2-4 1.5z'],
      ...wheels(2.4, 37, 51),
    ],
  },
  'food-truck': {
    width: 54,
    marks: [
      ['wall', 'M1-4v-25h38v10h7q3 0 4 3l3 7v5z'],
      ['line', box(7, 12, 22, 10) + 'M42-16h4l3 6h-7zM1-9h40'],
      ['wall', 'M5-22l-4-5h34l-4 5z'],
      ['bar', 'M5-12h26'],
      ['ink', `${disc(18, 18.5, 1.5)}M16-16.5h4v4h-4z`],
      ...wheels(3.6, 11, 43),
    ],
  },
  'recovery-truck': {
    width: 84,
    marks: [
      ['wall', 'M5-10q-1-6 2-7l6-1 5-5h10l6 5q4 1 4 5v3z'],
      ['line', 'M15-18l3.5-3.5h3.5v3.5zM23.5-21.5h4l4 3.5h-8zM34-17l2.5 3-2 1.5'],
      ['wall', disc(12, 10, 3) + disc(31, 10, 3)],
      ['wall', 'M0-4l2-3h58v3z'],
      ['bar', 'M40-7l14-15v15M42-10h-4'],
      ...cab(62),
      ...wheels(3.8, 16, 50, 71),
    ],
  },
  tractor: {
    width: 36,
    marks: [
      ['wall', 'M8-8v-16h11l3 9h12v9h-14z'],
      ['line', 'M11-14v-8h6l2.5 8z'],
      ['bar', 'M29-15v-7'],
      ...wheels(6.5, 9),
      ...wheels(3.6, 30),
    ],
  },
  boat: {
    width: 56,
    marks: [
      ['wall', 'M2-16h46l8-3q-4 11-10 13h-36q-7-3-8-10z'],
      ['wall', 'M16-16l3-8h15l4 8z'],
      ['line', 'M21-17l2-5h5v5zM30-22h3l2.5 5h-5.5zM3-13h48'],
      ['bar', 'M0-5h52M26-24v-12M26-35l-10 4M40-6v2'],
      ...wheels(2.8, 20, 28),
    ],
  },
} satisfies Record<string, Drawing>;
