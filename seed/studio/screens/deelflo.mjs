import { page } from '../page.mjs';

// Deelflo: valuation and draft offer for one deal. Petrol, coral and bone; wide letters.
const CSS = `
body{width:1000px;height:625px;background:#F5F3EC;color:#12262C;font-size:13.5px;font-weight:430;font-stretch:96%;line-height:1.35}
.top{height:50px;background:#0E2B34;color:#fff;display:flex;align-items:center;padding:0 24px}
.logo{display:flex;align-items:center;gap:9px;font-stretch:116%;font-weight:680;font-size:17px;letter-spacing:-.01em;margin-right:32px}
.top a{height:50px;display:flex;align-items:center;padding:0 13px;color:#A9C3C6;font-size:13.5px;border-bottom:3px solid transparent;border-top:3px solid transparent}
.top a.on{color:#fff;font-weight:620;border-bottom-color:#FF7A59}
.top .who{margin-left:auto;display:flex;align-items:center;gap:8px;color:#A9C3C6;font-size:12.5px}
.top i{font-style:normal;width:27px;height:27px;border-radius:14px;display:grid;place-items:center;font-size:11px;font-weight:660;color:#0E2B34;background:#8FD3C4;margin-left:6px}
.top i.b{background:#FFC4B3}
.main{position:absolute;left:24px;top:50px;width:598px}
h1{font-size:25px;font-weight:640;font-stretch:108%;letter-spacing:-.02em;line-height:1;margin-top:20px}
.sub{color:#5A6D70;margin-top:8px;font-size:13px}
.figs{display:grid;grid-template-columns:repeat(4,1fr);margin-top:15px;border-top:1.25px solid #12262C}
.figs div{padding:8px 0 0 14px;border-left:1.25px solid #D6D5CA}.figs div:first-child{padding-left:0;border:0}
.figs dt{font-size:12px;color:#5A6D70;white-space:nowrap}.figs dd{font-size:23px;font-weight:640;font-stretch:100%;letter-spacing:-.02em;line-height:1.2}
.figs em{font-style:normal;font-size:12px;font-weight:480;letter-spacing:0;color:#1F7F6C;margin-left:6px}
.field{position:relative;height:206px;margin-top:23px}
.ln{position:absolute;top:16px;bottom:22px;border-left:1.25px solid #DDDBD0}
.ax{position:absolute;bottom:0;transform:translateX(-50%);font-size:12px;color:#5A6D70}
.row{position:absolute;left:0;right:0;height:26px}
.row b{position:absolute;left:0;top:1px;font-weight:560;line-height:15px}.row small{position:absolute;left:0;top:16px;font-size:11.5px;color:#5A6D70;line-height:13px}
.bar{position:absolute;top:1px;height:26px;background:#1F7F6C}.bar.f{background:#B7C4C0}.bar i{position:absolute;top:0;bottom:0;width:2.5px;background:#fff}
.v{position:absolute;top:5px;font-size:12.5px;color:#33484C;font-weight:500;background:#F5F3EC}
.w{position:absolute;top:3px;bottom:22px;border-left:2.5px dashed #E2532D}.w span{position:absolute;left:8px;top:-7px;white-space:nowrap;background:#F5F3EC;color:#BB3E1A;font-weight:660;font-size:13px;padding:0 4px 0 0}
h2{font-size:15px;font-weight:660;font-stretch:104%;letter-spacing:-.01em}
.ev{margin-top:14px;width:100%}.ev td{border-top:1.25px solid #DDDBD0;padding:7.5px 0;vertical-align:baseline}.ev td:nth-child(2){text-align:right;font-weight:640;white-space:nowrap;padding-right:24px}.ev td:last-child{color:#1A6785;white-space:nowrap;width:128px}
.neg{color:#BB3E1A}
.src{display:inline-block;width:7px;height:7px;background:#1F7F6C;border-radius:4px;margin-right:9px;vertical-align:1.5px}.src.n{background:#E2532D}.src.o{background:#fff;box-shadow:inset 0 0 0 2px #8A9896}
.side{position:absolute;left:646px;top:50px;right:0;bottom:0;background:#DFE3DC;padding:18px 22px 0}
.sh{display:flex;align-items:center;justify-content:space-between}
.chip{font-size:12px;font-weight:620;background:#0E2B34;color:#fff;padding:5px 12px;border-radius:3px}
.doc{background:#fff;margin-top:13px;padding:19px 24px 0;height:366px;position:relative}
.doc h3{font-size:14.5px;font-weight:660;line-height:1.25}.doc p{font-size:12.5px;margin-top:8px;line-height:1.46;display:flex}.doc p b{flex:none;width:22px;font-weight:640}
.doc u{text-decoration:none;background:#D3EEE6;box-shadow:0 0 0 2px #D3EEE6;font-weight:600;white-space:nowrap}.doc u.c{background:#FFDCD0;box-shadow:0 0 0 2px #FFDCD0}
.doc p.c{position:relative}.doc p.c::before{content:"";position:absolute;left:-24px;top:1px;bottom:1px;width:4px;background:#E2532D}
.pay{margin-top:15px}.stack{display:flex;height:30px;color:#fff;font-weight:640;font-size:13px}.stack span{display:flex;align-items:center;padding-left:9px}
.pay ul{display:flex;font-size:12px;margin-top:6px;color:#3C5154;line-height:1.3}.pay li{padding-left:1px}.pay strong{display:block;font-size:14px;color:#12262C;font-weight:640}
.sign{margin-top:15px;border-top:1.25px solid #B9C2BA;padding-top:10px;font-size:12.5px;display:flex;justify-content:space-between;color:#3C5154}.sign b{color:#12262C;font-weight:620}
`;

