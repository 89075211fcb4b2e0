import { page } from '../page.mjs';

// A clinic group's diary, one site on one morning. Mint and pine, round corners, even letters.
const CSS = `
body{width:1000px;height:625px;background:#fff;color:#18302A;font-size:13.5px;font-weight:430;font-stretch:94%;line-height:1.3}
.top{height:58px;background:#EFF6F2;display:flex;align-items:center;padding:0 20px;border-bottom:1.25px solid #CFE0D8}
.site{font-size:19px;font-weight:660;letter-spacing:-.01em;margin-right:18px;display:flex;align-items:center;gap:10px}
.day{font-size:16px;color:#3C574E}
.arr{display:flex;margin-left:16px;gap:4px}.arr span{width:30px;height:30px;border:1.25px solid #B8CEC4;border-radius:8px;display:grid;place-items:center;background:#fff}
.find{margin-left:auto;width:238px;height:34px;border:1.25px solid #A9C2B7;border-radius:17px;background:#fff;display:flex;align-items:center;padding-left:14px;color:#547067;font-size:13px;gap:8px}
.new{margin-left:12px;background:#14634A;color:#fff;font-weight:620;border-radius:17px;height:34px;padding:0 17px;display:flex;align-items:center}
.cal{position:absolute;left:0;top:58px;width:744px;bottom:0;overflow:hidden}
.hd{position:absolute;top:0;height:45px;width:139px;padding:7px 0 0 8px}.hd b{display:block;font-size:14px;font-weight:640;line-height:17px}.hd small{font-size:12px;color:#547067;line-height:15px;display:block}
.col{position:absolute;top:0;bottom:0;border-left:1.25px solid #E1EBE6}
.hr{position:absolute;left:48px;right:0;border-top:1.25px solid #E1EBE6}.hr.h{left:56px;border-top:1.25px dotted #DCE8E2}
.tm{position:absolute;left:0;width:42px;text-align:right;font-size:12.5px;color:#547067;transform:translateY(-50%)}
.ap{position:absolute;width:130px;border-radius:7px;padding:4px 7px 0 12px;overflow:hidden;background:#E0F1E9}
.ap::before{content:"";position:absolute;left:0;top:0;bottom:0;width:5px;background:var(--k)}
.ap b{display:block;font-weight:620;font-size:13.5px;line-height:17px;white-space:nowrap}.ap small{display:block;font-size:12px;line-height:15px;color:var(--k);white-space:nowrap;font-stretch:88%}
.ap.s{padding-top:2px}.ap.s b{display:inline;font-size:13px}.ap.s small{display:inline;margin-left:6px}
.ap .st{position:absolute;right:7px;top:7px;width:9px;height:9px;border-radius:5px}
.st.a{background:#E59A1A}.st.r{background:#1C7A58}.st.d{background:#fff;box-shadow:inset 0 0 0 2px #8AA39A}
.v{--k:#1B6B52;background:#E0F1E9}.w{--k:#3B4B9E;background:#E6EAF8}.p{--k:#93490F;background:#FBEBDB}.q{--k:#9A2A45;background:#F9E4E8}.t{--k:#0B3B2C;background:#14634A;color:#fff}.t small{color:#D3EBE0}
.bl{background:repeating-linear-gradient(135deg,#EDF2EF 0 4px,#fff 4px 8px);--k:#C3D2CB}.t ol{position:absolute;left:12px;right:7px}.t li{font-size:12px;line-height:16px;border-top:1.25px solid #3F8269;padding:7px 0;font-stretch:86%;display:flex;justify-content:space-between;white-space:nowrap}.t li span{color:#BFE0D2}.t li.go{background:#fff;color:#0B3B2C;margin:0 -5px;padding:7px 5px;font-weight:640;border-radius:4px;border:0}.t li.go span{color:#14634A}.t li.go+li{border:0}.t li.lx span{background:#FFD7CF;color:#8E1F12;font-weight:640;padding:0 5px;border-radius:3px;margin:0}
.bl b{font-weight:480;color:#547067;font-size:12.5px}
.on{outline:2.5px solid #18302A;outline-offset:1px}
.now{position:absolute;left:48px;right:0;border-top:2px solid #C8371F}.nt{position:absolute;left:3px;width:43px;height:20px;border-radius:5px;background:#C8371F;color:#fff;font-weight:640;font-size:12.5px;text-align:center;line-height:20px;transform:translateY(-50%)}
.pt{position:absolute;left:744px;right:0;top:58px;bottom:0;border-left:1.25px solid #CFE0D8;background:#FAFCFB;padding:15px 20px}
.pt h2{font-size:21px;font-weight:660;letter-spacing:-.012em;line-height:1.1}.pt .id{color:#3C574E;font-size:13px;margin-top:5px;line-height:18px}
.al{background:#B8261B;color:#fff;font-weight:640;border-radius:7px;padding:6px 11px;margin-top:10px;font-size:13.5px}
.pt h3{font-size:13.5px;font-weight:660;margin-top:14px;padding-bottom:6px;border-bottom:1.25px solid #CFE0D8}
.tl li{display:flex;padding:5px 0;font-size:13px;line-height:17px}.tl time{width:46px;color:#547067;flex:none}.tl b{font-weight:620}
.nx{color:#14634A;font-weight:620}
.inv{width:100%;font-size:13px}.inv td{padding:4.5px 0}.inv td+td{text-align:right}.inv tr:last-child td{border-top:1.25px solid #CFE0D8;font-weight:660;padding-top:7px}
.btn{display:block;text-align:center;border-radius:8px;background:#14634A;color:#fff;font-weight:620;padding:9px 0;margin-top:11px}
`;

