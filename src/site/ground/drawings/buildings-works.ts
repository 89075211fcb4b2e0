import { box, disc, grid, repeat, wheels, type BuildingDrawing } from './pens';

/** A sports hall: one great arch, a barbell over the doors. */
export const fitness: BuildingDrawing = {
  width: 156,
  height: 88,
  marks: [
    ['wall', 'M2 0v-42a76 46 0 0 1 152 0v42z'],
    ['line', 'M2-42h152M27-42v-31M53-42v-44M103-42v-44M129-42v-31'],
    ['line', 'M12-52a76 40 0 0 1 132 0'],
    ['line', repeat(2, [12, 6], [95, 0], 'h37v-24h-37zm12.3 0v-24m12.4 0v24')],
    ['accent', box(60, 0, 36, 30)],
    ['on', 'M78 0v-30M74-12v6M82-12v6'],
    ['wall', box(56, 30, 44, 3)],
    ['beam', 'M62-58h32'],
    ['wall', box(57, 49, 5, 18) + box(94, 49, 5, 18) + box(53, 53, 4, 10) + box(99, 53, 4, 10)],
  ],
};

/** A gantry crane with the accent box on its hook. */
export const logistics: BuildingDrawing = {
  width: 160,
  height: 112,
  marks: [
    ['line', 'M62-112l-42 14M62-112l76 14M62-112v14'],
    ['bar', 'M16 0l4-90M32 0l-4-90M94 0l4-90M110 0l-4-90'],
    ['line', 'M17-20h14l-12-25h10l-9-25h9M95-20h14l-12-25h10l-9-25h9M29-70h68M29.5-64h67'],
    ['wall', box(0, 90, 160, 9)],
    ['line', repeat(15, [5, 90], [10, 0], 'l5-9l5 9')],
    ['wall', box(120, 83, 18, 7)],
    ['line', 'M124-83v17M134-83v17M116-66h26'],
    ['accent', box(110, 47, 38, 17)],
    ['on', repeat(5, [116.3, 50], [6.3, 0], 'v-11')],
    ['wall', box(36, 0, 25, 13) + box(36, 13, 25, 13) + box(36, 26, 25, 13) + box(63, 0, 25, 13)],
    ['wall', box(63, 13, 25, 13)],
    ['line', [2, 15, 28].map((y) => repeat(3, [42.2, y], [6.3, 0], 'v-9')).join('')],
    ['line', [2, 15].map((y) => repeat(3, [69.2, y], [6.3, 0], 'v-9')).join('')],
    ['wall', box(114, 4, 29, 20)],
    ['line', repeat(4, [120, 7], [5.7, 0], 'v-14')],
    ['wall', 'M144-3v-17h7l6 9v8z'],
    ['line', 'M147-17h3.5l3.5 6h-7z'],
    ...wheels(4, 120, 130, 150),
  ],
};

/** A lighthouse on its rock, its keeper's house in the lee. */
export const insurance: BuildingDrawing = {
  width: 158,
  height: 124,
  marks: [
    ['wall', box(104, 10, 40, 21)],
    ['wall', box(131, 36, 7, 14)],
    ['wall', 'M100-31l24-17 24 17z'],
    [
      'line',
      box(109, 16, 9, 9) + box(130, 16, 9, 9) + 'M113.5-16v-9M134.5-16v-9' + box(120, 10, 8, 15),
    ],
    ['wall', 'M59-10l7-76h29l7 76z'],
    ['ink', 'M64.9-74h31.2l1.8 19h-34.8zM61.7-40h37.6l1.2 13h-40z'],
    ['wall', box(60, 86, 41, 5)],
    ['line', 'M62-91v6M99-91v6M60-96h41M62-96v5M99-96v5M71-96v5M90-96v5'],
    ['accent', box(70, 91, 21, 16)],
    ['on', 'M77-91v-16M84-91v-16'],
    ['wall', 'M66-107l14.5-11 14.5 11z'],
    ['bar', 'M80.5-118v-6'],
    ['line', 'M102-103l48-9M102-96l48 7M59-103l-48-9M59-96l-48 7'],
    ['wall', 'M76-10v-14a4.5 4.5 0 0 1 9 0v14z'],
    ['wall', 'M0 0l9-7 15-1 12-5 30 2 38-1 24 3 18-1 8 6 5 4z'],
    ['line', 'M14-3l14-3 10 2M60-5l16-2 12 3M110-4l14-2 12 2'],
  ],
};

