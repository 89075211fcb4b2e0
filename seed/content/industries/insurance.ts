import type { IndustrySeed } from '../../types';

export const insurance: IndustrySeed = {
  slug: 'insurance',
  title: 'Insurance',
  description:
    'Bespoke software for brokers and MGAs: quote, bind, bordereaux and claims in one policy file, with Consumer Duty evidence.',
  icon: 'umbrella',
  bgClass: 'ground-hatch-7',
  intro:
    'Staff type a new risk into the rater, the policy system, the ledger and a bordereau. We build bespoke software with one policy file for all four, and can connect Acturis or Open GI.',
  drawing: {
    building: 'insurance',
    layers: [
      { name: 'Rating workbook' },
      { name: 'Broker inbox' },
      { name: 'Policy admin system' },
      { name: 'Bordereaux folder' },
      { name: 'Claims diary' },
      { name: 'Premium ledger' },
      { name: 'Fair value file' },
    ],
    title: 'One policy.',
    caption: 'Priced, bound and reported once',
    above: 'Above: what policyholders are promised',
    below: 'Below: where the underwriter looks things up',
    seed: 211,
  },
  solutionsHeading: 'Bespoke insurance software, from quote to claim',
  solutions: [
    {
      title: 'Submission, rating and quote',
      description:
        'The system reads a broker’s submission into the file, screens it for sanctions and prices it with a versioned rater. For any quote you can see the rates and any override.',
      standards: 'Insurance Act 2015, UK Sanctions List, Companies House',
      replaces: [1, 2],
    },
    {
      title: 'Binding within authority',
      description:
        'Each binder has its limits on class, territory, sum insured and premium. The system refuses to bind a risk outside them and sends it to the lead underwriter with the reason.',
      standards: 'Lloyd’s binding authorities, UMR, IPID',
      replaces: [3],
    },
    {
      title: 'Bordereaux by query',
      description:
        'Risk, premium and claims bordereaux come from bound policies, by UMR and section. The system validates them before they leave and stores them as sent.',
      standards: 'Lloyd’s Coverholder Reporting Standards v5.2',
      replaces: [4],
    },
    {
      title: 'Claims from first notice',
      description:
        'Each FNOL opens against the cover in force on the date of loss. Reserves, recoveries and the adjuster’s report stay on the claim. A payment above authority waits for approval.',
      standards: 'ICOBS 8, CUE, MID, ELTO',
      replaces: [5],
    },
    {
      title: 'Premium, IPT and client money',
      description:
        'The system splits each instalment into net premium, commission, fee and IPT at 12% or 20%. It then matches the instalment to the insurer’s statement.',
      standards: 'CASS 5, Insurance Premium Tax, Bacs Direct Debit',
      replaces: [6],
    },
    {
      title: 'Product reviews on time',
      description:
        'Fair value assessments use loss ratios, commission, complaints and lapses from your policies. A review opens on the day you set and compares the new figures with the last.',
      standards: 'FCA PROD 4, Consumer Duty (PRIN 2A), DISP',
      replaces: [7],
    },
  ],
  useCasesHeading: 'Two worked examples, both made up: an MGA and a broker',
  useCases: [
    {
      title: 'A property MGA with eight binders',
      description:
        'Every month end two people copy policies into eight bordereau templates, then answer queries on failed rows. A system could build the files from bound risks on the first working day, and staff would correct a failed row on its policy.',
      before: '8 templates, 4 days',
      after: '1 morning',
      lines: 8,
    },
    {
      title: 'A commercial broker in a county town',
      description:
        'The broker’s scheme for listed pubs fits no product, so staff track renewals on a wall planner and ring insurers for claims experience. Account handlers could open a file 60 days before renewal and see the risk, its claims and last year’s demands and needs statement.',
      before: '4 screens a renewal',
      after: '1 screen',
      lines: 4,
    },
  ],
  benefitsHeading: 'What changes in your firm',
  benefits: [
    {
      text: 'A bind outside authority is refused, months before an audit would find it.',
    },
    {
      text: 'Capacity gets the columns it specified, and you catch a doubtful row before you send it.',
    },
    { text: 'Every rate change has an author, a date and a list of the quotes it touched.' },
    { text: 'Claimants do not have to repeat the story of their loss.' },
    { text: 'IPT and insurers’ accounts come from the same rows.' },
    {
      text: 'A coverholder’s auditor can sample your policy files as they are, with no preparation.',
    },
    { text: 'The committee gets product papers with their figures already filled in.' },
  ],
  callToAction: 'Start with the bordereau that takes longest',
};
