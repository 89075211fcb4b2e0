import { page } from '../page.mjs';

// A haulier's traffic desk over a true map of the eastern counties, projected from coordinates.
const CSS = `
body{width:1000px;height:625px;background:#BFD6E2;color:#10242E;font-size:14px;font-weight:460;font-stretch:88%;line-height:1.25}
svg{position:absolute;left:0;top:0}
svg text{font-family:"Encode Sans"}
.list{position:absolute;left:0;top:0;bottom:0;width:318px;background:#fff;border-right:3px solid #10242E}
.hd{background:#10242E;color:#fff;padding:15px 20px 14px;height:98px}
.hd h1{font-size:24px;font-weight:680;font-stretch:92%;letter-spacing:-.015em;line-height:1;display:flex;justify-content:space-between}.hd h1 span{font-weight:400}
.ct{display:flex;gap:0;margin-top:14px}.ct div{flex:1;font-size:13px;color:#B5C8D0;line-height:15px;border-left:2px solid #3F5A66;padding-left:9px}.ct b{display:block;font-size:19px;color:#fff;font-weight:680;line-height:18px}.ct .w b{color:#FFB27A}.ct .c b{color:#FF9C9C}
.v{position:relative;height:66px;border-bottom:1.25px solid #D5DEE2;padding:11px 20px 0}
.v .id{position:absolute;left:20px;top:13px;font-weight:720;font-size:17px;font-stretch:80%;width:52px;height:22px;line-height:22px;background:#10242E;color:#fff;text-align:center}
.v b{position:absolute;left:84px;top:12px;font-weight:640;font-size:15.5px;white-space:nowrap}.v small{position:absolute;left:84px;top:36px;font-size:13.5px;color:#4E646E;white-space:nowrap}
.v em{position:absolute;right:18px;top:36px;font-style:normal;font-weight:640;font-size:13.5px}.v time{position:absolute;right:18px;top:12px;font-weight:640;font-size:15.5px}
.ok{color:#17673B}.lt{color:#B24A0A}.cu{color:#A81C33}
.sel{background:#E4F0F7;height:131px}.sel .id{background:#0A5A9C}
.sel ol{position:absolute;left:84px;right:18px;top:60px;font-size:13.5px;line-height:20px}.sel li{display:flex;justify-content:space-between}.sel li span:last-child{color:#4E646E}.sel li::before{content:"";position:absolute;left:-26px;width:8px;height:8px;border-radius:6px;margin-top:5px;background:#0A5A9C;border:2px solid #0A5A9C}.sel li.f::before{background:#fff}
.sel ol::after{content:"";position:absolute;left:-21px;top:10px;height:42px;border-left:2px solid #0A5A9C}
.tip{position:absolute;background:#fff;border:2px solid #10242E;padding:8px 12px;font-size:13.5px;line-height:18px;white-space:nowrap}.tip b{font-weight:660;font-size:14.5px}
`;

/** @typedef {[number, number]} Place latitude and longitude */
const SCALE = 378;
const NORTH = 52.83;
const WEST = -1.34;
const COS = 0.6145;

/** @param {Place} place @returns {[number, number]} */
const at = ([lat, lon]) => [318 + (lon - WEST) * COS * SCALE, (NORTH - lat) * SCALE];

/** @param {Place[]} places */
const line = (places) =>
  `M${places
    .map((place) =>
      at(place)
        .map((value) => value.toFixed(1))
        .join(' '),
    )
    .join('L')}`;

/** @type {Record<string, Place>} */
const town = {
  Felixstowe: [51.957, 1.318],
  Ipswich: [52.03, 1.14],
  Stowmarket: [52.19, 0.99],
  Bury: [52.25, 0.72],
  Newmarket: [52.265, 0.42],
  Cambridge: [52.23, 0.11],
  Huntingdon: [52.32, -0.2],
  Kettering: [52.38, -0.73],
  Corby: [52.49, -0.69],
  Rugby: [52.4, -1.2],
  Thetford: [52.42, 0.74],
  Norwich: [52.61, 1.28],
  Colchester: [51.91, 0.88],
  Chelmsford: [51.74, 0.5],
  Tilbury: [51.47, 0.36],
  Peterborough: [52.56, -0.27],
  Bedford: [52.13, -0.45],
  Luton: [51.9, -0.44],
  Daventry: [52.27, -1.17],
  Northampton: [52.22, -0.9],
  Yarmouth: [52.6, 1.71],
  Lowestoft: [52.47, 1.74],
  Stansted: [51.88, 0.2],
  Potters: [51.69, -0.2],
  Brentwood: [51.61, 0.28],
  Keynes: [52.05, -0.72],
  Harlow: [51.77, 0.13],
  Lynn: [52.74, 0.4],
  London: [51.52, -0.1],
};
/** @param {string[]} names */
const via = (...names) => line(names.flatMap((name) => (town[name] ? [town[name]] : [])));