/** A control tower with its accent cab, an aeroplane on the stand. */
export const aviation: BuildingDrawing = {
  width: 160,
  height: 118,
  marks: [
    ['wall', box(2, 0, 50, 22)],
    ['line', grid({ x: 7, y: 8, columns: 5, rows: 1, width: 6, height: 8, gapX: 2.8 })],
    ['wall', 'M18-22l3-46h15l3 46z'],
    ['line', 'M28.5-26v-8M28.5-40v-8M28.5-54v-8'],
    ['wall', box(13, 68, 31, 4)],
    ['accent', 'M13-72l-5-21h41l-5 21z'],
    ['on', 'M20-72l-2-21M28.5-72v-21M37-72l2-21'],
    ['wall', box(6, 93, 45, 5)],
    ['bar', 'M28.5-98v-20M22-110h13'],
    ['wall', 'M60-22q1-9 16-10h58l13-26h11l-4 30q-1 10-14 10h-64q-16 0-16-4z'],
    ['line', 'M62-26h9l1-5.5M60-20h78'],
    ['line', grid({ x: 82, y: 25, columns: 10, rows: 1, width: 3, height: 3.5, gapX: 2.2 })],
    ['line', box(75, 20, 5, 9)],
    ['wall', 'M134-31l15-4h9l-10 6z'],
    ['wall', 'M94-22l20 13h10l-10-13z'],
    ['wall', 'M98-13q0-4 4-4h10v7h-10q-4 0-4-3z'],
    ['bar', 'M73-18v13M112-10v5'],
    ...wheels(3, 73, 109, 115),
  ],
};

/** A works with a saw-tooth roof, a chimney and one accent gate. */
export const manufacturing: BuildingDrawing = {
  width: 156,
  height: 106,
  marks: [
    ['wall', 'M4 0v-48l30-19v19l30-19v19l30-19v19l30-19v67z'],
    ['line', 'M10-48l24-15v15zM40-48l24-15v15zM70-48l24-15v15zM100-48l24-15v15zM4-48h120'],
    ['line', grid({ x: 11, y: 26, columns: 7, rows: 1, width: 10, height: 11, gapX: 5.6 })],
    ['accent', box(82, 0, 34, 21)],
    ['on', 'M82-5.3h34M82-10.5h34M82-15.8h34'],
    ['line', box(64, 0, 10, 17) + box(10, 6, 20, 12) + box(36, 6, 20, 12) + 'M20-6v-12M46-6v-12'],
    ['wall', 'M132 0l3-106h14l3 106z'],
    ['line', 'M134.6-90h14.8M134.2-78h15.6M133.3-48h17.4'],
    ['bar', 'M132.5-106h19'],
  ],
};

/** A frame going up under a crane: one room is finished, and it has the accent. */
export const techStartups: BuildingDrawing = {
  width: 160,
  height: 112,
  marks: [
    ['wall', box(30, 0, 74, 66)],
    ['bar', 'M30-22h74M30-44h74M54.7 0v-66M79.3 0v-66'],
    ['accent', box(79.3, 22, 24.7, 22)],
    ['on', 'M83-22v-14h8v14M94-28h7v-8h-7z'],
    ['line', box(34, 4, 17, 14) + box(59, 0, 9, 17) + box(69, 4, 7, 12) + box(84, 5, 15, 12)],
    ['line', 'M54.7-44l24.6-22M79.3-44l24.7-22M30-22l24.7-22'],
    [
      'line',
      'M22 0v-74M112 0v-74M22-66h8M22-44h8M22-22h8M104-66h8M104-44h8M104-22h8M22-56h8M104-56h8',
    ],
    ['line', 'M22 0l8-22M22-22l8-22M22-44l8-22M112 0l-8-22M112-22l-8-22M112-44l-8-22'],
    ['wall', box(44, 66, 26, 4)],
    ['bar', 'M128 0v-108M138 0v-108'],
    ['line', `M128 0${'l10-12l-10-12'.repeat(4)}l10-12`],
    ['bar', 'M158-100h-134M158-108l-25-11-109 15v4M158-108v8'],
    ['line', 'M24-104l109-4h25M133-119v19'],
    ['ink', box(143, 88, 13, 12)],
    ['line', 'M57-100v20M48-70l9-10 9 10'],
    ['ink', disc(57, 80, 1.4)],
    ['wall', box(127, 0, 12, 5)],
  ],
};

/** Two turbines over solar tables; one panel has the accent. */
export const sustainability: BuildingDrawing = {
  width: 160,
  height: 118,
  marks: [
    ['wall', 'M36 0l3-76h4l3 76z'],
    ['wall', 'M41-78l2-40-6 3zM41-78l34 20 2-7zM41-78l-35 18 4 7z'],
    ['wall', disc(41, 78, 4)],
    ['wall', 'M101 0l2-52h3l2 52z'],
    ['wall', 'M104.5-53l1.5-29-5 2zM104.5-53l25 14 1-5.5zM104.5-53l-25 13 3 5z'],
    ['wall', disc(104.5, 53, 3)],
    ['bar', 'M16 0l8-11M68 0v-13M120 0v-13M28-3v-5M80 0v-8M132 0v-8M46 0v-6'],
    ['wall', 'M8-4l11-22h40l-11 22z'],
    ['accent', 'M58-4l11-22h40l-11 22z'],
    ['wall', 'M108-4l11-22h40l-11 22z'],
    ['line', 'M21.3-4l11-22M34.6-4l11-22M13.5-15h40M121.3-4l11-22M134.6-4l11-22M113.5-15h40'],
    ['on', 'M71.3-4l11-22M84.6-4l11-22M63.5-15h40'],
  ],
};