const HEAD = 47;
const HALF_HOUR = 57.6;
const COLUMN = 139;

/** @param {string} time */
const y = (time) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return HEAD + 11 + ((hours - 9) * 2 + minutes / 30) * HALF_HOUR;
};

const rooms = [
  ['Room 1', 'Dr Mensah'],
  ['Room 2', 'Dr Halloran'],
  ['Room 3', 'Sr Pike, nurse'],
  ['Theatre', 'Mr Varga'],
  ['Video', 'Dr Sethi'],
];

/**
 * column, from, to, name, reason, kind, arrived (a), in the room (r) or gone (d)
 * @type {[number, string, string, string, string, string, string?][]}
 */
const bookings = [
  [0, '9:00', '9:45', 'Hannah Reid', 'New patient', 'v', 'd'],
  [0, '9:45', '10:15', 'Leo Sands', 'Review', 'w', 'd'],
  [0, '10:15', '11:00', 'Kofi Osei', 'Shoulder pain', 'v', 'r'],
  [0, '11:00', '11:30', 'Ines Duarte', 'Review', 'w', 'a'],
  [0, '11:30', '12:15', 'Martin Coyle', 'New patient', 'v'],
  [0, '12:15', '12:30', 'Letters', '', 'bl'],
  [0, '12:45', '13:30', 'Wanda Pryce', 'New patient', 'v'],
  [1, '9:15', '10:00', 'Joan Frost', 'Patch testing', 'p', 'd'],
  [1, '10:00', '10:30', 'Amir Nazari', 'Acne, review', 'w', 'd'],
  [1, '10:30', '11:15', 'Ruth Bell', 'Mole check', 'p', 'r'],
  [1, '11:15', '11:45', 'Tess Lavery', 'Eczema, review', 'w', 'a'],
  [1, '12:00', '12:45', 'Mira Shah', 'New patient', 'v'],
  [1, '12:45', '13:15', 'Callum Weir', 'Psoriasis, review', 'w'],
  [2, '9:00', '9:15', 'A. Quinn', 'Bloods', 'q', 'd'],
  [2, '9:15', '9:30', 'B. Okoro', 'Bloods', 'q', 'd'],
  [2, '9:30', '10:00', 'Flu clinic', '6 patients', 'q', 'd'],
  [2, '10:00', '10:15', 'Clean', '', 'bl'],
  [2, '10:15', '11:15', 'Owen Tate', 'Dressing, stitches out', 'q', 'r'],
  [2, '11:15', '11:30', 'K. Osei', 'Bloods', 'q'],
  [2, '11:30', '12:00', 'Dora Finch', 'Travel vaccines', 'q'],
  [2, '12:30', '13:30', 'Flu clinic', '12 patients, 9 booked', 'q'],
  [3, '9:00', '11:15', 'List A', 'Local anaesthetic', 't'],
  [3, '11:15', '11:45', 'Clean and count', '', 'bl'],
  [3, '11:45', '13:30', 'List B', 'Local anaesthetic', 't'],
  [4, '9:30', '9:45', 'P. Doyle', 'Video', 'w', 'd'],
  [4, '9:45', '10:00', 'S. Kaur', 'Video', 'w', 'd'],
  [4, '10:15', '10:45', 'Ned Ashby', 'Test results', 'w', 'd'],
  [4, '11:00', '11:15', 'G. Bright', 'Video', 'w', 'a'],
  [4, '11:30', '12:00', 'Yusuf Karim', 'Second opinion', 'v'],
  [4, '12:00', '12:15', 'M. Lunn', 'Video', 'w'],
  [4, '12:45', '13:30', 'Letters', '', 'bl'],
];