/** @type {Place[]} */
const coast = [
  [52.9, 0.1],
  [52.83, 0.16],
  [52.8, 0.33],
  [52.86, 0.42],
  [52.95, 0.5],
  [53.1, 0.7],
  [53.1, 1.2],
  [52.94, 1.24],
  [52.9, 1.38],
  [52.83, 1.5],
  [52.73, 1.65],
  [52.6, 1.74],
  [52.48, 1.765],
  [52.38, 1.72],
  [52.3, 1.66],
  [52.21, 1.62],
  [52.14, 1.605],
  [52.085, 1.58],
  [52.03, 1.46],
  [51.99, 1.39],
  [51.953, 1.345],
  [51.935, 1.305],
  [51.96, 1.28],
  [52.0, 1.22],
  [52.03, 1.16],
  [51.99, 1.2],
  [51.957, 1.25],
  [51.95, 1.12],
  [51.94, 1.09],
  [51.945, 1.2],
  [51.935, 1.285],
  [51.89, 1.265],
  [51.86, 1.285],
  [51.81, 1.21],
  [51.78, 1.12],
  [51.8, 1.01],
  [51.85, 0.95],
  [51.78, 0.97],
  [51.76, 0.9],
  [51.73, 0.8],
  [51.735, 0.7],
  [51.71, 0.79],
  [51.72, 0.93],
  [51.66, 0.94],
  [51.62, 0.93],
  [51.62, 0.7],
  [51.59, 0.93],
  [51.54, 0.83],
  [51.53, 0.7],
  [51.51, 0.55],
  [51.49, 0.46],
  [51.452, 0.38],
  [51.475, 0.25],
  [51.5, 0.08],
  [51.485, 0.09],
  [51.45, 0.3],
  [51.43, 0.4],
  [51.47, 0.5],
  [51.45, 0.7],
  [51.38, 0.6],
  [51.37, 0.75],
  [51.34, 1.1],
  [51.38, 1.44],
  [51.0, 1.4],
  [50.8, -2.5],
  [53.2, -2.5],
  [53.2, 0.1],
];
const roads = [
  via(
    'Felixstowe',
    'Ipswich',
    'Stowmarket',
    'Bury',
    'Newmarket',
    'Cambridge',
    'Huntingdon',
    'Kettering',
    'Rugby',
  ),
  via('London', 'Brentwood', 'Chelmsford', 'Colchester', 'Ipswich'),
  via('London', 'Harlow', 'Stansted', 'Cambridge'),
  via('Newmarket', 'Thetford', 'Norwich', 'Yarmouth', 'Lowestoft'),
  line([
    town['London'] ?? [0, 0],
    [51.69, -0.2],
    [51.98, -0.22],
    [52.32, -0.24],
    [52.56, -0.3],
    [52.9, -0.6],
  ]),
  line([
    town['London'] ?? [0, 0],
    [51.75, -0.38],
    [51.9, -0.47],
    [52.05, -0.68],
    [52.2, -0.95],
    [52.4, -1.17],
    [52.8, -1.3],
  ]),
  line([
    [51.46, 0.26],
    [51.6, 0.28],
    [51.69, 0.1],
    [51.69, -0.2],
    [51.72, -0.4],
    [51.6, -0.52],
  ]),
  line([
    [51.47, 0.36],
    [51.5, 0.28],
  ]),
  line([
    [51.46, 0.26],
    [51.31, 0.1],
    [51.26, -0.15],
    [51.31, -0.42],
    [51.42, -0.53],
    [51.6, -0.52],
  ]),
  line([
    [51.52, -0.1],
    [51.49, -0.5],
    [51.43, -0.97],
    [51.45, -1.6],
  ]),
  line([
    [51.56, -0.52],
    [51.62, -0.85],
    [51.75, -1.15],
    [51.95, -1.3],
    [52.1, -1.5],
  ]),
  line([
    [51.52, -0.1],
    [51.44, 0.22],
    [51.29, 0.52],
    [51.15, 0.85],
  ]),
  line([
    [51.52, -0.1],
    [51.34, -0.4],
    [51.23, -0.58],
    [51.0, -0.75],
  ]),
];
const lesser = [
  line([town['Lynn'] ?? [0, 0], [52.66, 0.16], [52.57, -0.27], [52.6, -0.6]]),
  line([town['Lynn'] ?? [0, 0], [52.66, 0.7], [52.62, 1.28]]),
  line([
    [52.04, 1.14],
    [52.15, 1.4],
    [52.34, 1.6],
    [52.47, 1.74],
  ]),
  via('Bury', 'Thetford'),
  line([
    [51.88, 0.2],
    [51.88, 0.55],
    [51.91, 0.88],
  ]),
  line([
    [52.05, -0.72],
    [52.13, -0.45],
    [52.22, -0.28],
    [52.23, 0.0],
  ]),
  line([
    [52.05, 1.14],
    [52.38, 1.13],
    [52.61, 1.28],
  ]),
  line([
    [52.22, -0.9],
    [52.3, -0.7],
    [52.35, -0.4],
  ]),
  via('Kettering', 'Corby', 'Peterborough'),
  line([
    [51.94, 1.25],
    [51.91, 0.9],
  ]),
  line([
    [52.22, -0.9],
    [52.27, -1.17],
  ]),
];
const route = [
  'Felixstowe',
  'Ipswich',
  'Stowmarket',
  'Bury',
  'Newmarket',
  'Cambridge',
  'Huntingdon',
  'Kettering',
  'Corby',
];
const here = /** @type {Place} */ ([52.257, 0.57]);
const done = [...route.slice(0, 4).flatMap((name) => (town[name] ? [town[name]] : [])), here];
const todo = [here, ...route.slice(4).flatMap((name) => (town[name] ? [town[name]] : []))];

