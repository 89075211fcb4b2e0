import {
  H,
  W,
  along,
  bird,
  box,
  disc,
  drawing,
  ease,
  lamp,
  path,
  person,
  poplar,
  put,
  strata,
  tree,
  van,
  wheel,
  windows,
} from './ground.mjs';

/** A school on its hill, small and far; the hill is the picture and a yellow seam runs through. */
export function school() {
  const hill = (/** @type {number} */ x) =>
    860 - 500 * ease(250, 1080, x) + 120 * ease(1330, 1700, x);
  const earth = strata({
    layers: [
      { top: hill, hatch: 'dash', tint: 1 },
      {
        top: (x) => 884 - 404 * ease(220, 1120, x) + 170 * ease(1280, 1760, x),
        hatch: 'brick',
        tint: 2,
      },
      { top: (x) => 908 - 320 * ease(190, 1140, x) + 190 * ease(1240, 1800, x), one: true },
      {
        top: (x) => 962 - 278 * ease(160, 1160, x) + 190 * ease(1240, 1800, x),
        hatch: 'dots',
        tint: 4,
      },
      {
        top: (x) => 1012 - 236 * ease(130, 1170, x) + 180 * ease(1200, 1800, x),
        hatch: 'wave',
        tint: 3,
      },
      {
        top: (x) => 1056 - 180 * ease(100, 1180, x) + 160 * ease(1200, 1800, x),
        hatch: 'steep',
        tint: 5,
      },
      {
        top: (x) => 1120 - 140 * ease(60, 1180, x) + 150 * ease(1200, 1800, x),
        hatch: 'plus',
        tint: 1,
      },
    ],
  });
  const y = 360;
  const top = put(
    1086,
    y + 3,
    box(-20, -96, 96, 96) +
      path('M-28 -96L-12 -124H68L84 -96Z', 'b') +
      windows(-11, -78, 4, 1, 13, 24, 8, 0) +
      windows(-11, -38, 4, 1, 13, 24, 8, 0) +
      box(152, -96, 96, 96) +
      path('M144 -96L160 -124H240L256 -96Z', 'b') +
      windows(163, -78, 4, 1, 13, 24, 8, 0) +
      windows(163, -38, 4, 1, 13, 24, 8, 0) +
      box(76, -142, 76, 142) +
      path('M68 -142L114 -194L160 -142Z', 'b') +
      disc(114, -112, 17) +
      path('M114 -123V-112L121 -105', 'm') +
      path('M98 0V-44A16 16 0 0 1 130 -44V0Z', 'b') +
      path('M114 -60V0', 'l') +
      path('M114 -194V-272') +
      path('M114 -270H156L147 -256 156 -242H114Z', 'y'),
  );
  const child = (/** @type {number} */ x, /** @type {number} */ h, back = false) =>
    person(x, hill(x) + 1, h, 'walk', back);
  const path1 = [352, 412, 456, 520, 640, 690, 780]
    .map((x, i) => child(x, [62, 44, 42, 46, 44, 58, 40][i] ?? 44))
    .join('');
  const bus = put(
    70,
    860,
    path('M0 -16V-96Q0 -104 8 -104H184Q200 -104 200 -88V-16Z', 'b') +
      windows(12, -92, 5, 1, 27, 28, 5, 0, 'l') +
      path('M174 -92V-16M200 -60H174', 'l') +
      path('M0 -50H174', 'm') +
      wheel(42, -18, 16) +
      wheel(152, -18, 16),
  );
  const trees =
    tree(884, hill(884), 132) +
    poplar(968, hill(968), 190) +
    poplar(1010, hill(1010), 160) +
    tree(1440, hill(1440), 120) +
    tree(1532, hill(1532), 150) +
    tree(30, 862, 150);
  const wall = path(
    `M700 ${hill(700) - 16}` +
      Array.from(
        { length: 15 },
        (_, i) => `L${700 + i * 12} ${(hill(700 + i * 12) - 16).toFixed(1)}`,
      ).join(''),
    'l',
  );
  const fence = Array.from({ length: 15 }, (_, i) =>
    path(
      `M${700 + i * 12} ${(hill(700 + i * 12) - 24).toFixed(1)}V${hill(700 + i * 12).toFixed(1)}`,
      'l',
    ),
  ).join('');
  const post = put(
    284,
    hill(284),
    path('M0 0V-112') + box(-20, -138, 40, 32) + path('M-10 -122H10', 'l'),
  );
  const hand = Math.round(hill(520) - 34);
  const kite =
    path(`M526 ${hand}C610 ${hand - 60} 560 520 470 420`, 'l') +
    put(
      470,
      420,
      path('M0 0L-58 -74L8 -150L66 -60Z', 'b') +
        path('M-58 -74L66 -60M8 -150L0 0', 'l') +
        path('M0 0C10 24 -16 34 -4 58C6 76 -18 84 -8 106', 'l'),
    );
  return drawing(
    trees +
      earth +
      top +
      wall +
      fence +
      path1 +
      bus +
      post +
      kite +
      bird(250, 220, 1.4) +
      bird(320, 256) +
      bird(200, 270, 0.8),
  );
}

