import { page, sum } from '../page.mjs';

// A dining room in service, seen from the pass: the floor, the tickets and who comes next. Dark.
const CSS = `
body{width:1000px;height:625px;background:#17201C;color:#EDE6D6;font-size:14.5px;font-weight:460;font-stretch:86%;line-height:1.25}
.top{position:absolute;left:0;right:0;top:0;height:54px;display:flex;align-items:center;padding:0 22px;border-bottom:1.25px solid #3A4740}
.top h1{font-size:24px;font-weight:300;font-stretch:122%;letter-spacing:-.01em}.top p{margin-left:18px;color:#AEB7A9;font-size:15px}.top b{color:#EDE6D6;font-weight:660}
.clock{margin-left:auto;font-size:27px;font-weight:620;font-stretch:84%}
.floor{position:absolute;left:0;top:54px}
.floor text{font-family:"Encode Sans"}
.pass{position:absolute;left:690px;right:0;top:54px;bottom:0;background:#0F1613;padding:13px 18px 0;overflow:hidden}
.ph{display:flex;justify-content:space-between;align-items:baseline;margin-bottom:10px}.ph h2{font-size:18px;font-weight:660;font-stretch:92%}.ph span{color:#AEB7A9;font-size:13.5px}
.tks{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:9px}
.tk{background:#F6F1E4;color:#1D211C;padding:8px 10px 9px;border-top:5px solid var(--k)}
.tk h3{display:flex;justify-content:space-between;font-size:17px;font-weight:720;line-height:1.15}.tk h3 span{font-weight:560;font-size:14px;color:#5E5B4D}.tk h3 .lt{color:#B02A1B;font-weight:720}
.tk li{font-size:14px;line-height:18px;font-weight:540;white-space:nowrap}.tk li.x{color:#8A8674;text-decoration:line-through}.tk li.n{color:#B02A1B;font-weight:660}
.tk ul{margin-top:4px}
.eight{position:absolute;left:0;right:0;bottom:0;background:#2A1512;color:#F4B8A8;padding:9px 18px;font-size:14px;font-weight:600;display:flex;justify-content:space-between}
.nx{position:absolute;left:0;width:690px;bottom:0;height:73px;background:#1F2A25;border-top:1.25px solid #3A4740;display:flex;padding:11px 22px 0}
.nx div{flex:1;border-left:2px solid #5E6E64;padding-left:10px;line-height:18px;white-space:nowrap}.nx b{font-weight:660;font-size:15px}.nx small{display:block;color:#AEB7A9;font-size:13.5px}.nx em{font-style:normal;color:#E9B44C;font-weight:600}
`;

const FREE = { fill: '#17201C', ink: '#EDE6D6', edge: '#7C8A80' };
const looks = {
  free: FREE,
  starters: { fill: '#8FB59A', ink: '#122019', edge: '#8FB59A' },
  mains: { fill: '#E9B44C', ink: '#241A05', edge: '#E9B44C' },
  desserts: { fill: '#D58A6A', ink: '#2A1008', edge: '#D58A6A' },
  bill: { fill: '#EDE6D6', ink: '#1D211C', edge: '#EDE6D6' },
};

/**
 * @typedef {{ n: number, x: number, y: number, w: number, h: number, round?: boolean, seats: number,
 *   state: keyof typeof looks, name: string, note: string }} Table
 */