/** @type {[string, Place, 'start' | 'end', number, number][]} */
const names = [
  ['Felixstowe', [51.957, 1.345], 'end', 46, 27],
  ['Ipswich', [52.05, 1.15], 'end', -12, 3],
  ['Bury St Edmunds', [52.25, 0.72], 'start', -12, -14],
  ['Cambridge', [52.2, 0.12], 'start', -22, 22],
  ['Huntingdon', [52.32, -0.2], 'start', 8, -10],
  ['Kettering', [52.38, -0.73], 'end', -10, 22],
  ['Corby, gate 3', [52.49, -0.69], 'end', -16, 5],
  ['Thetford', [52.42, 0.74], 'start', 12, 8],
  ['Norwich', [52.63, 1.29], 'end', -12, -8],
  ['Colchester', [51.9, 0.88], 'end', -12, -7],
  ['Chelmsford', [51.73, 0.48], 'start', 12, 8],
  ['Tilbury', [51.46, 0.36], 'end', -14, 18],
  ['Peterborough', [52.57, -0.26], 'start', 12, -9],
  ['Lowestoft', [52.47, 1.75], 'start', 12, 4],
  ['Great Yarmouth', [52.6, 1.74], 'start', 12, 3],
  ['London', [51.52, -0.1], 'end', -14, -6],
  ['Daventry', [52.27, -1.17], 'start', -16, -12],
  ['Northampton', [52.23, -0.9], 'start', 12, 3],
  ['Milton Keynes', [52.04, -0.73], 'start', 12, 6],
  ['King’s Lynn', [52.75, 0.4], 'start', 12, 14],
  ['Stansted', [51.88, 0.2], 'end', -10, 5],
  ['Bedford', [52.13, -0.45], 'start', 10, -8],
  ['Oxford', [51.74, -1.22], 'start', 12, 12],
  ['Reading', [51.45, -0.97], 'start', 8, 20],
  ['Guildford', [51.24, -0.57], 'start', 12, 4],
  ['Luton', [51.885, -0.43], 'start', 12, 4],
];
const labels = names.map(([name, place, anchor, dx, dy]) => {
  const [x, y] = at(place);
  const strong = ['Felixstowe', 'Corby, gate 3'].includes(name);
  return `<circle cx="${x}" cy="${y}" r="${strong ? 7 : 3.5}" fill="#fff" stroke="${strong ? '#0A5A9C' : '#10242E'}" stroke-width="${strong ? 4 : 2}"/><text x="${x + dx}" y="${y + dy}" text-anchor="${anchor}" font-size="${strong ? 15.5 : 13.5}" font-weight="${strong ? 700 : 500}" fill="#10242E" stroke="#EEF2EC" stroke-width="4" paint-order="stroke">${name}</text>`;
});
/** @type {[string, Place, string][]} */
const lorries = [
  ['LK24', here, '#0A5A9C'],
  ['LK71', [52.34, 0.56], '#B24A0A'],
  ['LK33', [51.8, -0.41], '#10242E'],
  ['LK12', [51.64, 0.32], '#10242E'],
  ['LK09', [51.975, 1.27], '#A81C33'],
  ['LK58', [52.53, 1.04], '#10242E'],
  ['LK40', [52.47, -0.26], '#10242E'],
  ['LK62', [51.805, 0.63], '#10242E'],
];
const flags = lorries.map(([id, place, colour]) => {
  const [x, y] = at(place);
  const lift = id === 'LK09' ? -44 : id === 'LK24' || id === 'LK33' ? 14 : -30;
  return `<path d="M${x} ${y}V${y + lift + (lift > 0 ? 0 : 22)}" stroke="${colour}" stroke-width="2.500"/><circle cx="${x}" cy="${y}" r="5" fill="${colour}"/><rect x="${x - 23}" y="${y + lift}" width="46" height="22" fill="${colour}"/><text x="${x}" y="${y + lift + 16}" text-anchor="middle" font-size="14" font-weight="700" fill="#fff">${id}</text>`;
});

