import { page, sum } from '../page.mjs';

// A rota as the source of truth: shifts, leave, cover and hours for one ward and one week.
const CSS = `
body{width:1000px;height:625px;background:#F6F4FB;color:#1F1838;font-size:13.5px;font-weight:440;font-stretch:90%;line-height:1.3}
.top{height:56px;background:#fff;display:flex;align-items:center;padding:0 20px;border-bottom:4px solid #4B2FA8}
.top h1{font-size:22px;font-weight:700;font-stretch:96%;letter-spacing:-.02em}.top p{font-size:15px;color:#5C5478;margin-left:14px}
.seg{margin-left:auto;display:flex;gap:22px;font-size:14px;color:#5C5478}.seg b{color:#1F1838;font-weight:660}
.pub{margin-left:22px;background:#4B2FA8;color:#fff;font-weight:640;padding:8px 17px;border-radius:4px;font-size:14px}
.grid{position:absolute;left:0;top:56px;width:748px;bottom:0;background:#fff;border-right:1.25px solid #DDD7EE}
.d{position:absolute;top:0;height:44px;width:80px;padding:8px 0 0 2px;font-weight:640;line-height:15px}.d small{display:block;font-weight:440;color:#5C5478;font-size:12.5px;line-height:14px}
.we{position:absolute;top:0;bottom:0;background:#F6F4FB;width:160px}
.r{position:absolute;left:0;right:0;height:38px;border-top:1.25px solid #E7E2F3}.r .nm{position:absolute;left:20px;top:3px;line-height:16px;font-weight:620;white-space:nowrap}.r .nm small{display:block;font-weight:440;font-size:12px;color:#5C5478;line-height:14px}
.r .hh{position:absolute;right:14px;top:10px;font-weight:640}.r .hh.u{color:#A4570B}
.s{position:absolute;top:4px;height:30px;width:76px;border-radius:3px;font-size:12.5px;line-height:30px;padding-left:5px;font-stretch:76%;font-weight:560;white-space:nowrap;overflow:hidden}
.E{background:#E3DCFA;color:#35208A}.L{background:#C9EDE6;color:#0B5348}.N{background:#231A46;color:#fff}
.lv{background:repeating-linear-gradient(135deg,#FFF1CF 0 6px,#FBE7B7 6px 12px);color:#6B4A05;font-weight:600}.tr{background:#fff;color:#5C5478;border:1.25px solid #C9C1E2;line-height:27px}
.g{background:#fff;color:#C01F3C;border:2px dashed #C01F3C;font-weight:680;line-height:26px}
.cv{position:absolute;left:0;right:0;bottom:0;height:105px;background:#F0ECFA;border-top:2px solid #4B2FA8}
.cv .k{position:absolute;left:20px;font-weight:600}.cv .q{position:absolute;font-size:14px;font-weight:560}.cv .q i{font-style:normal;color:#6E668A;font-weight:440}.cv .q.no{background:#C01F3C;color:#fff;padding:0 7px;margin-left:-7px;border-radius:3px;font-weight:680}.cv .q.no i{color:#fff}
.side{position:absolute;left:748px;right:0;top:56px;bottom:0;padding:16px 20px 0}
h2{font-size:16px;font-weight:680;letter-spacing:-.01em;display:flex;justify-content:space-between;align-items:baseline}h2 span{font-weight:440;font-size:13px;color:#5C5478}
.gap{background:#fff;border-left:4px solid #C01F3C;padding:10px 12px 11px;margin-top:9px}.gap b{font-weight:660}.gap ul{margin-top:6px}.gap li{display:flex;justify-content:space-between;padding:3px 0;font-size:13px}.gap li em{font-style:normal;color:#5C5478;text-align:right}.gap li.f{font-weight:640}.gap li.f em{color:#0B5348;font-weight:640}.gap li.n{color:#8A83A3}.gap li.n em{color:#A4203A}
.rq{padding:9px 0 10px;border-bottom:1.25px solid #DDD7EE;font-size:13px}.rq b{font-weight:640;font-size:13.5px}.rq p{color:#5C5478;display:flex;justify-content:space-between}.rq p em{font-style:normal;color:#0B5348;font-weight:620}.rq p em.w{color:#A4570B}
`;

const LEFT = 134;
const DAY = 80;
const TOP = 44;
const ROW = 38;
const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const shiftTimes = /** @type {const} */ ({ E: '07:00–15:00', L: '13:30–21:30', N: '21:00–07:30' });
const shiftHours = { E: 7.5, L: 7.5, N: 10 };

/**
 * name, post, contract hours, one letter a day: E, L, N, . free, V leave, T training
 * @type {[string, string, number, string][]}
 */
