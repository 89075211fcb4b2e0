import { box, disc, grid, repeat, type Drawing } from './pens';

/** Trees and street furniture. */
export const STREET = {
  tree: {
    width: 24,
    marks: [
      ['beam', 'M12 0v-18'],
      ['wall', disc(12, 27, 12)],
      ['line', 'M12-15v-19M12-22l-6-6M12-26l5.5-5.5'],
    ],
  },
  plane: {
    width: 30,
    marks: [
      ['beam', 'M15 0v-16'],
      [
        'wall',
        'M5-20a8 8 0 0 1-1-14a9 9 0 0 1 9-11a9 9 0 0 1 13 6a9 9 0 0 1 1 18a8 8 0 0 1-8 3h-8a7 7 0 0 1-6-2z',
      ],
      ['line', 'M15-12v-24M15-21l-6-7M15-25l7-7'],
    ],
  },
  poplar: {
    width: 11,
    marks: [
      ['beam', 'M5.5 0v-9'],
      ['wall', 'M5.5-6q-5.5 0-5.5-14t5.5-26q5.5 12 5.5 26t-5.5 14z'],
      ['line', 'M5.5-6v-32M5.5-16l-3-5M5.5-22l3-5'],
    ],
  },
  'bent-tree': {
    width: 30,
    marks: [
      ['beam', 'M24 0q-1-10-8-16'],
      ['wall', 'M22-16q-9 4-16 1q-7-2-6-8q1-6 9-6q8-7 15 1q5 5-2 12z'],
      ['line', 'M18-13q-4-5-11-8M14-17l6-7M11-19l2-6'],
    ],
  },
  hedge: {
    width: 26,
    marks: [
      ['wall', 'M0 0v-7q0-2 2-2h22q2 0 2 2v7z'],
      ['line', 'M4-3l2-2M9-5l2-2M13-2.5l2-2M18-5l2-2M21-2.5l2-2'],
    ],
  },
  lamp: {
    width: 8,
    marks: [
      ['bar', 'M2 0v-34h5'],
      ['ink', 'M4-35.5h4v1.8h-4zM1-3h2v3h-2z'],
    ],
  },
  'bench-sitter': {
    width: 18,
    marks: [
      ['bar', 'M2 0v-4.5M16 0v-4.5M0-4.5h18M1-7h16M1-9.5h16'],
      ['ink', `${disc(9, 11.8, 1.5)}M7-10.2h4v5h1.2v5.2h-1.1v-4h-4.1z`],
    ],
  },
  'bus-stop': {
    width: 40,
    marks: [
      ['wall', box(6, 0, 32, 19)],
      ['line', 'M17 0v-19M28 0v-19'],
      ['wall', box(3, 19, 37, 2.5)],
      ['bar', 'M10-5h20M13-5v5M27-5v5M0 0v-27'],
      ['wall', box(-3, 22, 6, 6)],
      ['line', 'M-1.5-25h3'],
    ],
  },
  'post-box': {
    width: 7,
    marks: [
      ['ink', 'M.5 0v-10.5q0-2 3-2t3 2v10.5z'],
      ['wall', box(2, 8.3, 3, 0.6)],
    ],
  },
  'bike-rack': {
    width: 40,
    marks: [
      ['bar', repeat(3, [5, 0], [12, 0], 'v-6h7v6')],
      [
        'bar',
        [4, 16, 28]
          .map(
            (x) =>
              disc(x, 3.4, 3.3) +
              disc(x + 9, 3.4, 3.3) +
              `M${x}-3.4l2.5-4.4h4.5l2 4.4M${x + 2}-8.7h2M${x + 7.5}-9.3l-.6 1.5`,
          )
          .join(''),
      ],
    ],
  },
  'crossing-sign': {
    width: 16,
    marks: [
      ['bar', 'M8 0v-14'],
      ['wall', 'M0-14h16l-8-14z'],
      [
        'ink',
        `${disc(6.5, 20.5, 1)}${disc(9.6, 19.7, 0.8)}M5.5-19h2l.5 4.5h-3zM9-18.5h1.3l.5 4h-2.3z`,
      ],
    ],
  },
  cones: { width: 17, marks: [['wall', repeat(3, [0, 0], [6, 0], 'h5l-1.5-1-1-5-1 5z')]] },
  'wind-sock': {
    width: 24,
    marks: [
      ['bar', 'M2 0v-40'],
      ['wall', 'M2-40l20 3v4l-20 1z'],
      ['line', 'M7-39.2v7M12-38.5v6M17-37.7v5'],
    ],
  },
  lifebuoy: {
    width: 8,
    marks: [
      ['bar', 'M4 0v-10'],
      ['wall', disc(4, 13, 4)],
      [
        'bar',
        disc(4, 13, 1.9) + 'M1.3-15.7l1.4 1.4M6.7-10.3l-1.4-1.4M6.7-15.7l-1.4 1.4M1.3-10.3l1.4-1.4',
      ],
    ],
  },
  goal: {
    width: 34,
    marks: [
      ['bar', 'M0 0v-15h34v15'],
      ['line', repeat(8, [4, 0], [3.75, 0], 'v-15') + 'M0-5h34M0-10h34'],
    ],
  },
  'climbing-frame': {
    width: 42,
    marks: [
      ['bar', 'M2 0v-18M16 0v-18M2-18h14M16-16l18 14h6'],
      ['line', repeat(4, [2, 3.5], [0, 4], 'h14')],
      ['wall', 'M0-18h18l-9-8z'],
    ],
  },
  'pull-up-bars': {
    width: 40,
    marks: [
      ['beam', 'M2 0v-19M20 0v-19M38 0v-14'],
      ['bar', 'M2-19h18M20-13h18'],
      ['ink', `${disc(11, 16.8, 1.5)}M9.4-14.7h3.2l-.5 5.4.3 5.3h-1l-.4-4-.4 4h-1l.3-5.3z`],
      ['bar', 'M9.8-14.5l-1.3-4.5M12.2-14.5l1.3-4.5'],
    ],
  },
  bins: {
    width: 27,
    marks: [
      ['wall', [0, 9.5, 19].map((x) => `M${x + 0.8} 0l-.8-9.5h8l-.8 9.5z`).join('')],
      ['wall', [0, 9.5, 19].map((x) => box(x - 0.5, 9.5, 9, 1.6)).join('')],
      ['line', 'M2.5-5.5h3M12-5.5h3M21.5-5.5h3'],
    ],
  },
  'donation-bin': {
    width: 14,
    marks: [
      ['wall', 'M0 0v-17q0-2 2-2h10q2 0 2 2v17z'],
      [
        'line',
        box(2.5, 12.5, 9, 3.5) + 'M7-4.5q-4.5-3-2.5-5q1.5-1.2 2.5.6q1-1.8 2.5-.6q2 2-2.5 5z',
      ],
    ],
  },
  planters: {
    width: 40,
    marks: [
      ['wall', box(0, 0, 18, 5) + box(22, 0, 18, 5)],
      [
        'line',
        repeat(5, [2, 5], [3.5, 0], 'q-1.5-2 0-5q1.5 3 0 5') +
          repeat(5, [24, 5], [3.5, 0], 'q-1.5-2 0-4q1.5 2 0 4'),
      ],
    ],
  },
  sheep: {
    width: 26,
    marks: [
      ['bar', 'M3 0v-3.5M8.5 0v-3.5M17 0v-3M22 0v-3'],
      [
        'wall',
        'M1.5-3.5a2.6 2.6 0 0 1 .5-4.5a3 3 0 0 1 4-1.5a3 3 0 0 1 4.5 1.5a2.6 2.6 0 0 1-.5 4.5zM16-3a2.3 2.3 0 0 1 0-3.8a2.7 2.7 0 0 1 4-1.4a2.7 2.7 0 0 1 4 1.6a2.3 2.3 0 0 1-.5 3.6z',
      ],
      ['ink', 'M10-8.5l2.5 1 .5 2-1.5.8-1.5-.8zM16-7l-2 1.5.2 1.6 1.3.4 1-.8z'],
    ],
  },
  crates: {
    width: 24,
    marks: [
      [
        'wall',
        grid({ x: 0, y: 0, columns: 2, rows: 1, width: 11, height: 6, gapX: 1 }) + box(6, 6, 11, 6),
      ],
      ['line', 'M0-2h11M0-4h11M12-2h11M12-4h11M6-8h11M6-10h11'],
      ['line', 'M7-12a2 2 0 0 1 4 0a2 2 0 0 1 4 0'],
    ],
  },
  pallets: {
    width: 38,
    marks: [
      ['wall', box(0, 2, 16, 7) + box(0, 9, 16, 7) + box(20, 2, 16, 8)],
      ['bar', 'M0-1h16M20-1h16'],
      [
        'ink',
        box(1, 0, 2, 2) +
          box(13, 0, 2, 2) +
          box(21, 0, 2, 2) +
          box(33, 0, 2, 2) +
          box(7, 0, 2, 2) +
          box(27, 0, 2, 2),
      ],
      ['line', 'M8-2v-14M28-2v-8'],
    ],
  },
  'sand-bags': {
    width: 30,
    marks: [
      ['wall', [0, 10, 20].map((x) => `M${x + 1} 0q-2-2 0-4h7q2 2 0 4z`).join('')],
      ['wall', [5, 15].map((x) => `M${x + 1}-4q-2-2 0-4h7q2 2 0 4z`).join('')],
    ],
  },
  bricks: {
    width: 22,
    marks: [
      ['wall', box(0, 1.5, 20, 10)],
      [
        'line',
        'M0-4h20M0-6.5h20M0-9h20M5-1.5v-2.5M13-1.5v-2.5M9-4v-2.5M17-4v-2.5M5-6.5v-2.5M13-6.5v-2.5M9-9v-2.5',
      ],
      ['bar', 'M0-.5h20'],
    ],
  },
} satisfies Record<string, Drawing>;
