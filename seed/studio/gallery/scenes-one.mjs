import {
  W,
  along,
  bird,
  box,
  disc,
  drawing,
  ease,
  fold,
  lamp,
  path,
  person,
  put,
  strata,
  tree,
  van,
  wheel,
  windows,
} from './ground.mjs';

/** A clinic cut open: five rooms over two floors, the yellow layer is its ground. */
export function clinic() {
  const ground = 760;
  const level = () => ground;
  const base = (/** @type {number} */ x) =>
    ground + 62 + 40 * ease(1500, 250, x) + 7 * Math.sin(x / 120);
  const earth = strata({
    layers: [
      { top: level, hatch: 'dots', tint: 2 },
      { top: fold(872, 14, 1000, 200), hatch: 'dash', tint: 4 },
      { top: fold(936, 17, 1000, 140), hatch: 'plus', tint: 1 },
      { top: fold(1010, 17, 1000, 100), hatch: 'brick', tint: 3 },
      { top: fold(1090, 17, 1000, 100), hatch: 'steep', tint: 5 },
    ],
    faults: [
      { x: 210, drop: -62, lean: 0.3 },
      { x: 1010, drop: 96, lean: 0.3 },
    ],
    surface: false,
    arrows: false,
  });
  const flat =
    path(`${along(base, -20, W + 20)}L${W + 20} ${ground}H-20Z`, 'one') +
    path(along(base, -20, W + 20), 'e');
  const sky = box(0, 0, W, ground, 'pp');
  const L = 300;
  const R = 1180;
  const first = 490;
  const roof = 250;
  const slab = (/** @type {number} */ y) => box(L - 14, y - 9, R - L + 28, 18, 'k');
  const shell =
    path(`M${L} ${ground}V${roof}H${R}V${ground}Z`, 'b') +
    slab(roof) +
    slab(first) +
    box(L - 9, roof, 18, ground - roof, 'k') +
    box(R - 9, roof, 18, ground - roof - 190, 'k') +
    box(R - 9, ground - 22, 18, 22, 'k');
  const walls = path(
    `M600 ${roof}V${first}M890 ${roof}V${first}M560 ${first}V${ground}M830 ${first}V${ground}`,
    'm',
  );
  // Reception, with its desk, a waiting row and the open door to the right.
  const reception =
    person(985, 744, 150, 'work', true) +
    box(880, 690, 130, 70, 'b') +
    path('M870 690H1020', 'g') +
    box(915, 650, 44, 32, 'b') +
    path('M937 682V690') +
    box(878, 540, 130, 62, 'l') +
    path('M890 560H980M890 580H950', 'l') +
    person(1075, ground, 112, 'walk', true) +
    path('M1171 592H1240V760', 'm') +
    path('M1160 592V738', 'l') +
    path('M1128 499V530') +
    path('M1104 530H1152L1140 550H1116Z', 'b');
  const waiting =
    [600, 664, 728]
      .map((x) => path(`M${x} ${ground}V714H${x + 44}V${ground}M${x} 714V662`, 'm'))
      .join('') +
    put(
      680,
      716,
      `<circle cx="2" cy="-56" r="7.500" class="k"/>${path('M-6 -46H6L8 -14H24L26 28H18L16 -2H-7Z', 'k')}`,
      1.5,
    ) +
    box(604, 540, 84, 62, 'l') +
    path('M604 584L628 562 648 580 664 568 688 586', 'l') +
    path('M776 760V700', 'm') +
    path('M776 704C750 690 752 660 776 640C800 660 802 690 776 704Z', 'b');
  const stair =
    path(
      'M330 760V727.4H356V694.8H382V662.2H408V629.6H434V597.0H460V564.4H486V531.8H512V499.2H538',
      'm',
    ) +
    path('M336 680L482 499', 'l') +
    path('M336 728V680M388 662V615M440 597V550', 'l') +
    person(424, 630, 100, 'walk');
  // Upstairs: a consulting room, a scan, an operating theatre.
  const consult =
    box(330, 430, 120, 10, 'b') +
    path('M342 440V481M438 440V481') +
    box(366, 396, 50, 34, 'b') +
    put(
      482,
      481,
      `<circle cx="0" cy="-56" r="7.500" class="k"/>${path('M-5 -47H5L8 -24H-8Z', 'k')}${path('M-3 -27L-5 0M3 -27L5 0M0 -43L-14 -34L-22 -38', 'm')}`,
      1.6,
    ) +
    person(556, 481, 96) +
    box(336, 290, 64, 74, 'l') +
    path('M350 306H388M350 322H388M350 338H372', 'l') +
    box(470, 290, 86, 62, 'l') +
    path('M513 290V352', 'l');
  const scan =
    disc(742, 410, 66, 'b') +
    disc(742, 410, 33, 'l') +
    box(676, 462, 132, 19, 'b') +
    path('M636 430H800', 'g') +
    box(640, 422, 150, 12, 'b') +
    path('M640 416C640 408 652 406 660 412H742', 'm') +
    disc(648, 409, 9, 'k') +
    person(852, 481, 100, 'work', true);
  const theatre =
    path('M1040 259V300M1040 300L1000 316M1040 300L1090 320', 'm') +
    path('M966 334A38 22 0 0 1 1034 334Z', 'b') +
    path('M1058 338A38 22 0 0 1 1126 338Z', 'b') +
    box(980, 420, 130, 14, 'b') +
    path('M1044 434V481M1016 481H1072', 'm') +
    path('M986 420C986 400 1010 400 1024 408L1104 412V420', 'b') +
    disc(1122, 410, 10, 'k') +
    person(960, 481, 110, 'work') +
    person(1142, 481, 106, 'work', true) +
    path('M920 481V380M908 380H932M914 380V404H926V380', 'l');
  const sign =
    box(700, 128, 100, 113, 'y') +
    path('M750 152V216M718 184H782', 'f') +
    path('M720 241V250M780 241V250', 'm');
  const roofs =
    box(420, 206, 90, 35, 'b') +
    windows(430, 214, 5, 1, 8, 19, 8, 0) +
    box(980, 190, 54, 51, 'b') +
    path('M990 190V170H1024V190M1140 241V140M1128 156H1152', 'm');
  const outside =
    van(1300, ground, path('M62 -66V-34M46 -50H78', 'f'), 1.25) +
    tree(1560, ground, 250) +
    person(1268, ground, 104, 'stand') +
    tree(90, ground, 330) +
    tree(214, ground, 210) +
    path('M20 760V716H150V760M20 730H150', 'm');
  return drawing(
    earth +
      sky +
      flat +
      shell +
      walls +
      stair +
      waiting +
      reception +
      consult +
      scan +
      theatre +
      roofs +
      sign +
      slab(first) +
      outside +
      bird(1380, 250, 1.3) +
      bird(1440, 220) +
      path(`M0 ${ground}H${W}`, 'g'),
  );
}