/** @type {[string, string, string, string, string, string][]} */
const vehicles = [
  ['LK71', 'Thetford', 'Drop 2 of 3', '15:05', 'Late 18 min', 'lt'],
  ['LK09', 'Felixstowe, Trinity', 'Quay bay 14', '', 'Entry held', 'cu'],
  ['LK33', 'Daventry', '26 pallets', '13:48', 'Cleared', 'ok'],
  ['LK58', 'Norwich', 'J. Tuck signed', '12:31', 'Delivered', 'ok'],
  ['LK12', 'Tilbury', 'Empty, to collect', '16:10', 'On time', 'ok'],
  ['LK40', 'Peterborough', 'Drop 1 of 4', '13:20', 'On time', 'ok'],
];

export const logisticsOperations = page(
  CSS,
  `<svg width="1000" height="625" viewBox="0 0 1000 625" style="font-stretch:88%"><path d="${line(coast)}Z" fill="#EEF2EC" stroke="#8FB0C0" stroke-width="2"/>
<g fill="none" stroke="#D3D9D2" stroke-width="3" stroke-linejoin="round">${lesser.map((d) => `<path d="${d}"/>`).join('')}</g>
<g fill="none" stroke="#B9C2BC" stroke-width="7" stroke-linejoin="round">${roads.map((d) => `<path d="${d}"/>`).join('')}</g><g fill="none" stroke="#fff" stroke-width="4" stroke-linejoin="round">${roads.map((d) => `<path d="${d}"/>`).join('')}</g>
<path d="${line(todo)}" fill="none" stroke="#0A5A9C" stroke-width="5" stroke-dasharray="11 7" stroke-linejoin="round"/><path d="${line(done)}" fill="none" stroke="#0A5A9C" stroke-width="6" stroke-linejoin="round"/>${labels.join('')}${flags.join('')}
<text x="938" y="430" font-size="18" font-weight="400" fill="#2F5B70" text-anchor="middle" letter-spacing="1">North Sea</text></svg>
<aside class="list"><div class="hd"><h1>85 vehicles<span>12:52</span></h1><div class="ct"><div><b>61</b>moving</div><div><b>19</b>parked</div><div class="w"><b>3</b>late</div><div class="c"><b>2</b>held</div></div></div>
<div class="v sel"><span class="id">LK24</span><b>Corby, gate 3</b><small>A. Oyelaran, 22 pallets</small><time>14:20</time><em class="ok">Cleared</em><ol><li><span>Felixstowe, Trinity</span><span>left 11:40</span></li><li><span>A14, Bury St Edmunds</span><span>12:44</span></li><li class="f"><span>A14, Huntingdon</span><span>13:32</span></li></ol></div>
${vehicles.map(([id, where, note, time, state, kind]) => `<div class="v"><span class="id"${kind === 'lt' ? ' style="background:#B24A0A"' : kind === 'cu' ? ' style="background:#A81C33"' : ''}>${id}</span><b>${where}</b><small>${note}</small><time>${time}</time><em class="${kind}">${state}</em></div>`).join('')}</aside>
<div class="tip" style="right:16px;bottom:16px"><b class="cu">LK09 held at customs</b><br>Entry filed 10:58, weight does not match<br>Broker rung 12:30, 020 7946 0671</div>`,
);
