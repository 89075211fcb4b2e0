import { page } from '../page.mjs';

// The same retailer: a transfer from Bath is scanned at the door in Ely.
const CSS = `
body{width:1000px;height:625px;background:#FFFCF5;color:#2A1A1C;font-size:14px;font-weight:450;font-stretch:84%;line-height:1.25}
.top{display:flex;align-items:flex-end;padding:17px 24px 0;height:66px;gap:14px}
h1{font-size:35px;line-height:.9;font-weight:760;font-stretch:78%;letter-spacing:-.025em;color:#7A1531}
.top p{color:#6E5A56;font-size:14.5px;line-height:1}
.steps{position:absolute;left:24px;top:84px;width:640px;display:flex}.steps li{flex:1;position:relative;padding-top:18px;font-size:13.5px}.steps li::before{content:"";position:absolute;left:0;right:0;top:5px;border-top:2px solid #C9B5A6}.steps li::after{content:"";position:absolute;left:0;top:0;width:9px;height:9px;border-radius:7px;background:#FFFCF5;border:2.5px solid #7A1531}.steps .f::after{background:#7A1531}.steps li:last-child::before{display:none}.steps b{font-weight:640;display:block}.steps span{color:#6E5A56}
table{position:absolute;left:24px;top:150px;width:640px;table-layout:fixed}
th{font-weight:560;font-size:12.5px;font-stretch:76%;color:#6E5A56;padding:0 0 6px;border-bottom:2.5px solid #2A1A1C;text-align:center}th:first-child,th:last-child{text-align:left}
td{height:45px;border-bottom:1.25px solid #E9DCCB;text-align:center;vertical-align:middle}td:first-child,td:last-child{text-align:left}
.it{display:flex;align-items:center;gap:11px}.it i{width:27px;height:33px;flex:none;background:var(--own);border:1.25px solid rgba(42,26,28,.35)}.it b{font-weight:640;font-size:15px;line-height:18px;display:block;white-space:nowrap}.it small{font-size:12.5px;color:#6E5A56}
.n{font-size:22px;font-weight:720;font-stretch:78%}.st{font-weight:600;font-size:13.5px;white-space:nowrap}.st::before{content:"";display:inline-block;width:10px;height:10px;margin-right:8px;background:#3F6E28;vertical-align:-.5px}.bad td{background:#FBEAE2}.bad .st,.bad .n+.n{color:#A8172A}.bad .st::before{background:#B3182B;border-radius:5px}
.ph{position:absolute;left:700px;top:24px;width:276px;height:488px;border:7px solid #2A1A1C;border-radius:30px;background:#fff;overflow:hidden}
.cam{height:206px;background:#3A2A2C;position:relative}.tag{position:absolute;left:46px;top:38px;width:170px;height:118px;background:#FFFCF5;padding:13px 14px;transform:rotate(-3deg)}.tag b{font-size:15px;font-weight:660;display:block}.tag small{font-size:12.5px;color:#6E5A56}.bars{height:44px;margin-top:11px;background:repeating-linear-gradient(90deg,#2A1A1C 0 3px,#FFFCF5 3px 5px,#2A1A1C 5px 6px,#FFFCF5 6px 10px,#2A1A1C 10px 12px,#FFFCF5 12px 15px)}
.aim{position:absolute;left:30px;right:30px;top:104px;border-top:2.5px solid #E2574C}
.ok{background:#3F6E28;color:#fff;padding:12px 16px;font-size:17px;font-weight:680}.ok small{display:block;font-size:13px;font-weight:450}
.last{padding:6px 16px}.last li{display:flex;justify-content:space-between;padding:8px 0;border-bottom:1.25px solid #E9DCCB}.last b{font-weight:620}
.go2{margin:10px 16px 0;background:#7A1531;color:#fff;text-align:center;padding:12px 0;font-weight:680;font-size:16px}
.note{position:absolute;left:0;right:0;bottom:0;height:88px;background:#2A1A1C;color:#fff;padding:17px 24px;font-size:15px;line-height:1.4}.note b{font-weight:680;color:#F1C9B8}
`;

/** @type {[string, string, string, number, number][]} */
const lines = [
  ['Merino crew, navy, M', 'MCN-M', '#26334F', 4, 4],
  ['Waxed jacket, olive, M', 'WJO-M', '#5A5B34', 1, 1],
  ['Cord trouser, rust, 32', 'CTR-32', '#A8502C', 2, 2],
  ['Linen shirt, white, M', 'LSW-M', '#F4F1E6', 3, 2],
  ['Fisherman beanie, moss', 'FBM', '#4A6247', 5, 5],
  ['Lambswool scarf, oat', 'LWS-OA', '#D9C8A2', 2, 2],
  ['Wool sock, charcoal, M', 'WSC-M', '#43464B', 6, 6],
];

const rows = lines.map(([name, code, colour, sent, scanned]) => {
  const missing = sent - scanned;
  return `<tr${missing ? ' class="bad"' : ''}><td><div class="it"><i style="--own:${colour}"></i><div><b>${name}</b><small>${code}</small></div></div></td><td class="n">${sent}</td><td class="n">${scanned}</td><td><span class="st">${missing ? `${missing} missing` : 'Complete'}</span></td></tr>`;
});

export const retailGoodsIn = page(
  CSS,
  `<header class="top"><h1>Bath to Ely</h1><p>Transfer 2217, van 2, Wednesday 18 November 2026</p></header>
<ol class="steps"><li class="f"><b>Proposed</b><span>Tue 18:05</span></li><li class="f"><b>Packed in Bath</b><span>Tue 18:40, Imogen</span></li><li class="f"><b>On the van</b><span>Tue 19:02</span></li><li><b>Scanned in Ely</b><span>Wed 8:14, now</span></li></ol>
<table><colgroup><col style="width:300px"><col style="width:90px"><col style="width:90px"><col></colgroup><tr><th>Item</th><th>Sent</th><th>Scanned</th><th>Result</th></tr>${rows.join('')}</table>
<div class="ph"><div class="cam"><div class="tag"><b>Wool sock, charcoal</b><small>M, WSC-M</small><div class="bars"></div></div><div class="aim"></div></div><div class="ok">Counted<small>Wool sock, charcoal, M: 6 of 6</small></div><ul class="last"><li><b>Lambswool scarf, oat</b><span>2 of 2</span></li><li><b>Fisherman beanie</b><span>5 of 5</span></li><li><b>Linen shirt, white</b><span>2 of 3</span></li></ul><div class="go2">Finish with 1 missing</div></div>
<div class="note"><b>One linen shirt was packed and has not arrived.</b> It stays on the van’s count until the driver has looked.<br>Bath has given it up, Ely does not show it yet, so nobody can sell it twice.</div>`,
);