/** Inside a warehouse, close to the racks: a yellow floor that carries everything. */
export function warehouse() {
  const floor = 836;
  let racks = '';
  const bays = [40, 330, 620];
  const levels = [836, 690, 544, 398, 252];
  for (const [bay, x] of bays.entries()) {
    racks += path(
      `M${x} ${floor}V150M${x + 250} ${floor}V150M${x + 18} ${floor}V150M${x + 268} ${floor}V150`,
      'm',
    );
    for (let y = 164; y < 810; y += 48)
      racks += path(
        `M${x} ${y}L${x + 18} ${y + 24}L${x} ${y + 48}M${x + 250} ${y}L${x + 268} ${y + 24}L${x + 250} ${y + 48}`,
        'l',
      );
    for (const [level, y] of levels.entries()) {
      if (y !== floor) racks += box(x - 4, y - 4, 276, 12, 'b');
      const kind = (bay * 2 + level * 3) % 5;
      const base = y - 4;
      const load = (/** @type {number} */ at, /** @type {number} */ k) => {
        const pallet =
          box(at, base - 8, 104, 8, 'b') + path(`M${at + 6} ${base - 1}H${at + 98}`, 'l');
        if (k === 0)
          return (
            pallet +
            box(at + 4, base - 98, 96, 90) +
            path(
              `M${at + 4} ${base - 68}H${at + 100}M${at + 4} ${base - 38}H${at + 100}M${at + 36} ${base - 98}V${base - 8}M${at + 68} ${base - 98}V${base - 8}`,
              'l',
            )
          );
        if (k === 1)
          return (
            pallet +
            box(at + 8, base - 64, 42, 56) +
            box(at + 54, base - 64, 42, 56) +
            box(at + 30, base - 108, 44, 44) +
            path(
              `M${at + 29} ${base - 64}V${base - 46}M${at + 75} ${base - 64}V${base - 46}M${at + 52} ${base - 108}V${base - 92}`,
              'l',
            )
          );
        if (k === 2)
          return (
            pallet +
            [0, 1, 2].map((i) => disc(at + 20 + i * 32, base - 24, 16)).join('') +
            [0, 1].map((i) => disc(at + 36 + i * 32, base - 52, 16)).join('') +
            [0, 1, 2].map((i) => disc(at + 20 + i * 32, base - 24, 6, 'l')).join('') +
            [0, 1].map((i) => disc(at + 36 + i * 32, base - 52, 6, 'l')).join('')
          );
        if (k === 3)
          return (
            pallet +
            path(`M${at + 6} ${base - 8}V${base - 84}H${at + 98}V${base - 8}Z`, 'b') +
            path(
              `M${at + 6} ${base - 58}L${at + 98} ${base - 84}M${at + 6} ${base - 34}L${at + 98} ${base - 58}M${at + 6} ${base - 10}L${at + 98} ${base - 34}`,
              'l',
            )
          );
        return '';
      };
      // The last bay keeps one place free for what the truck brings.
      const free = bay === 2 && level === 2;
      racks += load(x + 24, free ? 0 : kind) + (free ? '' : load(x + 140, (kind + 2 + level) % 5));
    }
  }
  const roof =
    path('M0 96L800 30L1600 96', 'g') +
    [100, 300, 500, 700, 900, 1100, 1300, 1500]
      .map((x) => path(`M${x} ${96 - (x <= 800 ? x : W - x) * 0.0825}V128`, 'l'))
      .join('') +
    path('M0 128H1600', 'm') +
    path(
      'M0 128' +
        Array.from(
          { length: 16 },
          (_, i) =>
            `L${i * 100 + 50} ${96 - (i * 100 + 50 <= 800 ? i * 100 + 50 : W - i * 100 - 50) * 0.0825}L${(i + 1) * 100} 128`,
        ).join(''),
      'l',
    );
  const truck = put(
    950,
    floor,
    path('M40 -22V-210Q40 -226 56 -226H128Q142 -226 142 -210V-22Z', 'b') +
      path('M58 -110V-196H122V-110Z', 'p') +
      path('M142 -150H170V-22H142', 'b') +
      path('M-6 -8V-460M10 -8V-460M-6 -430H10M-6 -8H10', 'm') +
      path('M-6 -300H-128M-6 -340V-288H10', 'f') +
      path('M30 -226L10 -250', 'l') +
      wheel(62, -24, 24) +
      wheel(146, -22, 22),
  );
  const carried = put(
    830,
    floor - 306,
    box(0, -8, 116, 8) +
      box(4, -92, 110, 84, 'y') +
      path('M4 -64H114M4 -36H114M42 -92V-8M78 -92V-8', 'oi'),
  );
  const driver =
    disc(1036, 664, 13, 'k') +
    path('M1022 684H1048L1052 732H1024Z', 'k') +
    path('M1030 694L1000 706', 'f');
  // The dock door at the right, and the back of a lorry in it.
  const dock =
    box(1240, 330, 320, 506, 'p') +
    box(1224, 296, 352, 34, 'b') +
    path('M1240 346H1560M1240 362H1560M1240 378H1560', 'l') +
    box(1262, 396, 276, 424, 'b') +
    path('M1400 396V820M1282 440H1380V780H1282ZM1420 440H1518V780H1420Z', 'l') +
    path('M1386 560V660M1414 560V660', 'f') +
    box(1224, 640, 22, 110, 'k') +
    box(1554, 640, 22, 110, 'k') +
    path('M1262 820H1538L1556 836H1244Z', 'b') +
    windows(1290, 190, 3, 1, 66, 66, 26, 0);
  const people =
    person(1172, floor, 150, 'stand') +
    box(1148, 748, 26, 34, 'b') +
    person(606, floor, 150, 'work', true);
  const layers = strata({
    layers: [
      { top: () => floor, one: true },
      { top: fold(930, 6, 900), hatch: 'brick', tint: 3 },
      { top: fold(985, 8, 900, 120), hatch: 'steep', tint: 5 },
      { top: fold(1034, 8, 900, 260), hatch: 'dots', tint: 4 },
    ],
  });
  return drawing(
    layers +
      roof +
      racks +
      dock +
      truck +
      driver +
      carried +
      people +
      path(`M0 ${floor}H${W}`, 'g'),
  );
}

