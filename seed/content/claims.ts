import type { ClaimSeed } from '../types';

/** When these were written, and when somebody has to look at them again. */
const dates = { sourceDate: '2026-11-22T12:00:00.000Z', nextReview: '2027-05-22T12:00:00.000Z' };

/** The site's figures come from its specification, without a source: the basis says so. */
export const claims: ClaimSeed[] = [
  {
    label: '90%',
    wording: 'Up to 90% cost savings. Save up to 90%. 90% Cost Reduction.',
    figures: ['90%', '76%', '74%', '41 months', '48 months', '£40,000', '£90,000'],
    pages: ['/', '/quote'],
    kind: 'ours',
    basis:
      'In our worked example of a distributor, hosting and care at £249 a month replaces five subscriptions that cost £2,488 in all: 90% less, or 74% with on-call cover at £400. The sums leave out building the system, moving the data and your staff’s time. If every release together cost £40,000 to £90,000, as in our sample case studies, the saving would repay it 18 to 41 months after the last tool is cancelled. At £600 a month, the top of our sample band, you save 76%, and it takes 22 to 48 months. With fewer seats or cheaper tools you save less, so we work it out from your list first.',
    source: 'The worked example, whose prices are invented',
    ...dates,
    placeholder: true,
  },
  {
    label: '10x',
    wording: 'Built 10x faster. 10x Faster Delivery.',
    figures: ['10x'],
    pages: ['/'],
    kind: 'ours',
    basis:
      'This compares two ways to get the same parts (sign-in, payments, permissions, audit logs): reusing ours, or writing them from scratch. It does not describe a whole project: we still have to write what is particular to your business. It is an estimate for those parts alone, so please do not apply it to a price or a date. We have not timed a finished project to check it.',
    source: 'Our own estimate',
    ...dates,
    placeholder: true,
  },
  {
    label: '100%',
    wording: '100% Satisfaction.',
    figures: ['100%'],
    pages: ['/'],
    kind: 'ours',
    basis:
      'This is a guarantee for each stage after Discovery, not the result of a survey. You accept a stage in writing. If a part does not do what the agreed scope says, we put it right at no charge before you pay for that stage.',
    source: 'Our standard agreement, which we send with every quote',
    ...dates,
    placeholder: true,
  },
  {
    label: 'Time to go-live',
    wording: 'Delivery in weeks not months. Weeks, not months.',
    figures: [
      ...['weeks not months', 'Weeks, not months', 'weeks, not months'],
      ...['Week 1', 'Week 2', 'Weeks 3–6', 'Weeks 7–8', 'week 1', 'week 2', 'weeks 3', 'weeks 7'],
    ],
    pages: ['/', '/quote'],
    kind: 'ours',
    basis:
      'Our plan allows eight weeks from the first day of Discovery until a first version goes live, including a fortnight in which the old and new systems run side by side. That version does the most useful part of the work, and later releases do the rest. It takes longer if you have many old records to move or need a regulator’s approval. The days that you take to read the scope and decide are extra.',
    source: 'The five steps of our process',
    ...dates,
    placeholder: true,
  },
  {
    label: 'The sum in the table',
    wording: 'One system at £249 a month instead of five subscriptions and nine spreadsheets.',
    figures: ['£1,144', '£690', '£218', '£96', '£340', '£2,488', '£249'],
    pages: ['/', '/quote'],
    kind: 'example',
    basis:
      'The five subscriptions cost £2,488 a month. Hosting and care of the new system cost £249. Neither figure includes building the system, moving the data or the two days a month that staff spend on the spreadsheets. The distributor and its prices are made up.',
    source: 'Prices invented for the example',
    ...dates,
    placeholder: true,
  },
  {
    label: 'Price bands',
    wording:
      'Under £5,000, £5,000 to £10,000, to £25,000, to £50,000, and above. Discovery from £1,800 to £4,500. Hosting and care from £100 to £600 a month, and on-call cover from £150 to £400 a month.',
    figures: [
      ...['£5,000', '£10,000', '£25,000', '£50,000', '20%'],
      ...['£1,800', '£4,500', '£100', '£150', '£200', '£400', '£600'],
    ],
    pages: ['/', '/quote'],
    kind: 'example',
    basis:
      'The bands match the choices in the form and give examples of what each could buy. What Discovery, hosting and care cost are examples too. None of this is an offer: your quote has its own range.',
    source: 'Made up for the demonstration',
    ...dates,
    placeholder: true,
  },
  {
    label: '75%',
    wording: '75% faster dealmaking.',
    figures: ['75%'],
    pages: ['/work', '/work/deelflo'],
    kind: 'ours',
    basis:
      'The project reports this figure for the time from first accounts to a deal structure. We have not yet confirmed how many deals it measured, or over what period.',
    source: 'The project’s own report',
    ...dates,
    placeholder: true,
  },
  {
    label: '65% and 42%',
    wording: '65% and 42%, the two gains that the project reports.',
    figures: ['65%', '42%'],
    pages: ['/work/deelflo'],
    kind: 'ours',
    basis: 'Both gains come from the project’s own report. We have not yet confirmed them.',
    source: 'The project’s own report',
    ...dates,
    placeholder: true,
  },
  {
    label: 'Insurance Premium Tax',
    wording: 'IPT at 12% or 20%.',
    figures: ['12%', '20%'],
    pages: ['/industries/insurance'],
    kind: 'rule',
    basis: 'The standard and the higher rate of Insurance Premium Tax.',
    source:
      'esure help, “What is Insurance Premium Tax?”, undated; HMRC’s own page is still to be looked up',
    ...dates,
  },
  {
    label: 'Small donations',
    wording: 'GASDS up to £30 a gift and £8,000 a year.',
    figures: ['£30', '£8,000'],
    pages: ['/industries/non-profit'],
    kind: 'rule',
    basis: 'The limits of the Gift Aid Small Donations Scheme for one gift and for a year.',
    source:
      'Streets, “Can a charity claim Gift Aid?”, 30 May 2023; HMRC’s own page is still to be looked up',
    ...dates,
  },
  {
    label: 'Opening balances',
    wording: 'The difference has to be £0.00.',
    figures: ['£0.00'],
    pages: ['/industries/fintech'],
    kind: 'ours',
    basis: 'We do not switch over while the two systems’ opening balances differ.',
    source: 'How we work',
    ...dates,
  },
  {
    label: 'Three weeks of questions',
    wording: '3 weeks of questions before, 4 days after.',
    figures: ['3 weeks'],
    pages: ['/industries/tech-startups'],
    kind: 'example',
    basis: 'A worked example: the company and both spans are made up.',
    source: 'Made up for the example',
    ...dates,
  },
  {
    label: 'Facts of the case studies',
    wording:
      'First version live after 8 or 9 weeks. First version, ex VAT: £10,000 to £25,000, or £25,000 to £50,000. All releases: £40,000 to £90,000.',
    figures: [
      '8 weeks',
      '9 weeks',
      '£10,000',
      '£25,000',
      '£50,000',
      '£40,000',
      '£60,000',
      '£70,000',
      '£90,000',
    ],
    pages: [
      '/work/healthcare-management-platform',
      '/work/retail-inventory-system',
      '/work/logistics-operations-platform',
    ],
    kind: 'example',
    basis:
      'Three sample projects, whose clients are made up. The weeks run from the first day of Discovery until the first version went live. The price is that of the first version, in the bands of the form.',
    source: 'Made up for the demonstration',
    ...dates,
    placeholder: true,
  },
];
