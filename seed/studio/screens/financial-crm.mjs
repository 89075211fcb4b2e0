import { money, page, sum } from '../page.mjs';

// A chartered adviser's client file: what they hold, what was agreed, what was said and when.
const CSS = `
body{width:1000px;height:625px;background:#FFFDFA;color:#2A1E36;font-size:14px;font-weight:420;font-stretch:100%;line-height:1.35}
.rail{position:absolute;left:0;top:0;right:0;height:40px;background:#36224A;color:#CDBFD9;display:flex;align-items:center;padding:0 26px;font-size:13px;gap:24px}
.rail b{color:#fff;font-stretch:120%;font-weight:330;font-size:16px;letter-spacing:.01em;margin-right:10px}.rail .on{color:#fff;font-weight:600}.rail em{margin-left:auto;font-style:normal}
.hd{position:absolute;left:26px;right:26px;top:40px;height:92px;border-bottom:1.25px solid #CFC4D3}
h1{font-size:32px;font-weight:300;font-stretch:114%;letter-spacing:-.022em;line-height:1;position:absolute;top:20px;left:0}
.hd p{position:absolute;left:1px;top:59px;color:#6B5C77;font-size:14px}
.hd .go{position:absolute;right:0;top:25px;background:#8A2F62;color:#fff;font-weight:600;padding:10px 18px}
.hd .ct{position:absolute;right:166px;top:24px;text-align:right;color:#6B5C77;font-size:13px;line-height:19px}
h2{font-size:15px;font-weight:640;letter-spacing:-.005em}
.a{position:absolute;left:26px;top:148px;width:284px}.b{position:absolute;left:340px;top:148px;width:366px}.c{position:absolute;left:736px;right:0;top:132px;bottom:0;background:#F5F0F4;padding:16px 26px 0 24px}
.tot{font-size:38px;font-weight:300;font-stretch:108%;letter-spacing:-.03em;line-height:1;margin:9px 0 13px;white-space:nowrap}.tot small{font-size:13px;letter-spacing:0;color:#2C6A4B;font-weight:600;font-stretch:96%;margin-left:9px}
.st{display:flex;height:22px}.h{width:100%;margin-top:7px}.h td{padding:4.5px 0;border-bottom:1.25px solid #EBE3EA}.h tr:last-child td{border:0}.h td+td{text-align:right}.h td:nth-child(3){color:#6B5C77;width:52px}.h i{display:inline-block;width:10px;height:10px;margin-right:9px}
.ob li{border-top:1.25px solid #EBE3EA;padding:7px 0;white-space:nowrap;font-stretch:94%;display:flex;gap:10px}.ob li:first-child{border:0}.ob b{font-weight:620;white-space:nowrap;margin-left:auto;color:#2C6A4B;font-size:13px}.ob b.w{color:#9A5A00}
.ev{margin-top:5px;border-left:2px solid #CFC4D3;margin-left:4px}.ev li{position:relative;padding:7px 0 8px 20px}.ev li::before{content:"";position:absolute;left:-7px;top:13px;width:8px;height:8px;border-radius:6px;border:2px solid #8A2F62;background:#FFFDFA}.ev li.f::before{background:#8A2F62}
.ev .t{display:flex;justify-content:space-between;font-size:12.5px;color:#6B5C77}.ev .t em{font-style:normal;color:#2C6A4B;font-weight:640}.ev b{font-weight:620;font-size:15px;display:block;line-height:19px}.ev p{color:#55465F;font-size:13.5px;line-height:18px}
.pl h3{font-size:12.5px;font-weight:600;color:#6B5C77;display:flex;justify-content:space-between;border-bottom:1.25px solid #CFC4D3;padding:11px 0 4px}.pl li{padding:5px 0;display:flex;justify-content:space-between;font-size:13.5px;border-bottom:1.25px solid #E6DDE4}.pl li span{color:#6B5C77}.pl li.on{background:#fff;margin:0 -12px;padding:5px 12px;font-weight:640;box-shadow:inset 3px 0 0 #8A2F62}.pl li.w span{color:#A1252F;font-weight:600}
`;