/** A sawtooth workshop on the raised block; its shaft of yellow climbs the fault. */
export function workshop() {
  const dip = 0.17;
  const top = () => 700;
  const earth = strata({
    layers: [
      { top, hatch: 'ticks', tint: 5 },
      { top: fold(700, 14, 1300, 0, dip * 0.42), hatch: 'brick', tint: 3 },
      { top: fold(770, 14, 1300, 60, dip * 0.6), one: true },
      { top: fold(842, 14, 1300, 80, dip * 0.75), hatch: 'diag', tint: 4 },
      { top: fold(905, 18, 1300, 120, dip), hatch: 'ring', tint: 2 },
      { top: fold(1010, 18, 1300, 120, dip), hatch: 'wave', tint: 1 },
      { top: fold(1110, 18, 1300, 120, dip), hatch: 'dots', tint: 5 },
    ],
    faults: [
      { x: 240, drop: -128, lean: 0.34 },
      { x: 1228, drop: 74, lean: 0.34 },
    ],
  });
  const y = top() - 128;
  let hall = '';
  const bay = 214;
  for (let i = 0; i < 4; i += 1) {
    const x = 520 + i * bay;
    hall +=
      path(`M${x} ${y}V${y - 190}L${x + bay} ${y - 290}V${y}Z`, 'b') +
      path(`M${x + bay - 8} ${y - 274}V${y - 200}`, 'g') +
      path(
        Array.from(
          { length: 6 },
          (_, k) => `M${x + 30 + k * 30} ${y - 204 - k * 14}V${y - 178 - k * 14}`,
        ).join(''),
        'l',
      ) +
      path(`M${x + 20} ${y - 172}L${x + bay - 22} ${y - 264}M${x + 20} ${y - 172}V${y - 196}`, 'l');
  }
  const chimney =
    path(`M1392 ${y}L1398 ${y - 430}H1440L1446 ${y}Z`, 'b') +
    path(`M1397 ${y - 400}H1441M1396 ${y - 380}H1442`, 'm') +
    path(
      `M1420 ${y - 446}C1440 ${y - 486} 1400 ${y - 506} 1430 ${y - 546}C1446 ${y - 570} 1480 ${y - 566} 1500 ${y - 590}`,
      'l',
    );
  // A cut-away wall shows the machines: lathe, pillar drill, bench with a vice.
  const cut =
    box(548, y - 152, 800, 152, 'p') +
    path(
      `M548 ${y - 152}V${y}M1348 ${y - 152}V${y}M762 ${y - 152}V${y}M976 ${y - 152}V${y - 92}M1162 ${y - 152}V${y}`,
      'm',
    );
  const lathe =
    box(580, y - 62, 150, 24) +
    box(580, y - 96, 40, 36) +
    box(700, y - 82, 26, 22) +
    path(`M620 ${y - 76}H700`, 'f') +
    box(648, y - 74, 22, 14) +
    path(`M596 ${y - 38}V${y}M716 ${y - 38}V${y}`, 'm') +
    person(668, y, 88, 'work', true);
  const drill =
    box(812, y - 10, 70, 10) +
    path(`M850 ${y - 10}V${y - 126}`, 'f') +
    box(812, y - 134, 62, 30) +
    path(`M826 ${y - 104}V${y - 78}M806 ${y - 60}H850`, 'f') +
    path(`M874 ${y - 118}L896 ${y - 102}`) +
    person(920, y, 92, 'work', true);
  const bench =
    path(`M990 ${y - 48}H1140`, 'g') +
    path(`M1004 ${y - 48}V${y}M1126 ${y - 48}V${y}M1004 ${y - 18}H1126`, 'm') +
    path(`M1030 ${y - 51}V${y - 72}H1060V${y - 51}`, 'm') +
    box(1080, y - 66, 40, 15) +
    path(
      `M990 ${y - 126}H1140M1006 ${y - 126}V${y - 98}M1030 ${y - 126}V${y - 88}M1054 ${y - 126}V${y - 102}M1078 ${y - 126}V${y - 92}M1104 ${y - 126}V${y - 104}`,
      'l',
    );
  const door =
    box(1190, y - 128, 130, 128, 'y') +
    path(`M1190 ${y - 102}H1320M1190 ${y - 76}H1320M1190 ${y - 50}H1320M1190 ${y - 24}H1320`, 'oi');
  const low = top();
  const left =
    put(
      40,
      low,
      path('M0 0V-120L80 -172L160 -120V0Z', 'b') +
        box(26, -84, 40, 46, 'l') +
        box(96, -92, 38, 92, 'l') +
        path('M46 -84V-38M26 -61H66', 'l') +
        box(112, -190, 26, 48),
    ) +
    tree(262, low, 170) +
    person(318, low, 76, 'walk');
  const right = top() - 54;
  return drawing(
    earth +
      chimney +
      hall +
      cut +
      lathe +
      drill +
      bench +
      door +
      left +
      tree(1560, right, 190) +
      bird(360, 240, 1.2) +
      bird(420, 270) +
      bird(330, 300, 0.8),
  );
}

