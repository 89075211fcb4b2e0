import type { IndustrySeed } from '../../types';

export const insurance: IndustrySeed = {
  slug: 'insurance',
  title: 'Insurance',
  description:
    'Software for brokers and MGAs: quote, bind, bordereaux and claims on one policy file, with Consumer Duty evidence to hand.',
  icon: 'umbrella',
  bgClass: 'ground-hatch-7',
  intro:
    'A risk that comes in on Monday is keyed into the rater, the policy system, the ledger and, by month end, a bordereau. We build insurance software with one file for all four. It prices the risk, binds it inside your authority, reports it to capacity and shows the cover when a claim comes in. A broker’s Acturis or Open GI can stay, with an integration.',
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
    below: 'Below: where the underwriter re-keys it',
    seed: 211,
  },
  solutionsHeading: 'One policy file, from quote to claim',
  solutions: [
    {
      title: 'Submission, rating and quote',
      description:
        'A broker’s submission is read into the file, screened for sanctions and priced by a versioned rater. For any quote you can say which rates produced it and who overrode them.',
      standards: 'Insurance Act 2015, UK Sanctions List, Companies House',
      replaces: [1, 2],
    },
    {
      title: 'Binding within authority',
      description:
        'Class, territory, sum insured and premium limits are held as each binder states them. A risk outside them cannot be bound; it goes to the lead underwriter with the reason attached.',
      standards: 'Lloyd’s binding authorities, UMR, IPID',
      replaces: [3],
    },
    {
      title: 'Bordereaux by query',
      description:
        'Risk, premium and claims bordereaux are drawn from bound policies by UMR and section, validated before they leave and kept exactly as sent.',
      standards: 'Lloyd’s Coverholder Reporting Standards v5.2',
      replaces: [4],
    },
    {
      title: 'Claims from first notice',
      description:
        'FNOL by phone or portal opens against the cover in force on the date of loss. Reserves, recoveries and the adjuster’s report stay on the claim, and a payment above authority waits.',
      standards: 'ICOBS 8, CUE, MID, ELTO',
      replaces: [5],
    },
    {
      title: 'Premium, IPT and client money',
      description:
        'Each instalment is split as it lands into net premium, commission, fee and IPT at 12% or 20%, then matched to the statement that capacity will expect.',
      standards: 'CASS 5, Insurance Premium Tax, Bacs Direct Debit',
      replaces: [6],
    },
    {
      title: 'Product governance on its date',
      description:
        'Fair value assessments read loss ratios, commission, complaints and lapses from the policies. A review opens on the day you set, with the last set of figures beside the new.',
      standards: 'FCA PROD 4, Consumer Duty (PRIN 2A), DISP',
      replaces: [7],
    },
  ],
  useCasesHeading: 'Two worked examples: an MGA and a broker',
  useCases: [
    {
      title: 'A property MGA with eight binders',
      description:
        'Every month end two people copy policies into eight bordereau templates, then answer queries on the rows that failed. Drawn from bound risks, the files are ready on the first working day, and a failed row is put right on the policy it came from.',
      before: '8 templates, 4 days',
      after: '1 morning',
      lines: 8,
    },
    {
      title: 'A commercial broker in a county town',
      description:
        'Renewals hang on a wall planner, and claims experience means ringing the insurer. Account handlers could open a client 60 days out and find the risk, its claims and last year’s demands and needs statement on one page.',
      before: '4 screens a renewal',
      after: '1 screen',
      lines: 4,
    },
  ],
  benefitsHeading: 'On the underwriting desk',
  benefits: [
    {
      text: 'A bind outside authority is refused at the desk, months before an audit would have found it.',
    },
    {
      text: 'Capacity gets the columns it specified, and a row it would query is caught before sending.',
    },
    { text: 'Every rate change has an author, a date and a list of the quotes it touched.' },
    { text: 'A claimant tells the story of the loss once.' },
    { text: 'IPT and insurer statements are drawn from the same rows, so they agree.' },
    {
      text: 'A coverholder audit samples the file itself, so nobody spends the week before assembling one.',
    },
    { text: 'Product papers reach the committee with their figures already in them.' },
  ],
  callToAction: 'Start with the bordereau that takes longest',
};
