import { page } from '../page.mjs';

// The same traffic desk: one container job, from its slot at the quay to the signature.
const CSS = `
body{width:1000px;height:625px;background:#EEF2EC;color:#10242E;font-size:14px;font-weight:460;font-stretch:88%;line-height:1.25}
.hd{background:#10242E;color:#fff;height:98px;padding:17px 24px;display:flex;justify-content:space-between}
.hd h1{font-size:27px;font-weight:680;font-stretch:92%;letter-spacing:-.015em;line-height:1}.hd p{color:#B5C8D0;font-size:15px;margin-top:11px}
.hd .st{text-align:right}.hd .st b{display:inline-block;background:#fff;color:#17673B;font-weight:680;font-size:16px;padding:6px 12px}
.line{position:absolute;left:24px;top:122px;width:580px;background:#fff;border:2px solid #10242E;padding:6px 20px 4px}
.line li{position:relative;display:grid;grid-template-columns:62px 1fr auto;gap:22px;padding:14px 0;border-bottom:1.25px solid #D5DEE2}.line li:last-child{border:0}
.line time{font-weight:640;font-size:15.5px}.line b{font-weight:640;font-size:15.5px;display:block}.line small{font-size:13.5px;color:#4E646E}.line em{font-style:normal;font-weight:640;font-size:13.5px;align-self:center}
.line li::before{content:"";position:absolute;left:66px;top:18px;width:8px;height:8px;border-radius:6px;background:#0A5A9C;border:2px solid #0A5A9C}.line li.f::before{background:#fff}
.line li::after{content:"";position:absolute;left:71px;top:32px;bottom:-17px;border-left:2px solid #0A5A9C}.line li:last-child::after{display:none}.line li.f::after{border-left-style:dashed}
.now{background:#E4F0F7;margin:0 -20px;padding-left:20px!important;padding-right:20px!important}.now::before{left:86px!important}.now::after{left:91px!important}
.ok{color:#17673B}.lt{color:#B24A0A}.cu{color:#A81C33}
.box{position:absolute;left:628px;width:348px;background:#fff;border:2px solid #10242E;padding:13px 18px}.box h2{font-size:16px;font-weight:680;font-stretch:92%;margin-bottom:8px;display:flex;justify-content:space-between}.box h2 span{font-weight:460;color:#4E646E;font-size:13.5px}
.bar{height:22px;background:repeating-linear-gradient(135deg,#D5DEE2 0 4px,#fff 4px 8px);border:1.5px solid #10242E;position:relative}.bar i{position:absolute;left:0;top:0;bottom:0;background:#0A5A9C}.bar u{position:absolute;top:-5px;bottom:-5px;border-left:2.5px solid #B24A0A}
.k{display:grid;grid-template-columns:1fr auto;font-size:14px;line-height:23px}.k dd{font-weight:640;margin:0}
.ms li{border-top:1.25px solid #D5DEE2;padding:8px 0 7px;font-size:13.5px;line-height:17px}.ms b{font-weight:660}.ms span{color:#4E646E;float:right}
`;

/** time, what, more, state, kind of state, now or to come @type {[string, string, string, string, string, string][]} */
const events = [
  ['07:20', 'Customs cleared', 'Entry filed by the agent at 07:02', 'Cleared', 'ok', ''],
  ['09:05', 'Container released', 'Release shown by the port', 'Released', 'ok', ''],
  ['10:30', 'Slot at Felixstowe, Trinity', 'Booked yesterday, 10:30 to 11:30', 'Kept', 'ok', ''],
  ['11:40', 'Left the quay', 'Seal photographed', '70 min on site', 'lt', ''],
  [
    '12:52',
    'A14, west of Bury St Edmunds',
    'Traffic at Cambridge is counted in',
    'On time',
    'ok',
    'now',
  ],
  ['13:32', 'A14, Huntingdon', 'Then Kettering and the A43', 'Planned', '', 'f'],
  ['14:20', 'Corby, gate 3', 'Tip by hand, two pallets at the tail', 'Expected', '', 'f'],
];

const items = events.map(
  ([time, what, more, state, kind, place]) =>
    `<li class="${place}"><time>${time}</time><div><b>${what}</b><small>${more}</small></div><em class="${kind}">${state}</em></li>`,
);

export const logisticsJob = page(
  CSS,
  `<header class="hd"><div><h1>Job 48213, LK24 to Corby</h1><p>Container, 40 foot, 22 pallets. For a furniture wholesaler, gate 3</p></div><div class="st"><b>Cleared, on time</b><p>Arrives 14:20</p></div></header>
<ol class="line">${items.join('')}</ol>
<section class="box" style="top:122px"><h2>A. Oyelaran<span>hours today</span></h2><div class="bar"><i style="width:47%"></i><u style="left:83%"></u></div><dl class="k" style="margin-top:9px"><dt>Driven since the last break</dt><dd>1 h 12 min</dd><dt>Break is due in</dt><dd>3 h 18 min</dd><dt>May drive until</dt><dd>18:25</dd></dl></section>
<section class="box" style="top:291px"><h2>Customs and port</h2><dl class="k"><dt>Entry</dt><dd class="ok">Cleared 07:20</dd><dt>Agent</dt><dd>020 7946 0671</dd><dt>Slot</dt><dd>10:30, kept</dd><dt>Waiting time to charge</dt><dd>10 min</dd></dl></section>
<section class="box" style="top:452px;height:151px"><h2>Messages</h2><ul class="ms"><li><b>Driver</b><span>11:41</span><br>Crane queue, left at 40 past.</li><li><b>Customer, on the tracking page</b><span>12:10</span><br>Gate 3 has a man with a pump truck.</li></ul></section>`,
);