/** An airfield at night: the tower close by, the runway going away, one layer below. */
export function airfield() {
  const y = 742;
  const earth = strata({
    layers: [
      { top: () => y, hatch: 'diag', tint: 1 },
      { top: (x) => y + 62 - 62 * ease(520, 1180, x), one: true },
      { top: (x) => y + 62 + 140 * ease(330, 1240, x), hatch: 'dots', tint: 4 },
      {
        top: (x) => y + 140 + 112 * ease(260, 1300, x) + 8 * Math.sin(x / 120),
        hatch: 'brick',
        tint: 3,
      },
      {
        top: (x) => y + 226 + 88 * ease(260, 1340, x) + 8 * Math.sin(x / 130),
        hatch: 'wave',
        tint: 2,
      },
      { top: (x) => y + 296 + 80 * ease(260, 1340, x), hatch: 'steep', tint: 5 },
    ],
  });
  const tower =
    path(`M150 ${y}L168 300H290L308 ${y}Z`, 'b') +
    path(`M160 520H298M156 620H302M164 410H294`, 'l') +
    path('M122 300L108 250H350L336 300Z', 'b') +
    path('M108 250L78 146H380L350 250Z', 'y') +
    path('M142 146L158 250M206 146L212 250M252 146L246 250M316 146L300 250', 'oi') +
    box(66, 122, 326, 24) +
    path('M90 122V96H368V122', 'b') +
    path('M229 96V-10M196 40H262M206 64H252', 'm') +
    disc(300, 82, 14) +
    path('M286 82H314', 'l') +
    box(206, y - 84, 46, 84, 'p') +
    path(`M229 ${y - 84}V${y}`, 'l') +
    [324, 442, 548].map((v) => box(214, v, 30, 44, 'l')).join('') +
    path('M180 250V206M172 222H188', 'oi') +
    `<g class="ok"><circle cx="180" cy="194" r="11"/><path d="M166 208H194L200 250H160Z"/><circle cx="282" cy="194" r="11"/><path d="M268 208H296L302 250H262Z"/></g>`;
  const hangar =
    path(`M430 ${y}V610A170 118 0 0 1 770 610V${y}Z`, 'b') +
    path(`M456 ${y}V626A144 96 0 0 1 744 626V${y}Z`, 'p') +
    path(`M470 600H730`, 'l') +
    put(
      486,
      y,
      path('M0 -44C0 -62 20 -72 40 -72H180L214 -116H232L224 -64C222 -50 214 -44 200 -44Z', 'b') +
        path('M84 -50L64 -18H92L126 -50Z', 'b') +
        windows(50, -64, 7, 1, 8, 9, 8, 0) +
        path('M44 -44V-16M150 -44V-16') +
        disc(44, -10, 9) +
        disc(150, -10, 9),
    ) +
    path(`M480 636H720M600 520V500`, 'l') +
    person(802, y, 80, 'walk', true);
  // The aircraft has just left the ground.
  const plane = put(
    1196,
    372,
    `<g transform="rotate(15)">${path('M190 -34L246 -124H282L262 -34Z', 'b')}${path('M-24 -38L40 -84H66L56 -38Z', 'b')}${path('M-250 2C-246 -22 -214 -40 -170 -40H214C250 -40 276 -30 290 -14C262 12 222 26 176 26H-176C-220 26 -252 18 -250 2Z', 'b')}${path('M-224 -22H-182L-186 -6H-240', 'l')}${windows(-146, -20, 17, 1, 9, 13, 10, 0)}${path('M204 -8L300 -44H324L276 4Z', 'b')}${path('M-40 6L88 118H138L82 6Z', 'b')}${path('M6 62H66L74 84H6C-4 84 -4 62 6 62Z', 'b')}${path('M-232 12H-120M-60 12H-46M92 12H216', 'l')}</g>`,
    1.22,
    true,
  );
  const lights = Array.from({ length: 14 }, (_, i) =>
    put(830 + i * 58, y, path('M0 0V-18') + disc(0, -24, 6, 'y')),
  ).join('');
  const sock = put(
    1478,
    y,
    path('M0 0V-130') +
      path('M0 -128L86 -112V-94L0 -84Z', 'b') +
      path('M28 -123V-88M58 -118V-91', 'l'),
  );
  const moon = disc(760, 190, 50) + disc(746, 178, 9, 'l') + disc(776, 206, 13, 'l');
  const stars = [
    [480, 90],
    [560, 300],
    [640, 420],
    [900, 110],
    [1010, 240],
    [1120, 80],
    [1400, 110],
    [1520, 240],
    [1560, 520],
    [420, 480],
    [1380, 620],
    [980, 520],
    [60, 340],
    [40, 560],
  ]
    .map(([x = 0, at = 0]) => path(`M${x - 6} ${at}H${x + 6}M${x} ${at - 6}V${at + 6}`, 'l'))
    .join('');
  const cart = put(
    350,
    y,
    box(0, -40, 58, 28) + path('M58 -14H76', 'm') + wheel(14, -12, 10) + wheel(44, -12, 10),
  );
  return drawing(stars + moon + earth + hangar + tower + plane + lights + sock + cart, true);
}

