import type { IndustrySeed } from '../../types';

export const nonProfit: IndustrySeed = {
  slug: 'non-profit',
  title: 'Non-profit',
  description:
    'Bespoke charity software for donors, Gift Aid, volunteers and restricted funds, with accounts that trustees can read.',
  icon: 'hand-heart',
  bgClass: 'ground-hatch-3',
  intro:
    'We build bespoke charity software that records the fund, consent and Gift Aid status of each gift. Your Gift Aid claims, funders’ reports and accounts all use these entries.',
  drawing: {
    building: 'non-profit',
    layers: [
      { name: 'Donor database' },
      { name: 'Declaration forms' },
      { name: 'Giving site exports' },
      { name: 'Volunteer and DBS list' },
      { name: 'Grants tracker' },
      { name: 'Fund spreadsheet' },
    ],
    title: 'One set of books.',
    caption: 'Each gift with its fund and its consent',
    above: 'Above: what supporters pay for',
    below: 'Below: where the office keeps its records',
    seed: 743,
  },
  solutionsHeading: 'Bespoke charity software that follows each gift',
  solutions: [
    {
      title: 'Supporters and consent',
      description:
        'A household record shows gifts, events, memberships, legacies and contact preferences. If someone opts out, the system takes them off every mailing list.',
      standards: 'UK GDPR, PECR, Fundraising Preference Service',
      replaces: [1],
    },
    {
      title: 'Gift Aid and GASDS',
      description:
        'The system matches gifts with declarations as it loads them, and sets aside those on which a giving site has already claimed. Cash and contactless gifts of £30 or less count towards the £8,000 limit.',
      standards: 'HMRC Charities Online, GASDS, retail Gift Aid',
      replaces: [2, 3],
    },
    {
      title: 'Volunteers and safeguarding',
      description:
        'A shift that needs an enhanced check takes only volunteers who have one. The volunteer’s record shows references, training, hours and mileage. Only named people see concerns.',
      standards: 'Enhanced DBS, DBS Update Service, HMRC mileage rates',
      replaces: [4],
    },
    {
      title: 'Grants and their conditions',
      description:
        'Each award has its conditions, instalments and reporting dates. Staff code each invoice to its award when they approve it, so the funder’s report shows what is left.',
      standards: 'Full cost recovery, 360Giving Data Standard',
      replaces: [5],
    },
    {
      title: 'Funds kept apart',
      description:
        'Each entry belongs to a restricted, designated or general fund, and a transfer between funds needs a reason. The statement of financial activities uses those entries.',
      standards: 'Charities SORP (FRS 102), Xero, Sage',
      replaces: [6],
    },
    {
      title: 'Papers for the board',
      description:
        'Trustees see reserves against policy, income by appeal, open incidents and complaints, and can open the entries behind each. The system collects figures for the annual return all year.',
      standards: 'Charity Commission, OSCR, CCNI, Fundraising Regulator',
      replaces: [1, 2, 3, 4, 5, 6],
    },
  ],
  useCasesHeading: 'Two worked examples, both made up: a hospice and a befriending charity',
  useCases: [
    {
      title: 'A hospice with fourteen shops',
      description:
        'The hospice records retail Gift Aid in the tills, regular gifts in a database, sponsorship on paper and in-memory gifts in a spreadsheet. Each claim takes a week of matching. With one list it could claim monthly and sort failed rows by reason.',
      before: '4 sources a claim',
      after: '1 list',
      lines: 4,
    },
    {
      title: 'A befriending charity with 240 volunteers',
      description:
        'A coordinator writes matches in a notebook and DBS dates in a sheet. With visits, references and recheck dates on one record for each volunteer, a system could ask for a recheck eight weeks before it is due.',
      before: '2 lists of volunteers',
      after: '1 record each',
      lines: 2,
    },
  ],
  benefitsHeading: 'What changes in the charity',
  benefits: [
    {
      text: 'You claim Gift Aid in the month after the gift, while you can still ask the donor for a house number.',
    },
    { text: 'You can show the invoice for every pound of restricted money that you spend.' },
    { text: 'No team rings a supporter who asked for no telephone calls.' },
    {
      text: 'You follow a legacy from notification to final distribution, with the executor’s letters attached.',
    },
    {
      text: 'Your examiner or auditor can open each sampled entry with its voucher, fund and approval.',
    },
    { text: 'Trustees read two pages that agree with the accounts.' },
  ],
  callToAction: 'Talk us through your last Gift Aid claim',
};