/** The harbour: a ship under her own waterline, the quay wall, the crane. */
export function harbour() {
  const sea = 560;
  const bed = (/** @type {number} */ x) => 806 + 20 * Math.sin(x / 190) + 26 * ease(500, 0, x);
  const surface = (/** @type {number} */ x) => (x < 1010 ? bed(x) : 520);
  const earth = strata({
    layers: [
      { top: surface, one: true },
      {
        top: (x) => (x < 1010 ? bed(x) + 66 : 586 + 286 * ease(1180, 1010, x)),
        hatch: 'wave',
        tint: 3,
      },
      {
        top: (x) => 930 + 12 * Math.sin(x / 170) - 270 * ease(960, 1330, x),
        hatch: 'dots',
        tint: 2,
      },
      {
        top: (x) => 996 + 12 * Math.sin(x / 180) - 210 * ease(990, 1400, x),
        hatch: 'steep',
        tint: 1,
      },
      {
        top: (x) => 1050 + 10 * Math.sin(x / 180) - 130 * ease(1000, 1440, x),
        hatch: 'brick',
        tint: 4,
      },
    ],
    surface: false,
  });
  let water = '';
  for (let i = 0; i < 11; i += 1) {
    const y = sea + 18 + i * 22;
    let d = '';
    for (let x = (i % 2) * 60 - 40; x < 984; x += 150) d += `M${x} ${y}h${96 - i * 5}`;
    water += path(d, 'l');
  }
  const hull =
    path('M70 452H884L846 590C838 628 806 640 770 640H170C128 640 104 622 96 588Z', 'b') +
    path('M88 560H858M92 574H854', 'l') +
    path('M96 588C104 622 128 640 170 640H770C806 640 838 628 846 590', 'm') +
    path('M130 496H160M180 496H210M230 496H260', 'm');
  const stack = [];
  for (let column = 0; column < 6; column += 1) {
    const height = [3, 3, 3, 2, 3, 2][column] ?? 3;
    for (let row = 0; row < height; row += 1) {
      const x = 270 + column * 92;
      const y = 406 - row * 46;
      stack.push(
        box(x, y, 88, 46, 'b') +
          path(
            Array.from({ length: 6 }, (_, k) => `M${x + 12 + k * 13} ${y + 7}V${y + 39}`).join(''),
            'l',
          ),
      );
    }
  }
  const bridge =
    path('M106 452V286H222V452Z', 'b') +
    path('M94 286H234V254H94Z', 'b') +
    windows(104, 262, 7, 1, 12, 16, 6, 0) +
    windows(122, 310, 4, 3, 14, 18, 11, 22) +
    path('M164 254V176M144 200H184M164 176L130 254', 'm') +
    box(196, 216, 30, 38, 'b');
  const quay =
    path(`M986 520H1032V${sea + 320}H986Z`, 'b') +
    path(
      'M986 566H1032M986 612H1032M986 658H1032M986 704H1032M986 750H1032M986 796H1032M1010 520V566M1010 612V658M1010 704V750',
      'l',
    ) +
    box(968, 560, 18, 60, 'k') +
    box(968, 650, 18, 50, 'k') +
    path('M986 520H1600', 'g');
  const crane =
    path('M1090 520V190M1290 520V190M1106 520V190M1306 520V190', 'm') +
    path('M1090 330H1306M1090 346H1306', 'm') +
    path('M1106 346L1290 516M1290 346L1106 516M1106 206L1290 330M1290 206L1106 330', 'l') +
    path('M508 166H1470V190H508Z', 'b') +
    path(
      Array.from(
        { length: 37 },
        (_, i) => `M${508 + i * 26} ${i % 2 ? 166 : 190}L${534 + i * 26} ${i % 2 ? 190 : 166}`,
      ).join(''),
      'l',
    ) +
    path('M1190 166V52H1214V166M1202 56L540 166M1202 56L880 166M1202 56L1450 166', 'm') +
    box(1330, 128, 120, 38, 'b') +
    box(556, 190, 68, 16, 'b') +
    path('M566 206V232M614 206V232', 'l') +
    box(550, 230, 80, 8, 'k') +
    box(546, 238, 88, 46, 'y') +
    path(Array.from({ length: 6 }, (_, k) => `M${558 + k * 13} 245V277`).join(''), 'oi') +
    path('M1070 520H1130M1266 520H1326', 'g') +
    wheel(1082, 508, 12) +
    wheel(1112, 508, 12) +
    wheel(1282, 508, 12) +
    wheel(1312, 508, 12);
  const lorry = put(
    1350,
    520,
    box(0, -96, 148, 66) +
      path(Array.from({ length: 10 }, (_, k) => `M${12 + k * 14} -88V-38`).join(''), 'l') +
      path('M-8 -30H220', 'g') +
      path('M160 -30V-110H200L222 -74V-30Z', 'b') +
      path('M176 -98H196L210 -74H176Z', 'l') +
      wheel(24, -16, 16) +
      wheel(62, -16, 16) +
      wheel(192, -16, 16),
  );
  const far = path(`M0 ${sea}H984`, 'm');
  return drawing(
    `<rect x="0" y="${sea}" width="986" height="330" class="t3" opacity=".55"/>` +
      water +
      earth +
      path(along(bed, 0, 986), 'g') +
      far +
      hull +
      bridge +
      stack.join('') +
      quay +
      crane +
      lorry +
      person(1240, 520, 74, 'stand') +
      person(1196, 520, 74, 'walk', true) +
      bird(420, 110, 1.4) +
      bird(486, 140) +
      bird(360, 150, 0.8) +
      path('M884 452C930 470 960 500 1000 514', 'l') +
      box(994, 500, 16, 20, 'k'),
  );
}

