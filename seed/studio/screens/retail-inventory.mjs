import { page, sum } from '../page.mjs';

// A retailer's one count: every item, every shop. Cream and claret, condensed figures, ruled rows.
const CSS = `
body{width:1000px;height:625px;background:#FFFCF5;color:#2A1A1C;font-size:14px;font-weight:450;font-stretch:84%;line-height:1.25}
.top{display:flex;align-items:flex-end;padding:17px 24px 0;height:66px;gap:14px}
h1{font-size:35px;line-height:.9;font-weight:760;font-stretch:78%;letter-spacing:-.025em;color:#7A1531}
.top p{color:#6E5A56;font-size:14.5px;line-height:1}
.tabs{margin-left:auto;display:flex;gap:0;border:1.25px solid #7A1531}.tabs span{padding:7px 13px;color:#7A1531;font-weight:560}.tabs .on{background:#7A1531;color:#fff}
table{position:absolute;left:24px;top:80px;width:952px;table-layout:fixed}
th{font-weight:560;font-size:12.5px;font-stretch:76%;color:#6E5A56;padding:0 0 6px;border-bottom:2.5px solid #2A1A1C;text-align:center;vertical-align:bottom}th:nth-child(2){text-align:right;padding-right:10px}
th:first-child,th:last-child{text-align:left}
td{height:45px;border-bottom:1.25px solid #E9DCCB;text-align:center;padding:0;vertical-align:middle}
td:first-child,td:last-child{text-align:left}
.it{display:flex;align-items:center;gap:11px}.it i{width:27px;height:33px;flex:none;background:var(--own);border:1.25px solid rgba(42,26,28,.35)}
.it b{font-weight:640;font-size:15px;line-height:18px;display:block;font-stretch:82%;white-space:nowrap}.it small{font-size:12.5px;color:#6E5A56}
.n{text-align:right;padding-right:10px;font-size:25px;font-weight:720;font-stretch:78%;letter-spacing:-.02em}
.c{font-size:15px}.c span{display:block;margin:0 3px;height:30px;line-height:30px;text-align:center;position:relative}
.z span{background:#F3C4BA;color:#8E1322;font-weight:760}.lo span{background:#FBEAE2;color:#8E1322;font-weight:600}.hi span{background:#F3E4BC}
.to span{background:#3F6E28!important;color:#fff!important;font-weight:760}.fr span{background:#fff;border:2px solid #3F6E28;line-height:26px;font-weight:720}.c em{font-style:normal;font-size:12.5px;font-weight:640;margin-left:2px}
.do{padding-left:16px!important}.do span{display:inline-block;font-weight:600;font-size:13.5px;padding:5px 0;white-space:nowrap}
.m::before,.r::before,.o::before{content:"";box-sizing:border-box;display:inline-block;width:10px;height:10px;margin-right:8px;vertical-align:-.5px}
.m::before{background:#3F6E28}.r{color:#A8172A}.r::before{background:#B3182B;border-radius:5px}.o{color:#7B5406}.o::before{background:#fff;border:2.5px solid #C98A12}.x{color:#93837A;font-weight:450!important}
.van{position:absolute;left:0;right:0;bottom:0;height:100px;background:#2A1A1C;color:#fff;padding:14px 24px;display:flex;gap:34px}
.van h2{font-size:19px;font-weight:700;font-stretch:80%;line-height:1.1}.van p{color:#CDBDB4;font-size:13.5px;margin-top:5px;line-height:1.3}
.run{flex:1;display:grid;grid-template-rows:1fr 1fr;gap:6px}.rt{display:flex;align-items:center;font-size:14px}.rt b{width:68px;font-weight:640}.rt ol{display:flex;flex:1;position:relative}.rt ol::before{content:"";position:absolute;left:6px;right:60px;top:6px;border-top:2px solid #8A7068}
.rt li{flex:1;position:relative;padding-top:15px;line-height:15px;font-size:13.5px;white-space:nowrap}.rt li::before{content:"";position:absolute;left:0;top:0;width:9px;height:9px;border-radius:7px;background:#2A1A1C;color:#F1C9B8;border:2.5px solid}.rt li.e::before{background:currentcolor}
.rt em{font-style:normal;color:#F1C9B8}
.go{align-self:center;background:#F1C9B8;color:#2A1A1C;font-weight:700;font-size:16px;padding:13px 20px}
`;

const shops = [
  'Bath',
  'Buxton',
  'Ely',
  'Frome',
  'Hexham',
  'Louth',
  'Ludlow',
  'Rye',
  'Skipton',
  'Stroud',
  'Wells',
  'Web',
];

/**
 * name, code, colour, counts by shop, column that gives, column that takes, what to do, kind
 * @type {[string, string, string, number[], number, number, string, string][]}
 */
