import { page } from '../page.mjs';

// A sixth-former's week: timetable, marks released today, attendance. Navy, chalk colours, upright.
const CSS = `
body{width:1000px;height:625px;background:#fff;color:#14233F;font-size:14px;font-weight:440;font-stretch:92%;line-height:1.3}
.top{height:64px;background:#1B345E;color:#fff;display:flex;align-items:center;padding:0 22px}
.top svg{margin-right:13px}.top h1{font-size:20px;font-weight:620;font-stretch:84%;letter-spacing:-.005em;line-height:1.1}.top h1 small{display:block;font-size:13px;font-weight:430;color:#B9C8E2;margin-top:3px;letter-spacing:0}
.top nav{margin-left:auto;display:flex;gap:24px;color:#B9C8E2}.top nav b{color:#fff;font-weight:640}
.top .me{margin-left:30px;text-align:right;line-height:16px;font-weight:600}.top .me small{display:block;font-weight:430;color:#B9C8E2;font-size:12.5px}
.tt{position:absolute;left:22px;top:76px;width:646px}
.dy{position:absolute;top:0;width:113px;font-weight:660;font-size:15px;line-height:19px}.dy small{font-weight:430;color:#586884;font-size:13px;margin-left:5px}.dy.on{color:#A8231F}.dy.on small{color:#A8231F}
.h{position:absolute;left:0;width:46px;text-align:right;font-size:12.5px;color:#586884;line-height:15px}
.l{position:absolute;width:113px;border-left:4px solid var(--k);background:var(--b);padding:7px 0 0 9px;overflow:hidden}.l b{display:block;font-weight:660;font-size:15px;line-height:18px}.l small{display:block;font-size:12.5px;line-height:16px;color:#33445F;white-space:nowrap}.l em{position:absolute;right:7px;top:7px;font-style:normal;font-size:11.5px;font-weight:660;color:var(--k)}
.ma{--k:#2C5DA8;--b:#E3ECF8}.ph{--k:#2E7A45;--b:#E2F1E2}.hi{--k:#A8431F;--b:#FAE8DE}.tu{--k:#7A6410;--b:#F7F0D3}.ro{--k:#56409B;--b:#EBE6F7}.ex{--k:#A8231F;--b:#1B345E;color:#fff}.ex small{color:#C9D5EA}.st{--k:#C3CCDA;--b:#fff;box-shadow:inset 0 0 0 1.25px #DCE2EB}.st b{font-weight:500;color:#586884}
.ch{background:repeating-linear-gradient(135deg,#fff 0 5px,#F1F3F7 5px 10px);--k:#C3CCDA}.ch b{font-weight:500;color:#586884;text-decoration:line-through}.ch small{color:#A8231F;font-weight:620}
.br{position:absolute;left:54px;right:0;height:22px;color:#586884;font-size:12.5px;display:flex;align-items:center;gap:10px}.br::after{content:"";flex:1;border-top:1.25px solid #DCE2EB}
.sd{position:absolute;left:692px;right:0;top:64px;bottom:0;background:#F3F5F9;padding:16px 22px 0 22px;border-left:1.25px solid #DCE2EB}
h2{font-size:17px;font-weight:660;font-stretch:86%;letter-spacing:-.005em;display:flex;justify-content:space-between;align-items:baseline}h2 small{font-size:13px;color:#586884;font-weight:430}
.mk{width:100%;margin-top:7px}.mk td{border-top:1.25px solid #D6DDE8;padding:6px 0;vertical-align:middle;line-height:17px}.mk td b{font-weight:640}.mk td small{display:block;color:#586884;font-size:13px}.mk td:nth-child(2){text-align:right;color:#586884;font-size:13.5px;padding-right:14px;white-space:nowrap}.mk td:last-child{text-align:right;font-size:27px;font-weight:700;font-stretch:84%;width:36px;line-height:1}
.gr{margin-top:7px}.gr svg{display:block}
.no{margin-top:4px}.no li{padding:8px 0;border-top:1.25px solid #D6DDE8;line-height:17px}.no li:first-child{border:0}.no b{font-weight:640}.no span{color:#586884;font-size:13px}.no .sg{float:right;background:#A8231F;color:#fff;font-weight:620;font-size:12.5px;padding:3px 11px;margin-top:5px}
`;

const LEFT = 54;
const WIDTH = 119;
/** Period, where it starts on the sheet and how tall it is. */
const periods = [
  { start: '9:00', end: '10:00', top: 30, height: 85 },
  { start: '10:05', end: '11:05', top: 121, height: 85 },
  { start: '11:25', end: '12:25', top: 238, height: 85 },
  { start: '12:30', end: '13:30', top: 329, height: 85 },
  { start: '14:20', end: '15:20', top: 446, height: 85 },
];
const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

/**
 * day, first period, periods long, subject, room and teacher, kind, mark
 * @type {[number, number, number, string, string, string, string?][]}
 */