/** A solar farm on a dipping field; every cable goes down to the same layer. */
export function solarFarm() {
  const field = (/** @type {number} */ x) => 470 + 0.17 * x + 22 * Math.sin(x / 240 + 0.6);
  const seam = (/** @type {number} */ x) => 800 + 14 * Math.sin(x / 260);
  const earth = strata({
    layers: [
      { top: field, hatch: 'ticks', tint: 1 },
      { top: (x) => field(x) + (seam(x) - field(x)) * 0.46, hatch: 'dots', tint: 5 },
      { top: seam, one: true },
      { top: (x) => seam(x) + 92 + 10 * Math.sin(x / 150), hatch: 'steep', tint: 4 },
      { top: (x) => seam(x) + 176 + 12 * Math.sin(x / 160), hatch: 'wave', tint: 3 },
    ],
  });
  let panels = '';
  let cables = '';
  for (let i = 0; i < 7; i += 1) {
    const x = 92 + i * 178;
    const y = field(x + 28) - 16;
    panels +=
      path(`M${x + 28} ${field(x + 28)}V${y - 36}M${x + 112} ${field(x + 112)}V${y - 92}`, 'm') +
      path(`M${x + 28} ${y - 8}L${x + 112} ${field(x + 112) - 10}`, 'l');
    panels += put(
      x,
      y,
      path('M-14 -18L126 -118L140 -104L0 -4Z', 'b') +
        path('M21 -43L35 -29M56 -68L70 -54M91 -93L105 -79', 'l'),
    );
    cables +=
      path(`M${x + 70} ${field(x + 70)}V${seam(x + 70) + 2}`, 'm') +
      disc(x + 70, seam(x + 70) + 46, 13, 'b') +
      path(`M${x + 70} ${seam(x + 70)}V${seam(x + 70) + 34}`, 'oi');
  }
  const bus = path(
    along((x) => seam(x) + 46, 162, 1436),
    'oi',
  );
  const sun =
    disc(300, 210, 84, 'y') +
    path(
      Array.from({ length: 16 }, (_, i) => {
        const a = (i / 16) * Math.PI * 2;
        return `M${(300 + 110 * Math.cos(a)).toFixed(1)} ${(210 + 110 * Math.sin(a)).toFixed(1)}L${(300 + 146 * Math.cos(a)).toFixed(1)} ${(210 + 146 * Math.sin(a)).toFixed(1)}`;
      }).join(''),
      'm',
    );
  const mill = (/** @type {number} */ x, /** @type {number} */ h, /** @type {number} */ turn) =>
    put(
      x,
      field(x),
      path(`M-11 0L-6 -${h}H6L11 0Z`, 'b') +
        `<g transform="translate(0 ${-h}) rotate(${turn})">${[0, 120, 240].map((a) => `<g transform="rotate(${a})">${path(`M-6 0C-18 -${(h * 0.16).toFixed(0)} -8 -${(h * 0.44).toFixed(0)} 0 -${(h * 0.6).toFixed(0)}C5 -${(h * 0.4).toFixed(0)} 7 -${(h * 0.2).toFixed(0)} 6 0Z`, 'b')}</g>`).join('')}</g>` +
        disc(0, -h, 13),
    );
  const hut =
    put(
      1372,
      field(1440),
      box(0, -92, 128, 92 + 14) +
        path('M-10 -92H138V-106H-10Z', 'b') +
        box(20, -66, 36, 66) +
        box(74, -66, 38, 30, 'l') +
        path('M80 -58H106M80 -50H106M80 -43H106', 'l'),
    ) +
    path(`M1436 ${field(1440) + 14}V${seam(1436)}`, 'm') +
    path(`M1436 ${seam(1436)}V${seam(1436) + 46}`, 'oi') +
    disc(1436, seam(1436) + 46, 20, 'b') +
    disc(1436, seam(1436) + 46, 7, 'k');
  const sheep = (/** @type {number} */ x, /** @type {number} */ s, back = false) =>
    put(
      x,
      field(x),
      path('M-14 -10V0M-6 -10V0M8 -10V0M15 -10V0', 'm') +
        path(
          'M-20 -18C-26 -30 -12 -36 -6 -32C0 -40 12 -38 14 -32C24 -34 26 -20 20 -14C10 -8 -14 -8 -20 -18Z',
          'b',
        ) +
        path('M18 -30L32 -32L34 -22L24 -18Z', 'k'),
      s,
      back,
    );
  return drawing(
    sun +
      mill(958, 280, 20) +
      mill(1310, 420, 47) +
      mill(1548, 250, 5) +
      earth +
      bus +
      cables +
      hut +
      panels +
      sheep(40, 1.2) +
      sheep(368, 1.1, true) +
      sheep(718, 1.2) +
      sheep(1092, 1.1, true) +
      person(1336, field(1336), 82, 'walk') +
      path('M700 150H800M730 176H860M760 202H812', 'l') +
      path('M1210 96H1290M1180 120H1270', 'l'),
  );
}