const LOW = 2;
const HIGH = 7;
const LABELS = 148;
const PER_MILLION = (598 - LABELS - 20) / (HIGH - LOW);

/** @param {number} millions */
const at = (millions) => LABELS + (millions - LOW) * PER_MILLION;

/** @param {number} millions */
const pounds = (millions) => `£${millions.toFixed(1)}m`;

/** @type {{ name: string, note: string, low: number, high: number, floor?: boolean }[]} */
const methods = [
  { name: 'Discounted cash flow', note: 'weight 45%, WACC 14.5%', low: 4.1, high: 6.3 },
  { name: 'EBITDA multiple', note: 'weight 40%, 4.4× to 5.7×', low: 4.6, high: 5.9 },
  { name: 'Precedent deals', note: 'weight 15%, 9 deals', low: 3.8, high: 5.4 },
  { name: 'Net assets', note: 'floor, not weighted', low: 2.2, high: 2.9, floor: true },
];
const WEIGHTED = 5.13; // 0.45 × 5.2 + 0.40 × 5.25 + 0.15 × 4.6

const rows = methods.map((method, index) => {
  const left = at(method.low);
  const width = at(method.high) - left;
  const middle = method.floor ? '' : `<i style="left:${width / 2 - 1}px"></i>`;
  return `<div class="row" style="top:${23 + index * 41}px"><b>${method.name}</b><small>${method.note}</small>
<div class="bar${method.floor ? ' f' : ''}" style="left:${left}px;width:${width}px">${middle}</div>
<span class="v" style="right:${598 - left + 7}px">${pounds(method.low)}</span><span class="v" style="left:${left + width + 7}px">${pounds(method.high)}</span></div>`;
});
const axis = [2, 3, 4, 5, 6, 7].map(
  (value) =>
    `<div class="ln" style="left:${at(value)}px"></div><div class="ax" style="left:${at(value)}px">£${value}m</div>`,
);

export const deelflo = page(
  CSS,
  `<header class="top"><div class="logo"><svg width="24" height="24" viewBox="0 0 24 24" fill="none" stroke-width="4"><path d="M3 18C9 18 9 6 21 6" stroke="#FF7A59"/><path d="M3 6C9 6 9 18 21 18" stroke="#8FD3C4"/></svg>deelflo</div>
<a>Accounts</a><a class="on">Valuation</a><a>Structure</a><a>Data room</a><a>Offer</a>
<div class="who">Brackley &amp; Moss LLP<i style="margin-left:12px">RM</i><i class="b">TS</i></div></header>
<main class="main"><h1>Halden Fabrication Ltd</h1><p class="sub">Project Kestrel. Three years of statutory accounts read, 214 pages, Friday 20 November 2026</p>
<dl class="figs"><div><dt>Turnover, FY26</dt><dd>£6.05m<em>+4.5%</em></dd></div><div><dt>Adjusted EBITDA</dt><dd>£1.04m<em>17.2%</em></dd></div><div><dt>Net debt</dt><dd>£0.38m</dd></div><div><dt>Enterprise value</dt><dd>£5.13m<em>4.9×</em></dd></div></dl>
<section class="field">${axis.join('')}${rows.join('')}<div class="w" style="left:${at(WEIGHTED)}px"><span>Weighted £5.13m</span></div></section>
<h2 style="margin-top:15px">What moved the figure</h2>
<table class="ev" style="margin-top:7px"><tr><td><span class="src"></span>Directors’ pay set to market rate</td><td>+ £62,000</td><td>Note 7, page 31</td></tr>
<tr><td><span class="src"></span>Legal costs of one settled claim</td><td>+ £27,000</td><td>Note 4, page 28</td></tr>
<tr><td><span class="src n"></span>One customer is 41% of sales</td><td class="neg">− 0.6× multiple</td><td>Sales ledger, FY26</td></tr>
<tr><td><span class="src o"></span>Lease on Unit 4 ends in March 2028</td><td>flagged</td><td>Lease, clause 3.1</td></tr></table></main>
<aside class="side"><div class="sh"><h2>Draft offer, version 3</h2><span class="chip">Send for sign-off</span></div>
<div class="doc"><h3>Heads of terms: the entire issued share capital of Halden Fabrication Ltd</h3>
<p><b>1</b><span>On a cash-free, debt-free basis the enterprise value is <u>£5,130,000</u>, being <u>4.9 times</u> adjusted EBITDA of <u>£1,040,000</u>.</span></p>
<p><b>2</b><span>After net debt of <u>£380,000</u> the price for the shares is <u>£4,750,000</u>, paid as set out in clause 3.</span></p>
<p class="c"><b>3</b><span>70% on completion, 20% after twelve months and 10% if sales to customers other than <u class="c">Orrin Rail</u> reach <u class="c">£3,900,000</u> in FY27.</span></p>
<p class="c"><b>4</b><span>The sellers secure a lease of Unit 4 to at least <u class="c">March 2033</u> before completion.</span></p><p><b>5</b><span>Exclusivity of six weeks to <u>Friday 8 January 2027</u>.</span></p></div>
<div class="pay"><div class="stack"><span style="width:70%;background:#0E2B34">70%</span><span style="width:20%;background:#1F7F6C">20%</span><span style="width:10%;background:#E2532D;padding-left:3px">10%</span></div>
<ul><li style="width:52%"><strong>£3,325,000</strong>on completion</li><li style="width:26%"><strong>£950,000</strong>in 12 months</li><li style="width:22%"><strong>£475,000</strong>earn-out</li></ul></div>
<div class="sign"><span>Waiting for <b>Ruth Moss</b>, partner</span><span>2 comments</span></div></aside>`,
);