const lessons = [
  [0, 0, 2, 'Maths', 'C12, Ms Adu', 'ma'],
  [0, 2, 1, 'Physics', 'Lab 2, Dr Rowe', 'ph'],
  [0, 3, 1, 'Study', 'Library', 'st'],
  [0, 4, 1, 'Tutor', 'B4, Mr Finn', 'tu'],
  [1, 0, 1, 'Physics', 'Lab 2, Dr Rowe', 'ph'],
  [1, 1, 1, 'Study', 'Library', 'st'],
  [1, 2, 2, 'History', 'A7, Mrs Penn', 'hi'],
  [1, 4, 1, 'Personal statement', 'B4, Mr Finn', 'tu'],
  [2, 0, 1, 'History', 'A7, Mrs Penn', 'hi'],
  [2, 1, 1, 'Maths', 'C12, Ms Adu', 'ma'],
  [2, 2, 1, 'Physics', 'Cover: Mr Oake', 'ph'],
  [2, 3, 2, 'Rowing', 'River, by coach', 'ro'],
  [3, 0, 1, 'Study', 'Library', 'st'],
  [3, 1, 1, 'Physics', 'now Fri 14:20', 'ch'],
  [3, 2, 1, 'Maths', 'C12, Ms Adu', 'ma'],
  [3, 3, 1, 'History', 'A7, Mrs Penn', 'hi'],
  [3, 4, 1, 'Debating', 'Hall, Mrs Penn', 'tu'],
  [4, 0, 1, 'Maths', 'C12, Ms Adu', 'ma'],
  [4, 1, 1, 'History', 'A7, Mrs Penn', 'hi'],
  [4, 2, 2, 'Mock exam', 'Hall, seat D14', 'ex'],
  [4, 4, 1, 'Physics', 'Lab 1, Dr Rowe', 'ph'],
];
const cells = lessons.map(([day, first, long, subject, where, kind]) => {
  const from = periods[first];
  const to = periods[first + long - 1];
  if (!from || !to) return '';
  const more =
    subject === 'Mock exam' ? '<small>Physics, paper 2</small><small>2 hours</small>' : '';
  return `<div class="l ${kind}" style="left:${LEFT + day * WIDTH}px;top:${from.top}px;height:${to.top + to.height - from.top}px"><b>${subject}</b><small>${where}</small>${more}</div>`;
});
const hours = periods.map(
  ({ start, end, top }) =>
    `<div class="h" style="top:${top + 7}px"><b style="font-weight:640;color:#14233F;font-size:14px">${start}</b><br>${end}</div>`,
);
const weeks = [100, 95, 100, 100, 95, 100, 100, 95, 85, 100, 100];
const bars = weeks.map((value, index) => {
  const height = (value - 70) * 1.5;
  return `<rect x="${index * 24}" y="${48 - height}" width="17" height="${height}" fill="${value < 90 ? '#A8231F' : '#2C5DA8'}"/>`;
});

export const educationPortal = page(
  CSS,
  `<header class="top"><svg width="32" height="38" viewBox="0 0 32 38"><path d="M1 1H31V20C31 29 24 34 16 37C8 34 1 29 1 20Z" fill="#F3F5F9"/><path d="M1 1H16V36.900C8 34 1 29 1 20Z" fill="#A8231F"/><path d="M6 13L16 8 26 13 16 18Z" fill="#1B345E"/><path d="M9 23H23" stroke="#1B345E" stroke-width="3"/></svg><h1>Ravenscourt Sixth Form<small>Week 11, 16 to 20 November 2026</small></h1>
<nav><b>Timetable</b><span>Marks</span><span>Applications</span><span>Letters</span></nav><div class="me">Amara Cole<small>13B</small></div></header>
<main class="tt">${days.map((day, index) => `<div class="dy${index === 4 ? ' on' : ''}" style="left:${LEFT + index * WIDTH + 1}px">${day}<small>${16 + index} Nov${index === 4 ? ', today' : ''}</small></div>`).join('')}${hours.join('')}
<div class="br" style="top:211px">Break, 20 minutes</div><div class="br" style="top:419px">Lunch, 50 minutes</div>${cells.join('')}</main>
<aside class="sd"><h2>Marks released today</h2><table class="mk"><tr><td><b>Physics</b><small>Electric fields</small></td><td>38 of 45</td><td>A</td></tr><tr><td><b>History</b><small>Suez essay</small></td><td>21 of 30</td><td>B</td></tr><tr><td><b>Maths</b><small>Integration</small></td><td>44 of 50</td><td>A</td></tr></table>
<h2 style="margin-top:20px">Attendance <small>${(weeks.reduce((total, week) => total + week, 0) / weeks.length).toFixed(1)}% this term</small></h2><div class="gr"><svg width="264" height="68" viewBox="0 0 264 68">${bars.join('')}<path d="M0 48.500H258" stroke="#14233F" stroke-width="1.500"/><text x="0" y="64" font-size="12.500" fill="#586884">Sept</text><text x="258" y="64" font-size="12.500" fill="#586884" text-anchor="end">this week</text></svg></div>
<h2 style="margin-top:20px">From school</h2><ul class="no"><li><span class="sg">Sign</span><b>CERN visit, consent</b><br><span>A parent signs by Tuesday 24</span></li><li><b>Reference is with Mr Finn</b><br><span>UCAS form goes out Friday 27</span></li><li><b>Parents’ evening, Thursday 3 December</b><br><span>Ms Adu 17:10, Dr Rowe 17:20</span></li></ul></aside>`,
);
