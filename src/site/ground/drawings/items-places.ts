import { box, disc, grid, repeat, type Drawing } from './pens';

/** Smaller buildings and works that stand next to the main one. */
export const PLACES = {
  surgery: {
    width: 78,
    marks: [
      ['wall', box(50, 36, 7, 17)],
      ['wall', box(4, 0, 70, 28)],
      ['wall', 'M0-28l16-18h46l16 18z'],
      ['line', 'M3.5-32h71M7-36h64M11-40.5h56'],
      ['line', box(10, 8, 13, 12) + box(56, 8, 13, 12) + 'M16.5-8v-12M62.5-8v-12'],
      ['wall', box(30, 0, 12, 17)],
      ['wall', box(26, 17, 20, 2.5)],
      ['line', box(46, 10, 6, 4)],
    ],
  },
  cottage: {
    width: 60,
    marks: [
      ['wall', box(44, 34, 7, 16)],
      ['wall', box(4, 0, 52, 26)],
      ['wall', 'M0-26l10-19h40l10 19z'],
      [
        'line',
        box(10, 8, 11, 10) + box(39, 8, 11, 10) + 'M15.5-8v-10M44.5-8v-10M10-13h11M39-13h11',
      ],
      ['wall', box(25, 0, 9, 17)],
      ['line', 'M2.5-31h55M5-36h50'],
    ],
  },
  'solar-house': {
    width: 64,
    marks: [
      ['wall', box(4, 0, 56, 30)],
      ['wall', 'M0-30l12-22h40l12 22z'],
      ['line', 'M10-33l9-16h26l9 16zM19-33l5-16M30-33l1.5-16M42-33l-2-16M14-41h36'],
      ['line', box(10, 10, 12, 12) + box(42, 10, 12, 12) + 'M16-10v-12M48-10v-12'],
      ['wall', box(27, 0, 9, 18)],
      ['wall', box(56, 0, 6, 9)],
    ],
  },
  'new-house': {
    width: 62,
    marks: [
      ['wall', box(8, 0, 46, 40)],
      ['bar', 'M4-40l27-20 27 20M13-40l18-14 18 14M31-60v20'],
      ['line', box(14, 22, 10, 12) + box(38, 22, 10, 12) + box(14, 4, 10, 12) + box(36, 0, 10, 17)],
      ['line', 'M2 0v-50M60 0v-50M2-18h58M2-36h58M2-22h58M2 0l6-18M60 0l-6-18'],
    ],
  },
  'cash-machine': {
    width: 34,
    marks: [
      ['wall', box(0, 0, 34, 34)],
      ['wall', box(-2, 34, 38, 4)],
      ['line', box(4, 22, 26, 8) + 'M7-26h14'],
      ['wall', box(5, 5, 11, 14)],
      ['ink', box(7, 12, 7, 5)],
      ['line', 'M7-9.5h7M7-8h7'],
      ['line', box(20, 0, 10, 18)],
    ],
  },
  depot: {
    width: 104,
    marks: [
      ['wall', box(2, 0, 100, 40)],
      ['wall', 'M-1-40l52-11 52 11z'],
      ['line', repeat(16, [8, 30], [6, 0], 'v-10') + 'M2-30h100'],
      ['wall', [10, 40, 70].map((x) => box(x, 6, 20, 19)).join('')],
      ['line', [10, 40, 70].map((x) => `M${x}-11h20M${x}-16h20M${x}-21h20`).join('')],
      ['ink', [8, 31, 38, 61, 68, 91].map((x) => box(x, 2, 1.6, 5)).join('')],
    ],
  },
  hangar: {
    width: 96,
    marks: [
      ['wall', 'M0 0v-14q4-32 48-32t48 32v14z'],
      ['line', 'M6-16q6-25 42-25t42 25M16 0v-28M32 0v-30M48 0v-30M64 0v-30M80 0v-28M16-29h64'],
      ['line', box(20, 12, 8, 8) + box(36, 12, 8, 8) + box(52, 12, 8, 8) + box(68, 12, 8, 8)],
    ],
  },
  silos: {
    width: 66,
    marks: [
      ['wall', 'M4-8v-44q8-9 16 0v44l-8 8zM24-8v-44q8-9 16 0v44l-8 8z'],
      ['bar', 'M4 0v-10M20 0v-10M24 0v-10M40 0v-10M12-56v-4h42v60'],
      ['line', 'M4-20h16M4-34h16M24-20h16M24-34h16M4-48h16M24-48h16'],
      ['wall', box(48, 0, 14, 20)],
      ['line', box(51, 4, 8, 12) + 'M32-56v-4'],
    ],
  },
  'site-hut': {
    width: 50,
    marks: [
      ['wall', box(2, 3, 46, 22)],
      ['line', box(8, 11, 10, 9) + box(22, 11, 10, 9)],
      ['wall', box(37, 3, 8, 17)],
      ['bar', 'M0-25h50M36-3l-4 3M46-3v3M5 0v-3M26 0v-3'],
    ],
  },
  'market-stall': {
    width: 40,
    marks: [
      ['bar', 'M4 0v-20M36 0v-20'],
      ['wall', box(4, 0, 32, 9)],
      ['line', 'M4-4.5h32M14 0v-9M25 0v-9'],
      ['wall', box(6, 9, 9, 3.5) + box(16, 9, 9, 3.5) + box(26, 9, 9, 3.5)],
      ['ink', `${disc(20, 18, 1.5)}M18-16.2h4v3.7h-4z`],
      [
        'wall',
        'M0-20l5-8h30l5 8q-2.5 3-5 0q-2.5 3-5 0q-2.5 3-5 0q-2.5 3-5 0q-2.5 3-5 0q-2.5 3-5 0q-2.5 3-5 0q-2.5 3-5 0z',
      ],
      [
        'line',
        'M5-20l3.8-8M10-20l2.5-8M15-20l1.3-8M20-20v-8M25-20l-1.3-8M30-20l-2.5-8M35-20l-3.8-8',
      ],
    ],
  },
  'parcel-locker': {
    width: 40,
    marks: [
      ['wall', box(0, 0, 38, 18)],
      [
        'line',
        grid({ x: 2, y: 2, columns: 2, rows: 3, width: 5.5, height: 4.5 }) +
          grid({ x: 25, y: 2, columns: 2, rows: 3, width: 5.5, height: 4.5 }),
      ],
      ['ink', box(16, 9, 6, 4)],
      ['line', 'M16-7h6'],
      ['wall', box(-2, 18, 42, 2.5)],
    ],
  },
  skip: {
    width: 34,
    marks: [
      ['line', 'M8-11l4-5 4 5M16-11l6-7 3 7M22-11l5-3 2 3'],
      ['wall', 'M6 0l-6-11h34l-6 11z'],
      ['line', 'M3-7h28M12 0l-3-11M22 0l3-11'],
    ],
  },
  greenhouse: {
    width: 52,
    marks: [
      ['wall', 'M2 0v-18l24-14 24 14v18z'],
      ['line', 'M2-18h48M2-8h48M14 0v-25M26 0v-32M38 0v-25'],
      ['line', repeat(4, [8, 0], [12, 0], 'q-3-3 0-6q3 3 0 6')],
    ],
  },
} satisfies Record<string, Drawing>;