/** @type {Table[]} */
const tables = [
  {
    n: 1,
    x: 92,
    y: 84,
    w: 62,
    h: 62,
    round: true,
    seats: 2,
    state: 'mains',
    name: 'Adair',
    note: '52 min',
  },
  {
    n: 2,
    x: 92,
    y: 196,
    w: 62,
    h: 62,
    round: true,
    seats: 2,
    state: 'free',
    name: 'Lim',
    note: '19:30',
  },
  {
    n: 3,
    x: 92,
    y: 308,
    w: 62,
    h: 62,
    round: true,
    seats: 2,
    state: 'desserts',
    name: 'Mott',
    note: '1 h 24',
  },
  { n: 4, x: 212, y: 84, w: 66, h: 66, seats: 4, state: 'mains', name: 'Ito', note: '48 min' },
  {
    n: 5,
    x: 212,
    y: 196,
    w: 66,
    h: 66,
    seats: 4,
    state: 'starters',
    name: 'Keane',
    note: '21 min',
  },
  { n: 6, x: 212, y: 308, w: 66, h: 66, seats: 4, state: 'free', name: 'Pemberton', note: '19:45' },
  {
    n: 7,
    x: 338,
    y: 84,
    w: 144,
    h: 66,
    seats: 8,
    state: 'mains',
    name: 'Roche, birthday',
    note: '55 min',
  },
  { n: 8, x: 338, y: 196, w: 66, h: 66, seats: 4, state: 'bill', name: 'Sandhu', note: '1 h 40' },
  {
    n: 9,
    x: 338,
    y: 308,
    w: 66,
    h: 66,
    seats: 4,
    state: 'starters',
    name: 'Villiers',
    note: '12 min',
  },
  { n: 10, x: 452, y: 196, w: 66, h: 66, seats: 4, state: 'mains', name: 'Nowak', note: '44 min' },
  {
    n: 11,
    x: 452,
    y: 308,
    w: 66,
    h: 66,
    seats: 4,
    state: 'desserts',
    name: 'Bligh',
    note: '1 h 31',
  },
  { n: 12, x: 556, y: 322, w: 84, h: 52, seats: 6, state: 'free', name: 'Osborne', note: '20:00' },
];
/** Who sits there now: fewer than the seats at two tables. */
const guests = { 1: 2, 3: 2, 4: 4, 5: 3, 7: 8, 8: 4, 9: 4, 10: 3, 11: 4 };
const seated = sum(Object.values(guests));

/** @param {number} x @param {number} y */
const chair = (x, y) =>
  `<rect x="${x - 10}" y="${y - 4.5}" width="20" height="9" rx="4.500" fill="#4D5B53"/>`;
/** @param {number} x @param {number} y */
const chairUpright = (x, y) =>
  `<rect x="${x - 4.5}" y="${y - 10}" width="9" height="20" rx="4.500" fill="#4D5B53"/>`;

/** @param {Table} table */
function chairs({ x, y, w, h, seats, round }) {
  const middle = x + w / 2;
  const level = y + h / 2;
  if (round) return chairUpright(x - 7, level) + chairUpright(x + w + 7, level);
  if (seats === 4)
    return (
      chair(middle, y - 7) +
      chair(middle, y + h + 7) +
      chairUpright(x - 7, level) +
      chairUpright(x + w + 7, level)
    );
  const across = seats === 8 ? 3 : 2;
  let drawn = chairUpright(x - 7, level) + chairUpright(x + w + 7, level);
  for (let i = 0; i < across; i += 1) {
    const at = x + (w * (i + 0.5)) / across;
    drawn += chair(at, y - 7) + chair(at, y + h + 7);
  }
  return drawn;
}

const plan = tables.map((table) => {
  const { n, x, y, w, h, round, state, name, note } = table;
  const look = looks[state];
  const dash = state === 'free' ? ' stroke-dasharray="5 4"' : '';
  const top = round
    ? `<circle cx="${x + w / 2}" cy="${y + h / 2}" r="${w / 2}" fill="${look.fill}" stroke="${look.edge}" stroke-width="2"${dash}/>`
    : `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="5" fill="${look.fill}" stroke="${look.edge}" stroke-width="2"${dash}/>`;
  const below = y + h + 27;
  return `${chairs(table)}${top}<text x="${x + w / 2}" y="${y + h / 2 + 8}" text-anchor="middle" font-size="23" font-weight="700" fill="${look.ink}">${n}</text>
<text x="${x + w / 2}" y="${below}" text-anchor="middle" font-size="14" font-weight="560" fill="#EDE6D6">${name} <tspan fill="${state === 'free' ? '#E9B44C' : '#AEB7A9'}" font-weight="460">${note}</tspan></text>`;
});