/** Close up: folded beds, broken twice, the one layer the thickest of them. */
export function closeUp() {
  const bed =
    (/** @type {number} */ base, /** @type {number} */ rise) => (/** @type {number} */ x) =>
      base -
      rise * Math.exp(-(((x - 880) / 420) ** 2)) +
      20 * Math.sin(x / 260 + base / 300) +
      0.07 * (x - 800);
  return drawing(
    strata({
      layers: [
        { top: bed(-220, 40), hatch: 'wave', tint: 3 },
        { top: bed(60, 70), hatch: 'brick', tint: 4 },
        { top: bed(190, 96), hatch: 'dots', tint: 5 },
        { top: bed(276, 118), hatch: 'steep', tint: 1 },
        { top: bed(400, 140), hatch: 'plus', tint: 2 },
        { top: bed(530, 168), one: true },
        { top: bed(742, 190), hatch: 'dash', tint: 3 },
        { top: bed(842, 200), hatch: 'ring', tint: 4 },
        { top: bed(972, 206), hatch: 'ticks', tint: 1 },
        { top: bed(1074, 206), hatch: 'diag', tint: 5 },
        { top: bed(1190, 206), hatch: 'wave', tint: 2 },
      ],
      faults: [
        { x: 214, drop: 132, lean: 0.34 },
        { x: 1030, drop: -214, lean: -0.2 },
        { x: 1250, drop: 96, lean: 0.16 },
      ],
      surface: false,
    }),
    false,
    2,
  );
}

