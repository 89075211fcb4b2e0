import { box, disc, repeat, type Drawing, type Mark } from './pens';

/** Scale figures as architects draw them: solid, 13 units tall. */
const body = 'q0-1.3 1.3-1.3h1.8q1.3 0 1.3 1.3v4.3h-.9v4.7h-1.1v-4.3h-.4v4.3h-1.1v-4.7h-.9z';

const figure = (x: number): Mark[] => [['ink', `${disc(x + 2.5, 12, 1.5)}M${x + 0.3}-9${body}`]];

const coat = (x: number): Mark[] => [
  [
    'ink',
    `${disc(x + 3, 11.8, 1.5)}M${x + 1.5}-9q.1-1.2 1.2-1.2h.6q1.1 0 1.2 1.2l1.3 5.8h-1.5v3.2h-1v-3.2h-.6v3.2h-1v-3.2h-1.5z`,
  ],
];

const stride = (x: number): Mark[] => [
  [
    'ink',
    `${disc(x + 4.4, 12, 1.5)}M${x + 2.6}-9.3q.2-1 1.3-1h1q1.1 0 1.3 1l.3 4.3-.5.4 1.9 4.3-1 .3-2.6-4.4-2.1 4.4-1-.3 1.5-5z`,
  ],
  ['bar', `M${x + 2.9}-9l-1.6 3.7M${x + 6}-9l1.5 3.5`],
];

const small = (x: number): Mark[] => [
  [
    'ink',
    `${disc(x + 2, 7.7, 1.3)}M${x + 0.4}-5.5q0-.8.8-.8h1.6q.8 0 .8.8v2.5h-.6v3h-.8v-2.7h-.4v2.7h-.8v-3h-.6z`,
  ],
];

const helmet = (x: number): Mark[] => [['wall', `M${x + 0.2}-12.3h4.6a2.3 2.3 0 0 0-4.6 0z`]];

const wheel = (x: number, radius = 3.4): string => disc(x, radius, radius);

export const PEOPLE = {
  person: { width: 5, marks: figure(0) },
  woman: { width: 6, marks: coat(0) },
  walker: { width: 8, marks: stride(0) },
  child: { width: 4, marks: small(0) },
  couple: { width: 12, marks: [...figure(0), ...coat(5.5)] },
  family: { width: 16, marks: [...figure(0), ...small(6), ...coat(10)] },
  children: { width: 27, marks: [0, 5.5, 12, 17.5, 23].flatMap(small) },
  queue: { width: 26, marks: [...figure(0), ...coat(6), ...figure(13.5), ...coat(19.5)] },
  'office-worker': { width: 9, marks: [...figure(0), ['ink', box(5.3, 2.6, 3.4, 2.6)]] },
  worker: { width: 5, marks: [...figure(0), ...helmet(0)] },
  workers: {
    width: 16,
    marks: [...figure(0), ...helmet(0), ...figure(10), ...helmet(10), ['wall', 'M4.5-8h6v4h-6z']],
  },
  courier: { width: 10, marks: [...figure(0), ['wall', box(4.4, 5, 5.4, 4.6)]] },
  'parcel-stack': {
    width: 12,
    marks: [...figure(0), ['wall', box(4.4, 5, 6, 3.2) + box(4.9, 8.2, 5, 3)]],
  },
  'lollipop-person': {
    width: 12,
    marks: [
      ...coat(0),
      ['bar', 'M8.5 0v-15'],
      ['wall', disc(8.5, 18, 3.3)],
      ['bar', 'M6.5-18h4M5-8.5l3.5-1'],
    ],
  },
  umbrella: {
    width: 13,
    marks: [
      ...figure(4),
      ['bar', 'M9.5-6v-12'],
      ['wall', 'M0-14.5a7 6 0 0 1 14 0q-2.3-1.6-4.6 0q-2.4-1.6-4.8 0q-2.3-1.6-4.6 0z'],
    ],
  },
  runner: {
    width: 11,
    marks: [
      ['ink', disc(6.6, 12.4, 1.5)],
      [
        'ink',
        'M4.2-10.3l2.6-.2 1 1-1.2 4 2.7 2-.6 3.5-1.1-.1.2-2.7-3.2-1.9-1.5 2.1-3.1-.6.1-1.1 2.5.3 1.2-2z',
      ],
      ['bar', 'M4.8-9.8l-2 2.6 1.8 1.4M7.4-9.5l1.2 2.4 2.2-1'],
    ],
  },
  'wheelchair-user': {
    width: 11,
    marks: [
      ['ink', `${disc(4, 10.6, 1.5)}M2.5-9h2.3l.6 3.6h3.4l.2 4.2h1.3v1h-2.4l-.3-3.9h-4.6z`],
      ['bar', `${disc(3.8, 3.2, 3.1)}M1.8-8.2l-.9-.6M3.8-3.2l4 2.2`],
      ['ink', disc(8, 0.9, 0.9)],
    ],
  },
  'dog-walker': {
    width: 19,
    marks: [
      ...coat(0),
      ['line', 'M5-7l7 2.5'],
      [
        'ink',
        'M11-4.5h4.5l1.2-1.8 2 .9-.2 1.1-1.2.2-.4 1.1v3h-.8v-2.5h-3.7v2.5h-.8v-3.2l-1.2-1.2z',
      ],
    ],
  },
  marshaller: {
    width: 14,
    marks: [
      ...figure(4.5),
      ['bar', 'M5.3-9.5l-4-4.5M8.7-9.5l4-4.5'],
      ['beam', 'M1.3-14v-3.5M12.7-14v-3.5'],
    ],
  },
  lifter: {
    width: 18,
    marks: [
      ...figure(6.5),
      ['bar', 'M7.3-9.7l-1.5-5.8M10.7-9.7l1.5-5.8M1-15.5h16'],
      ['ink', box(1.6, 12.5, 1.6, 6) + box(14.8, 12.5, 1.6, 6)],
    ],
  },
  cyclist: {
    width: 17,
    marks: [
      [
        'bar',
        `${wheel(3.5)}${wheel(13.5)}M3.5-3.4l2.7-4.6h5l2.3 4.6M8-3.4l-2-5.5M8-3.4l3.4-5M11-9.8l.6 1.8M10.3-9.8h1.7M5-9h2.3`,
      ],
      ['ink', disc(9.8, 15.2, 1.5)],
      ['beam', 'M6.3-9.5l2-3.6'],
      ['bar', 'M8.3-13l2.8 3M6.3-9.3l2.9 2.3-1.2 3.6'],
    ],
  },
  'cargo-bike': {
    width: 25,
    marks: [
      ['bar', `${wheel(3.5)}${wheel(21.5)}M3.5-3.4l2.7-4.6h5l1.3 4.6h9M8-3.4l-2-5.5M8-3.4l3.4-5`],
      ['wall', box(11.5, 3.8, 10.5, 6.5)],
      ['ink', disc(9.2, 15.2, 1.5)],
      ['beam', 'M6.3-9.5l1.7-3.6'],
      ['bar', 'M8-13l3.4 3M6.3-9.3l2.9 2.3-1.2 3.6'],
    ],
  },
  table: {
    width: 34,
    marks: [
      ...figure(1),
      ...coat(26),
      ['bar', 'M6 0v-6M28 0v-6M4-6h26'],
      ['wall', box(8, 6, 7, 4) + box(17, 6, 9, 3)],
      ['line', repeat(3, [9.8, 6], [1.8, 0], 'v-4')],
    ],
  },
} satisfies Record<string, Drawing>;