/** @type {[number, string, string, [string, string?][]][]} */
const tickets = [
  [
    9,
    '2 min',
    '#8FB59A',
    [['2 Crab toast'], ['1 Leeks, egg'], ['1 Oysters, 6'], ['No nuts, seat 3', 'n']],
  ],
  [5, '6 min', '#8FB59A', [['1 Crab toast', 'x'], ['2 Beetroot, curd']]],
  [10, '9 min', '#E9B44C', [['2 Hake, samphire'], ['1 Short rib'], ['1 Chips']]],
  [
    7,
    '14 min',
    '#E9B44C',
    [['3 Hake, samphire', 'x'], ['3 Short rib'], ['2 Barley, squash'], ['Cake at 19:45', 'n']],
  ],
  [4, '16 min', '#E9B44C', [['2 Lamb, anchovy', 'x'], ['2 Hake, samphire'], ['2 Chips']]],
  [1, '19 min', '#E9B44C', [['1 Lamb, anchovy'], ['1 Barley, squash'], ['1 Greens']]],
  [11, '4 min', '#D58A6A', [['2 Rhubarb tart'], ['1 Cheese'], ['1 Poached pear']]],
  [3, '3 min', '#D58A6A', [['1 Rhubarb tart'], ['1 Affogato']]],
  [8, 'bill', '#8A8674', [['£214.60, by card']]],
];
const columns = [
  tickets.filter((_, i) => i % 2 === 0 && i < 8),
  tickets.filter((_, i) => i % 2 === 1 || i === 8),
];
const stacks = columns.map(
  (column) =>
    `<div>${column
      .map(
        ([n, wait, colour, lines]) =>
          `<article class="tk" style="--k:${colour};margin-bottom:9px"><h3>Table ${n}<span${wait === '19 min' ? ' class="lt"' : ''}>${wait}</span></h3><ul>${lines.map(([line, mark]) => `<li${mark ? ` class="${mark}"` : ''}>${line}</li>`).join('')}</ul></article>`,
      )
      .join('')}</div>`,
);

export const restaurantManagement = page(
  CSS,
  `<header class="top"><h1>The Chandlery</h1><p>Friday 20 November, <b>${seated} seated</b>, 47 booked tonight</p><div class="clock">19:22</div></header>
<svg class="floor" width="690" height="498" viewBox="0 0 690 498"><g transform="translate(0 -24)"><path d="M44 48H668V500H44V488M44 428V48" fill="none" stroke="#EDE6D6" stroke-width="3.500"/><path d="M44 490A60 60 0 0 0 104 430" fill="none" stroke="#7C8A80" stroke-width="1.500" transform="translate(0 -2)"/><path d="M44 428H104" stroke="#7C8A80" stroke-width="2"/>
<path d="M560 50H666V268H622V92H560Z" fill="#2A3731" stroke="#7C8A80" stroke-width="1.500"/><text x="645" y="190" font-size="14.500" fill="#EDE6D6" text-anchor="middle" transform="rotate(90 645 185)">Bar, 6 stools</text>${[118, 142, 166, 190, 214, 238].map((y) => `<circle cx="607" cy="${y}" r="7.500" fill="${y < 190 ? '#E9B44C' : '#4D5B53'}"/>`).join('')}
<path d="M150 48H260M330 48H490" stroke="#8FC0D6" stroke-width="3.500"/>${plan.join('')}
<g transform="translate(142 462)">${[
    ['Starters', '#8FB59A'],
    ['Mains', '#E9B44C'],
    ['Desserts', '#D58A6A'],
    ['Bill', '#EDE6D6'],
  ]
    .map(
      ([label, colour], i) =>
        `<rect x="${i * 102}" y="0" width="15" height="15" fill="${colour}"/><text x="${i * 102 + 23}" y="13" font-size="14" fill="#CBD0C2">${label}</text>`,
    )
    .join(
      '',
    )}<rect x="389" y="1" width="14" height="14" fill="none" stroke="#7C8A80" stroke-width="2" stroke-dasharray="4 3"/><text x="412" y="13" font-size="14" fill="#CBD0C2">Booked</text></g></g></svg>
<section class="nx"><div><b>19:30 <em>Table 2</em></b><small>Lim, 2. Window if free</small></div><div><b>19:45 <em>Table 6</em></b><small>Pemberton, 4. High chair</small></div><div><b>20:00 <em>Table 12</em></b><small>Osborne, 6. One coeliac</small></div><div style="flex:.6"><b>20:15 <em>Bar</em></b><small>Gray, 1</small></div></section>
<aside class="pass"><div class="ph"><h2>Kitchen</h2><span>8 tickets, 1 bill</span></div><div class="tks">${stacks.join('')}</div><div class="eight"><span>Off: brill</span><span>Two left: short rib</span></div></aside>`,
);