/** The patients on the two theatre lists. @type {Record<string, string>} */
const lists = {
  'List A':
    '<ol style="top:44px"><li>J. Marsh, lesion<span>home</span></li><li>F. Amadi, cyst<span>home</span></li><li>P. Rudd, carpal<span>rest</span></li><li class="go">C. Nolan<span>on table</span></li></ol>',
  'List B':
    '<ol style="top:44px"><li>R. Sethna<span>lesion</span></li><li class="lx">L. Brody<span>latex</span></li><li>T. Vane<span>trigger finger</span></li></ol>',
};

const cards = bookings.map(([column, from, to, name, reason, kind, state]) => {
  const top = y(from);
  const height = y(to) - top - 3;
  const small = height < 30 ? ' s' : '';
  const chosen = name === 'Ruth Bell' ? ' on' : '';
  const mark = state ? `<span class="st ${state}"></span>` : '';
  return `<div class="ap ${kind}${small}${chosen}" style="left:${52 + column * COLUMN}px;top:${top + 1.5}px;height:${height}px"><b>${name}</b>${reason ? `<small>${reason}</small>` : ''}${lists[name] ?? ''}${mark}</div>`;
});
const lines = [];
for (let half = 0; half <= 9; half += 1) {
  const top = HEAD + 11 + half * HALF_HOUR;
  const label = `${9 + Math.floor(half / 2)}:${half % 2 ? '30' : '00'}`;
  lines.push(
    `<div class="hr" style="top:${top}px"></div><div class="hr h" style="top:${top + HALF_HOUR / 2}px"></div><div class="tm" style="top:${top}px">${label}</div>`,
  );
}
const heads = rooms.map(
  ([room, who], index) =>
    `<div class="col" style="left:${48 + index * COLUMN}px"></div><div class="hd" style="left:${48 + index * COLUMN}px"><b>${room}</b><small>${who}</small></div>`,
);

export const healthcarePlatform = page(
  CSS,
  `<header class="top"><div class="site"><svg width="26" height="26" viewBox="0 0 26 26"><rect width="26" height="26" rx="8" fill="#14634A"/><path d="M13 6V20M6 13H20" stroke="#fff" stroke-width="4"/></svg>Kennington</div><div class="day">Friday 20 November 2026</div>
<div class="arr"><span><svg width="10" height="12" viewBox="0 0 10 12" fill="none" stroke="#18302A" stroke-width="2"><path d="M7 1L2 6l5 5"/></svg></span><span><svg width="10" height="12" viewBox="0 0 10 12" fill="none" stroke="#18302A" stroke-width="2"><path d="M3 1l5 5-5 5"/></svg></span></div>
<div class="find"><svg width="14" height="14" viewBox="0 0 14 14" fill="none" stroke="#547067" stroke-width="1.8"><circle cx="6" cy="6" r="4.500"/><path d="M9.500 9.500L13 13"/></svg>Name, phone or NHS number</div><div class="new">Book</div></header>
<main class="cal">${heads.join('')}${lines.join('')}${cards.join('')}<div class="now" style="top:${y('10:50')}px"></div><div class="nt" style="top:${y('10:50')}px">10:50</div></main>
<aside class="pt"><h2>Ruth Bell</h2><p class="id">Born 4 March 1971, aged 55<br>NHS 999 412 0875<br>020 7946 0315</p><div class="al">Allergy: penicillin</div>
<h3>Today, Room 2</h3><ul class="tl"><li><time>10:21</time><span>Arrived, form signed</span></li><li><time>10:33</time><span>In the room with <b>Dr Halloran</b></span></li><li><time></time><span class="nx">Letter to GP drafted</span></li></ul>
<h3>Seen before</h3><ul class="tl"><li><time>12 Nov</time><span>GP referral received</span></li><li><time>3 Jun</time><span>Mole check, no change</span></li></ul>
<h3>Invoice</h3><table class="inv"><tr><td>Consultation</td><td>£180.00</td></tr><tr><td>Dermoscopy</td><td>£95.00</td></tr><tr><td>Insurer pays</td><td>− £225.00</td></tr><tr><td>Patient pays</td><td>£50.00</td></tr></table><div class="btn">Take payment</div></aside>`,
);
