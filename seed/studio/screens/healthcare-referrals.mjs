import { page } from '../page.mjs';

// The same clinic group on the same morning: its referrals, from arrival to a date.
const CSS = `
body{width:1000px;height:625px;background:#fff;color:#18302A;font-size:13.5px;font-weight:430;font-stretch:94%;line-height:1.3}
.top{height:58px;background:#EFF6F2;display:flex;align-items:center;padding:0 20px;border-bottom:1.25px solid #CFE0D8}
.site{font-size:19px;font-weight:660;letter-spacing:-.01em;margin-right:18px;display:flex;align-items:center;gap:10px}
.day{font-size:16px;color:#3C574E}
.tab{margin-left:auto;display:flex;gap:6px}.tab span{height:34px;border-radius:17px;padding:0 15px;display:flex;align-items:center;color:#3C574E;border:1.25px solid #B8CEC4;background:#fff}.tab .on{background:#14634A;border-color:#14634A;color:#fff;font-weight:620}
.board{position:absolute;left:0;top:58px;width:664px;bottom:0;display:grid;grid-template-columns:repeat(4,1fr);overflow:hidden}
.lane{border-right:1.25px solid #E1EBE6;padding:11px 9px}.lane h2{font-size:14px;font-weight:640;display:flex;justify-content:space-between;padding:0 3px 9px}.lane h2 span{color:#547067;font-weight:430}
.rf{border:1.25px solid #CFE0D8;border-radius:8px;padding:8px 9px 8px 13px;margin-bottom:8px;position:relative;overflow:hidden;background:#fff}
.rf::before{content:"";position:absolute;left:0;top:0;bottom:0;width:5px;background:var(--k)}
.rf b{font-weight:620;display:block;font-size:13.5px}.rf small{display:block;font-size:12px;line-height:16px;color:#3C574E;font-stretch:88%}
.rf i{font-style:normal;font-size:12px;font-weight:620;color:var(--k);font-stretch:88%}
.u{--k:#B8261B}.s{--k:#B06A07}.n{--k:#1B6B52}.on2{outline:2.5px solid #18302A;outline-offset:1px;background:#FBEBDB}
.pt{position:absolute;left:664px;right:0;top:58px;bottom:0;background:#FAFCFB;padding:15px 20px}
.pt h2{font-size:21px;font-weight:660;letter-spacing:-.012em;line-height:1.1}.pt .id{color:#3C574E;font-size:13px;margin-top:5px;line-height:18px}
.al{background:#B8261B;color:#fff;font-weight:640;border-radius:7px;padding:6px 11px;margin-top:10px}
.lt{background:#fff;border:1.25px solid #CFE0D8;border-radius:8px;padding:11px 13px;margin-top:12px;font-size:12.5px;line-height:17px;color:#24423A}.lt b{font-weight:640}
.pt h3{font-size:13.5px;font-weight:660;margin-top:13px;padding-bottom:6px;border-bottom:1.25px solid #CFE0D8}
.pr{display:flex;gap:6px;margin-top:9px}.pr span{flex:1;text-align:center;border:1.25px solid #B8CEC4;border-radius:8px;padding:6px 0;background:#fff}.pr .on{background:#B06A07;border-color:#B06A07;color:#fff;font-weight:620}
.sl li{display:flex;justify-content:space-between;padding:6px 0;border-bottom:1.25px solid #E1EBE6;font-size:13px}.sl b{font-weight:620}
.btn{display:block;text-align:center;border-radius:8px;background:#14634A;color:#fff;font-weight:620;padding:9px 0;margin-top:12px}
`;

/**
 * name, what for, from whom or with whom, how urgent (u, s, n), the words for it
 * @typedef {[string, string, string, 'u' | 's' | 'n', string]} Referral
 */