/** A terrace that steps down a hill at night: one window lit, one layer under all cellars. */
export function terrace() {
  const slope = 0.25;
  const hill = (/** @type {number} */ x) => 455 + slope * x + 14 * Math.sin(x / 210);
  const earth = strata({
    layers: [
      { top: hill, hatch: 'ticks', tint: 2 },
      { top: (x) => hill(x) + 148 + 10 * Math.sin(x / 160), one: true },
      { top: (x) => hill(x) + 238 + 14 * Math.sin(x / 170 + 1), hatch: 'brick', tint: 3 },
      { top: (x) => hill(x) + 320 + 16 * Math.sin(x / 180 + 1.6), hatch: 'dots', tint: 4 },
      { top: (x) => hill(x) + 408 + 18 * Math.sin(x / 190 + 2), hatch: 'wave', tint: 1 },
      { top: (x) => hill(x) + 500 + 18 * Math.sin(x / 200 + 2), hatch: 'plus', tint: 5 },
    ],
  });
  let houses = '';
  const width = 176;
  for (let i = 6; i >= 0; i -= 1) {
    const x = 150 + i * width;
    const y = Math.round(hill(x + width) - 4);
    const h = 250;
    const lit = i === 3;
    houses +=
      box(x, y - h, width, h + 52) +
      path(`M${x - 8} ${y - h}L${x + width / 2} ${y - h - 92}L${x + width + 8} ${y - h}Z`, 'b') +
      path(
        `M${x + 10} ${y - h - 20}H${x + width - 10}M${x + 32} ${y - h - 44}H${x + width - 32}M${x + 56} ${y - h - 66}H${x + width - 56}`,
        'l',
      );
    houses +=
      box(x + width - 40, y - h - 108, 34, 72, 'b') +
      box(x + width - 36, y - h - 124, 10, 16, 'b') +
      box(x + width - 20, y - h - 124, 10, 16, 'b');
    houses +=
      box(x + 22, y - 220, 46, 66, lit ? 'y' : 'b') +
      path(`M${x + 45} ${y - 220}V${y - 154}M${x + 22} ${y - 187}H${x + 68}`, lit ? 'oi' : 'l') +
      box(x + 104, y - 220, 46, 66, 'b') +
      path(`M${x + 127} ${y - 220}V${y - 154}M${x + 104} ${y - 187}H${x + 150}`, 'l');
    houses +=
      path(`M${x + 16} ${y - 20}V${y - 112}H${x + 82}V${y - 20}Z`, 'b') +
      path(
        `M${x + 38} ${y - 112}V${y - 20}M${x + 60} ${y - 112}V${y - 20}M${x + 16} ${y - 66}H${x + 82}`,
        'l',
      ) +
      path(`M${x + 106} ${y}V${y - 92}A22 22 0 0 1 ${x + 150} ${y - 92}V${y}Z`, 'b') +
      disc(x + 142, y - 44, 3.5, 'k') +
      path(`M${x + 106} ${y - 92}H${x + 150}`, 'l') +
      path(`M${x + 98} ${y + 8}H${x + 160}`, 'g');
    // The cellar, cut.
    houses += box(x + 14, y + 26, width - 28, 88, 'p');
    if (i % 3 === 0)
      houses +=
        [0, 1, 2].map((k) => disc(x + 44 + k * 34, y + 97, 16)).join('') +
        [0, 1].map((k) => disc(x + 61 + k * 34, y + 69, 16)).join('');
    else if (i % 3 === 1)
      houses +=
        path(
          `M${x + 26} ${y + 60}H${x + 92}M${x + 26} ${y + 88}H${x + 92}M${x + 30} ${y + 38}V${y + 114}M${x + 88} ${y + 38}V${y + 114}`,
          'm',
        ) +
        [34, 48, 62, 74]
          .map((k) => box(x + k, y + 44, 9, 16, 'l') + box(x + k, y + 72, 9, 16, 'l'))
          .join('') +
        person(x + 128, y + 114, 72);
    else
      houses +=
        path(
          `M${x + 30} ${y + 114}V${y + 60}H${x + 74}V${y + 114}M${x + 52} ${y + 60}V${y + 26}`,
          'm',
        ) +
        disc(x + 52, y + 86, 11, 'l') +
        path(
          `M${x + 96} ${y + 26}L${x + 148} ${y + 114}M${x + 104} ${y + 40}H${x + 120}M${x + 113} ${y + 58}H${x + 130}M${x + 124} ${y + 76}H${x + 140}M${x + 134} ${y + 94}H${x + 148}`,
          'l',
        );
  }
  const moon =
    disc(1330, 210, 62, 'b') +
    disc(1312, 194, 10, 'l') +
    disc(1350, 226, 16, 'l') +
    disc(1340, 186, 6, 'l');
  const stars = [
    [980, 120],
    [1110, 260],
    [1180, 90],
    [1470, 340],
    [860, 210],
    [1520, 110],
    [1050, 60],
    [640, 90],
    [1260, 400],
    [420, 70],
  ]
    .map(([x = 0, y = 0]) => path(`M${x - 6} ${y}H${x + 6}M${x} ${y - 6}V${y + 6}`, 'l'))
    .join('');
  const edge =
    tree(74, hill(74), 260, true) +
    lamp(1444, hill(1444), 220) +
    person(1494, hill(1494), 84, 'walk', true) +
    put(
      1530,
      hill(1530),
      path('M-14 -10H12L18 -18M-14 -10L-20 -20M-12 -10V0M-4 -10V0M6 -10V0M12 -10V0', 'm'),
    );
  return drawing(moon + stars + earth + houses + edge, true);
}