const items = [
  [
    'Merino crew, navy, M',
    'MCN-M',
    '#26334F',
    [9, 4, 0, 5, 6, 3, 4, 7, 5, 4, 3, 22],
    0,
    2,
    'Move 4, Bath to Ely',
    'm',
  ],
  [
    'Merino crew, navy, L',
    'MCN-L',
    '#26334F',
    [1, 0, 1, 0, 2, 0, 1, 0, 1, 1, 0, 3],
    -1,
    -1,
    'Reorder 60, 9 days',
    'r',
  ],
  [
    'Waxed jacket, olive, S',
    'WJO-S',
    '#5A5B34',
    [2, 1, 2, 1, 2, 1, 2, 1, 1, 2, 1, 6],
    -1,
    -1,
    'Nothing tonight',
    'x',
  ],
  [
    'Waxed jacket, olive, M',
    'WJO-M',
    '#5A5B34',
    [3, 2, 1, 2, 7, 2, 2, 0, 3, 2, 1, 9],
    4,
    7,
    'Move 3, Hexham to Rye',
    'm',
  ],
  [
    'Linen shirt, white, M',
    'LSW-M',
    '#F4F1E6',
    [1, 0, 0, 1, 0, 0, 1, 0, 0, 0, 1, 2],
    -1,
    -1,
    'Reorder 40, 14 days',
    'r',
  ],
  [
    'Cord trouser, rust, 32',
    'CTR-32',
    '#A5512B',
    [3, 2, 2, 3, 1, 2, 0, 2, 3, 6, 2, 8],
    9,
    6,
    'Move 2, Stroud to Ludlow',
    'm',
  ],
  [
    'Lambswool scarf, oat',
    'LWS-OA',
    '#D9C7A3',
    [14, 9, 11, 12, 8, 10, 9, 13, 12, 15, 11, 36],
    -1,
    -1,
    'Overstock, 21 weeks',
    'o',
  ],
  [
    'Fisherman beanie, moss',
    'FBM',
    '#4B6043',
    [5, 4, 3, 0, 6, 4, 3, 9, 5, 4, 3, 17],
    7,
    3,
    'Move 4, Rye to Frome',
    'm',
  ],
  [
    'Wool sock, charcoal, M',
    'WSC-M',
    '#44474C',
    [8, 6, 7, 5, 6, 7, 4, 6, 8, 7, 5, 31],
    -1,
    -1,
    'Nothing tonight',
    'x',
  ],
];

const rows = items.map(([name, code, colour, counts, gives, takes, action, kind]) => {
  const total = sum(counts);
  const units = /Move (\d+)/.exec(action)?.[1] ?? '';
  const cells = counts.map((count, index) => {
    const level = count === 0 ? 'z' : count === 1 ? 'lo' : kind === 'o' ? 'hi' : '';
    const move = index === gives ? 'fr' : index === takes ? 'to' : '';
    return `<td class="c ${level} ${move}"><span>${count}${index === gives ? `<em>−${units}</em>` : index === takes ? `<em>+${units}</em>` : ''}</span></td>`;
  });
  return `<tr><td><div class="it"><i style="--own:${colour}"></i><div><b>${name}</b><small>${code}</small></div></div></td><td class="n"${kind === 'r' ? ' style="color:#A8172A"' : ''}>${total}</td>${cells.join('')}<td class="do"><span class="${kind}">${action}</span></td></tr>`;
});

/** @param {[string, string][]} stops */
const route = (stops) =>
  stops
    .map(([shop, units], index) => `<li${index ? '' : ' class="e"'}>${shop} <em>${units}</em></li>`)
    .join('');

export const retailInventory = page(
  CSS,
  `<header class="top"><h1>One count</h1><p>11 shops and the web, counted 06:10, Tuesday 17 November 2026</p><div class="tabs"><span class="on">Stock</span><span>Orders</span><span>Returns</span><span>Margin</span></div></header>
<table><colgroup><col style="width:187px"><col style="width:62px">${shops.map(() => '<col style="width:43px">').join('')}<col></colgroup>
<tr><th>Item</th><th>On hand</th>${shops.map((shop) => `<th>${shop}</th>`).join('')}<th class="do">Tonight</th></tr>${rows.join('')}</table>
<footer class="van"><div style="width:178px"><h2>Tonight’s vans</h2><p>14 moves, 61 units<br>Loaded by 19:00</p></div>
<div class="run"><div class="rt"><b>Van 1</b><ol>${route([
    ['Bath', '+9'],
    ['Frome', '+7'],
    ['Wells', '+4'],
    ['Stroud', '+6'],
    ['Ludlow', '+8'],
  ])}</ol></div><div class="rt"><b>Van 2</b><ol>${route([
    ['Hexham', '+5'],
    ['Skipton', '+4'],
    ['Louth', '+6'],
    ['Ely', '+7'],
    ['Rye', '+5'],
  ])}</ol></div></div><div class="go">Send 14 moves</div></footer>`,
);