/** @type {[string, string, number, string][]} */
const holdings = [
  ['SIPP', 'Marlow Pensions', 820, '#36224A'],
  ['ISA', 'two, transferred', 412, '#6B4585'],
  ['General account', '', 268, '#A0709F'],
  ['Bond', 'onshore', 210, '#CFA2B8'],
  ['Cash', '', 130, '#E9D3D6'],
];
const total = sum(holdings.map(([, , value]) => value));
const bars = holdings.map(
  ([, , value, colour]) =>
    `<span style="width:${(value / total) * 100}%;background:${colour}"></span>`,
);
const rows = holdings.map(
  ([name, , value, colour]) =>
    `<tr><td><i style="background:${colour}"></i>${name}</td><td>${money(value * 1000)}</td><td>${((value / total) * 100).toFixed(0)}%</td></tr>`,
);

/** @type {[string, string, string, string, boolean][]} */
const events = [
  [
    'Friday 13 November, 10:00',
    'Annual review held',
    'Objectives unchanged. Both still retire at 62.',
    'Reviewed',
    true,
  ],
  [
    'Friday 13 November, 16:20',
    'Suitability letter sent',
    'Read Saturday 08:12, signed by both Monday 16.',
    'Signed',
    true,
  ],
  [
    'Wednesday 2 September',
    'Contribution raised',
    '£850 to £1,100 a month into the SIPP.',
    'Done',
    false,
  ],
  [
    'Friday 19 June',
    'Support need reviewed',
    'Bereavement. Extra calls end, by agreement.',
    'Closed',
    false,
  ],
  [
    'Wednesday 11 March',
    'Fair value assessed',
    'Fee 0.74% a year, evidence attached.',
    'Filed',
    false,
  ],
  ['Monday 12 January', 'Risk profile answered', 'Both moderate, as in 2025.', 'Filed', false],
];

export const financialCrm = page(
  CSS,
  `<nav class="rail"><b>Fernhill &amp; Crane</b><span class="on">Clients</span><span>Reviews</span><span>Letters</span><span>Consumer Duty</span><em>Chidi Adeyinka, adviser</em></nav>
<header class="hd"><h1>Mr and Mrs Lindley</h1><p>Clients since 2011. Graham, 58, surveyor. Elaine, 57, head teacher.</p><div class="ct">020 7946 0528<br>lindley@post.example</div><div class="go">Start a review</div></header>
<section class="a"><h2>Household</h2><div class="tot">${money(total * 1000)}<small>+3.9%</small></div><div class="st">${bars.join('')}</div><table class="h">${rows.join('')}</table>
<h2 style="margin-top:19px;padding-bottom:3px">Agreed objectives</h2><ul class="ob"><li>Retire at 62 on £54,000<b>on course</b></li><li>Help two children buy, 2031<b class="w">£18,000 to go</b></li><li>Capacity for loss<b style="color:#2A1E36">moderate</b></li><li>Next review<b style="color:#2A1E36">Monday 15 Nov 2027</b></li></ul></section>
<section class="b"><h2>Record of advice, 2026</h2><ol class="ev">${events.map(([when, what, note, state, full]) => `<li${full ? ' class="f"' : ''}><div class="t"><span>${when}</span><em>${state}</em></div><b>${what}</b><p>${note}</p></li>`).join('')}</ol></section>
<aside class="c"><h2>Reviews, November</h2><div class="pl"><h3><span>To prepare</span><span>3</span></h3><ul><li>Okonjo, Mrs<span>Tue 24</span></li><li>Pell family trust<span>Thu 26</span></li><li class="w">Varley, Mr<span>late, 6 Nov</span></li></ul>
<h3><span>Meeting held</span><span>2</span></h3><ul><li>Harcourt, Dr<span>Wed 18</span></li><li>Sood, Mr and Mrs<span>Thu 19</span></li></ul><h3><span>Letter out</span><span>2</span></h3><ul><li>Brandt, Ms<span>Mon 16</span></li><li>Whitby, Mr<span>Tue 17</span></li></ul><h3><span>Signed and filed</span><span>9</span></h3><ul><li class="on">Lindley, Mr and Mrs<span>Mon 16</span></li><li>Tregear, Mrs<span>Thu 12</span></li><li style="border:0">Ferris, Mr<span>Wed 11</span></li></ul></div></aside>`,
);
