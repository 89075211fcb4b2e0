import type { IndustrySeed } from '../../types';

export const nonProfit: IndustrySeed = {
  slug: 'non-profit',
  title: 'Non-profit',
  description:
    'Charity software for donors, Gift Aid, volunteers and restricted funds, with accounts that the trustees can read.',
  icon: 'hand-heart',
  bgClass: 'ground-hatch-3',
  intro:
    'A £20 note in a bucket, £20 with a declaration and £20 towards the minibus are three different sums to HMRC and to whoever checks your accounts. We build charity software in which each gift keeps its fund, its consent and its Gift Aid status, so that the claim, the funder’s report and the accounts start from the same entries.',
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
    below: 'Below: what the office reconciles',
    seed: 743,
  },
  solutionsHeading: 'How each gift is recorded',
  solutions: [
    {
      title: 'Supporters and consent',
      description:
        'Gifts, events, memberships and legacies on one household record, with the letters they asked not to receive. A suppression applies to every list that any team draws.',
      standards: 'UK GDPR, PECR, Fundraising Preference Service',
      replaces: [1],
    },
    {
      title: 'Gift Aid and GASDS',
      description:
        'Gifts are matched to declarations as they load, and those a giving site has already claimed on are set aside. Cash and contactless gifts of £30 or less count towards the £8,000 limit.',
      standards: 'HMRC Charities Online, GASDS, retail Gift Aid',
      replaces: [2, 3],
    },
    {
      title: 'Volunteers and safeguarding',
      description:
        'A shift that needs an enhanced check will not take a volunteer without one. References, training, hours and mileage stay with the person, and concerns are seen only by those named.',
      standards: 'Enhanced DBS, DBS Update Service, HMRC mileage rates',
      replaces: [4],
    },
    {
      title: 'Grants and what was promised',
      description:
        'An award holds its conditions, instalments and reporting dates. Spending is coded to it when the invoice is approved, so the funder’s report knows what is left to the pound.',
      standards: 'Full cost recovery, 360Giving Data Standard',
      replaces: [5],
    },
    {
      title: 'Funds kept apart',
      description:
        'Income and cost fall to restricted, designated or general funds, and transfers between them need a reason. The statement of financial activities is drawn from those entries.',
      standards: 'Charities SORP (FRS 102), Xero, Sage',
      replaces: [6],
    },
    {
      title: 'Papers for the board',
      description:
        'Reserves against policy, income by appeal, open incidents and complaints, each opening to its entries. The figures that the annual return will ask for build up through the year.',
      standards: 'Charity Commission, OSCR, CCNI, Fundraising Regulator',
      replaces: [1, 2, 3, 4, 5, 6],
    },
  ],
  useCasesHeading: 'Worked examples: a hospice and a befriending charity',
  useCases: [
    {
      title: 'A hospice with eleven shops',
      description:
        'Retail Gift Aid sits in the tills, regular gifts in the database, sponsorship on paper and in-memory gifts in a spreadsheet. A claim twice a year takes a week of matching. From one list it can go in monthly, with failed rows sorted by reason.',
      before: '4 sources a claim',
      after: '1 list',
      lines: 4,
    },
    {
      title: 'A befriending charity with 240 volunteers',
      description:
        'Matches live in a coordinator’s notebook and DBS dates in a sheet that nobody sorts. On the volunteer’s own record, visits, references and recheck dates stand together, and a recheck is raised eight weeks before it is due.',
      before: '6 lists of people',
      after: '1 record each',
      lines: 6,
    },
  ],
  benefitsHeading: 'What the treasurer notices first',
  benefits: [
    {
      text: 'Gift Aid is claimed the month after the gift, while a donor can still be asked for a house number.',
    },
    { text: 'Restricted money is spent on its restriction, and the invoice is there to show it.' },
    { text: 'A supporter who asked for no telephone calls gets none, from any team.' },
    {
      text: 'A legacy is followed from notification to final distribution, with the executor’s letters attached.',
    },
    {
      text: 'For an independent examination or (in England and Wales, above £1.5 million of income) an audit, each sampled entry opens with its voucher, fund and approval.',
    },
    { text: 'Trustees read two pages, and both agree with the accounts.' },
  ],
  callToAction: 'Talk us through your last Gift Aid claim',
};