/** @type {[string, Referral[]][]} */
const lanes = [
  [
    'Arrived',
    [
      ['Gwen Parry', 'Changing mole, left calf', 'Elm Road, 10:41', 'u', 'No reader yet'],
      ['Idris Cole', 'Knee pain since August', 'Elm Road, 10:12', 'n', 'No reader yet'],
      ['Nadia Petrov', 'Hand eczema', 'Self-referral, 9:58', 'n', 'No reader yet'],
      ['Piotr Zielinski', 'Skin tag, right eyelid', 'Quay Street, 9:31', 'n', 'No reader yet'],
    ],
  ],
  [
    'Being read',
    [
      ['Bea Whitlock', 'Numb fingers at night', 'Mr Varga', 's', 'Soon'],
      ['Omar Siddiq', 'Shoulder, third visit', 'Dr Mensah', 'n', 'Routine'],
      ['Fay Lennox', 'Recurring cyst', 'Mr Varga', 'n', 'Routine'],
      ['Hugh Amos', 'Actinic keratosis', 'Dr Halloran', 's', 'Soon'],
      ['Ivy Chen', 'Ganglion, wrist', 'Mr Varga', 'n', 'Routine'],
    ],
  ],
  [
    'Date offered',
    [
      ['Joe Tanner', 'Rash, six weeks', 'Dr Halloran, Tue 24', 's', 'Waits for patient'],
      ['Ana Brito', 'Trigger finger', 'Mr Varga, list on Thu', 'n', 'Waits for insurer'],
      ['Sam Oduya', 'Acne, review of plan', 'Dr Halloran, Wed 25', 'n', 'Waits for patient'],
      ['Lily Marsh', 'Patch testing', 'Dr Halloran, Fri 27', 'n', 'Waits for patient'],
      ['Max Adeyemi', 'Tennis elbow', 'Dr Mensah, Mon 23', 'n', 'Waits for patient'],
    ],
  ],
  [
    'Booked',
    [
      ['Ruth Bell', 'Mole check', 'Today, room 2', 's', 'GP told'],
      ['Kofi Osei', 'Shoulder pain', 'Today, room 1', 'n', 'GP told'],
      ['Mira Shah', 'New patient', 'Today, 12:00', 'n', 'GP told'],
      ['Yusuf Karim', 'Second opinion', 'Today, video', 'n', 'GP told'],
      ['Wanda Pryce', 'New patient', 'Today, 12:45', 'n', 'GP told'],
    ],
  ],
];

/** @param {Referral} referral */
const card = ([name, what, who, kind, words]) =>
  `<li class="rf ${kind}${name === 'Bea Whitlock' ? ' on2' : ''}"><b>${name}</b><small>${what}</small><small>${who}</small><i>${words}</i></li>`;

const columns = lanes.map(
  ([title, referrals]) =>
    `<section class="lane"><h2>${title}<span>${referrals.length}</span></h2><ul>${referrals.map(card).join('')}</ul></section>`,
);

export const healthcareReferrals = page(
  CSS,
  `<header class="top"><div class="site"><svg width="26" height="26" viewBox="0 0 26 26"><rect width="26" height="26" rx="8" fill="#14634A"/><path d="M13 6V20M6 13H20" stroke="#fff" stroke-width="4"/></svg>Kennington</div><div class="day">Referrals, Friday 20 November 2026</div><div class="tab"><span class="on">All clinics</span><span>Mine</span><span>Closed</span></div></header>
<main class="board">${columns.join('')}</main>
<aside class="pt"><h2>Bea Whitlock</h2><p class="id">Born 19 July 1964, aged 62. NHS 999 230 1184</p><div class="al">Takes warfarin</div>
<div class="lt"><b>Dr T. Anand, Elm Road Surgery</b>, 19 November<br>Numbness of thumb and two fingers for four months, worse at night. Splint tried without relief. Please assess for carpal tunnel release.</div>
<h3>On the record</h3><ul class="sl"><li><b>Nerve tests, 3 Nov</b><span>report read</span></li><li><b>Insurer</b><span>authorised</span></li></ul><h3>Priority</h3><div class="pr"><span>Urgent</span><span class="on">Soon</span><span>Routine</span></div>
<h3>Free with Mr Varga</h3><ul class="sl"><li><b>Mon 23 Nov, 14:30</b><span>Kennington</span></li><li><b>Wed 25 Nov, 9:15</b><span>Brixton</span></li><li><b>Thu 26 Nov, 16:00</b><span>Kennington</span></li></ul><div class="btn">Offer these dates</div></aside>`,
);