const people = [
  ['Abbott, Jean', 'Charge nurse', 37.5, 'EEEEE..'],
  ['Bello, Tunde', 'Staff nurse', 30, 'NNN....'],
  ['Czerny, Marek', 'Staff nurse', 30, 'EE.EE..'],
  ['Dunne, Siobhan', 'Staff nurse', 30, 'EE...EE'],
  ['Evans, Rhys', 'Staff nurse', 30, 'T.ELL..'],
  ['Farah, Leyla', 'Staff nurse', 37.5, '.VVV.EE'],
  ['Gill, Parveen', 'Senior nurse', 37.5, 'LLL..LL'],
  ['Hobbs, Kerry', 'Staff nurse', 40, '...NNNN'],
  ['Iqbal, Nasir', 'Staff nurse', 37.5, 'LLLL...'],
  ['Jarvis, Amy', 'Staff nurse', 37.5, '..EEEL.'],
];

const rows = people.map(([name, post, contract, week], index) => {
  let hours = 0;
  const cells = Array.from(week, (letter, day) => {
    const left = LEFT + day * DAY;
    if (letter === 'E' || letter === 'L' || letter === 'N') {
      hours += shiftHours[letter];
      return `<div class="s ${letter}" style="left:${left}px">${shiftTimes[letter]}</div>`;
    }
    if (letter === 'T') {
      hours += 7.5;
      return `<div class="s tr" style="left:${left}px">Life support</div>`;
    }
    if (letter !== 'V') return '';
    hours += 7.5;
    if (week[day - 1] === 'V') return '';
    const length = week.lastIndexOf('V') - day + 1;
    return `<div class="s lv" style="left:${left}px;width:${length * DAY - 4}px">Annual leave, approved 2 Oct</div>`;
  });
  const under = hours < contract ? ' u' : '';
  return `<div class="r" style="top:${TOP + index * ROW}px"><div class="nm">${name}<small>${post}</small></div>${cells.join('')}<div class="hh${under}">${hours}</div></div>`;
});
const gapTop = TOP + people.length * ROW;
const gaps = [4, 6].map(
  (day) => `<div class="s g" style="left:${LEFT + day * DAY}px">Gap, late</div>`,
);

/** @type {[string, 'E' | 'L' | 'N', number[]][]} */
const cover = [
  ['Early', 'E', [3, 3, 3, 3, 3, 2, 2]],
  ['Late', 'L', [2, 2, 2, 2, 2, 2, 2]],
  ['Night', 'N', [1, 1, 1, 1, 1, 1, 1]],
];
const coverRows = cover.map(([label, letter, needs], row) => {
  const cells = needs.map((need, day) => {
    const have = sum(people.map(([, , , week]) => (week[day] === letter ? 1 : 0)));
    return `<span class="q${have < need ? ' no' : ''}" style="left:${LEFT + 8 + day * DAY}px;top:${12 + row * 29}px">${have} <i>of ${need}</i></span>`;
  });
  return `<span class="k" style="top:${12 + row * 29}px">${label}</span>${cells.join('')}`;
});

export const hrPlatform = page(
  CSS,
  `<header class="top"><h1>Ward 4 rota</h1><p>Monday 23 to Sunday 29 November 2026</p><div class="seg"><b>Rota</b><span>Leave</span><span>Contracts</span><span>Appraisals</span></div><div class="pub">Publish</div></header>
<main class="grid"><div class="we" style="left:${LEFT + 5 * DAY - 4}px"></div>${days.map((day, index) => `<div class="d" style="left:${LEFT + index * DAY + 6}px">${day}<small>${23 + index} Nov</small></div>`).join('')}<div class="d" style="left:699px;width:40px;font-weight:440;color:#5C5478;text-align:right;padding-right:4px">Hours</div>
${rows.join('')}<div class="r" style="top:${gapTop}px"><div class="nm" style="color:#C01F3C;top:10px">2 shifts open</div>${gaps.join('')}</div><div class="cv">${coverRows.join('')}</div></main>
<aside class="side"><h2>Who can take it?</h2><div class="gap"><b>Friday 27, late</b><ul><li class="f">Iqbal, Nasir<em>reaches 37.5 h</em></li><li>Gill, Parveen<em>overtime 7.5 h</em></li><li class="n">Dunne, Siobhan<em>rest 9.5 h</em></li></ul></div>
<div class="gap"><b>Sunday 29, late</b><ul><li class="f">Jarvis, Amy<em>reaches 37.5 h</em></li><li class="n">Abbott, Jean<em>weekend off due</em></li></ul></div>
<h2 style="margin-top:20px">Leave asked for <span>3</span></h2><div class="rq"><b>Czerny, Marek</b><p>21 to 24 December<em class="w">2 others off</em></p></div><div class="rq"><b>Iqbal, Nasir</b><p>4 to 8 January<em>cover holds</em></p></div><div class="rq"><b>Jarvis, Amy</b><p>Friday 18 December<em>cover holds</em></p></div>
<h2 style="margin-top:18px">Right to work <span>runs out</span></h2><div class="rq" style="border:0"><b>Bello, Tunde</b><p>visa to 12 January 2027<em class="w">check due</em></p></div></aside>`,
);