/** One street along the top, and below it nothing but the one layer; the last strata thin out at the left. */
export function oneLayer() {
  const y = 404;
  const cut = (/** @type {number} */ k) => (/** @type {number} */ x) =>
    y + k * (H - y) + 10 * Math.sin(x / 90 + k * 4);
  // What is left of the old beds: hairlines that come in from the left and end, one after another.
  const ends = [300, 560, 240, 760, 420, 980, 330, 640, 200];
  const wedges = ends
    .map(
      (end, i) =>
        path(along(cut((i + 1) / 10), -10, end), 'oi') +
        `<g class="ok">${disc(end, cut((i + 1) / 10)(end), 6, 'ok')}</g>`,
    )
    .join('');
  const shop = (
    /** @type {number} */ x,
    /** @type {number} */ w,
    /** @type {number} */ h,
    lit = false,
  ) =>
    put(
      x,
      y,
      box(0, -h, w, h) +
        box(-5, -h - 14, w + 10, 14) +
        path(`M8 -84L0 -62H${w}L${w - 8} -84Z`, lit ? 'y' : 'b') +
        path(
          Array.from(
            { length: Math.floor((w - 20) / 18) },
            (_, i) => `M${18 + i * 18} -84L${14 + i * 18} -62`,
          ).join(''),
          lit ? 'oi' : 'l',
        ) +
        box(10, -54, w * 0.52, 44, 'l') +
        box(w * 0.66, -56, w * 0.24, 56, 'l') +
        (h > 130
          ? windows(14, -h + 16, Math.floor((w - 14) / 34), 1, 18, 28, 15, 16)
          : path(`M10 -${h - 14}H${w - 10}`, 'l')),
    );
  const house = (/** @type {number} */ x, /** @type {number} */ h) =>
    put(
      x,
      y,
      box(0, -h, 86, h) +
        path(`M-5 -${h}L43 -${h + 46}L91 -${h}Z`, 'b') +
        box(60, -h - 50, 16, 34) +
        windows(12, -h + 14, 2, 1, 22, 28, 18, 0) +
        box(12, -50, 24, 34, 'l') +
        box(52, -58, 24, 58, 'l'),
    );
  const office = put(
    640,
    y,
    box(0, -262, 132, 262) +
      windows(14, -244, 5, 6, 14, 24, 8.5, 11) +
      box(46, -42, 40, 42) +
      path('M66 -42V0', 'l') +
      box(24, -282, 40, 20) +
      path('M100 -262V-320', 'm'),
  );
  const church = put(
    1076,
    y,
    path('M40 -120V0H190V-120L176 -164H40Z', 'b') +
      path('M40 -120H190', 'l') +
      box(0, -178, 52, 178) +
      path('M-4 -178L26 -282L56 -178Z', 'b') +
      disc(26, -150, 12) +
      path('M26 -158V-150L32 -146M26 -282V-304M19 -296H33', 'm') +
      path(
        'M16 0V-34A10 10 0 0 1 36 -34V0M76 -40V-78A10 10 0 0 1 96 -78V-40ZM112 -40V-78A10 10 0 0 1 132 -78V-40ZM148 -40V-78A10 10 0 0 1 168 -78V-40Z',
        'l',
      ),
  );
  const works = put(
    1290,
    y,
    path('M0 0V-86L44 -116V-86L88 -116V-86L132 -116V0Z', 'b') +
      windows(10, -66, 5, 1, 16, 18, 9, 0) +
      box(90, -38, 34, 38) +
      path('M140 0L144 -190H160L164 0Z', 'b') +
      path('M143 -170H161', 'l'),
  );
  const hall = put(
    862,
    y,
    path('M-8 -96L76 -148L160 -96Z', 'b') +
      box(0, -96, 152, 12) +
      [8, 36, 64, 92, 120].map((x) => box(x, -84, 14, 76)).join('') +
      box(-4, -8, 160, 8) +
      disc(76, -114, 11, 'y'),
  );
  const street =
    tree(30, y, 120) +
    house(66, 116) +
    house(152, 132) +
    shop(252, 116, 150) +
    lamp(386, y, 120) +
    shop(410, 104, 116, true) +
    tree(552, y, 130) +
    tree(604, y, 96) +
    office +
    tree(808, y, 116) +
    hall +
    lamp(1046, y, 120, true) +
    church +
    works +
    tree(1486, y, 136) +
    tree(1556, y, 110) +
    person(392, y, 46, 'walk') +
    person(536, y, 46) +
    person(588, y, 34, 'walk', true) +
    person(790, y, 46, 'walk') +
    person(1030, y, 46) +
    van(1180, y, '', 0.44) +
    person(1466, y, 46, 'walk', true) +
    person(1482, y, 30, 'walk', true);
  return drawing(
    `<rect x="0" y="${y}" width="${W}" height="${H - y}" class="one"/>` +
      wedges +
      street +
      path(`M0 ${y}H${W}`, 'g') +
      bird(560, 120, 1.1) +
      bird(610, 146, 0.8),
  );
}
