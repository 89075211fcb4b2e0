import type { IndustrySeed } from '../../types';

export const fintech: IndustrySeed = {
  title: 'Fintech',
  slug: 'fintech',
  description:
    'Bespoke software for payment firms and lenders: onboarding, payments, safeguarding and FCA returns on a ledger that your auditor can follow.',
  icon: 'landmark',
  bgClass: 'ground-hatch-1',
  intro:
    'Finance teams reconcile bank portals, card reports and a safeguarding workbook by hand. We build bespoke software that links onboarding, payments and FCA returns on one ledger and shows who approved each step.',
  drawing: {
    building: 'fintech',
    layers: [
      { name: 'Identity check portal' },
      { name: 'Card processor reports' },
      { name: 'Bank statement files' },
      { name: 'Safeguarding workbook' },
      { name: 'Fraud alert queue' },
      { name: 'Complaints log' },
      { name: 'FCA returns folder' },
    ],
    title: 'One ledger.',
    caption: 'Every entry dated and signed',
    above: 'Above: what customers tap',
    below: 'Below: where the firm keeps its records',
    seed: 214,
  },
  solutionsHeading: 'Bespoke fintech software: six parts, one ledger',
  solutions: [
    {
      title: 'Onboarding with reasons on file',
      description:
        'The system sends the application to your identity and sanctions provider. It stores the result, the analyst’s decision and the evidence that was on the screen.',
      standards: 'MLRs 2017, Companies House PSC register, UK Sanctions List',
      replaces: [1],
    },
    {
      title: 'Double entry, to the penny',
      description:
        'Card settlements, Faster Payments and fees become balanced entries. The system matches them with camt.053 bank statements, and your staff look only at what does not match.',
      standards: 'ISO 20022, Faster Payments, Bacs, CHAPS',
      replaces: [2, 3],
    },
    {
      title: 'Safeguarding, every morning',
      description:
        'Each reconciliation day, the system compares relevant funds with the safeguarding accounts. A shortfall or excess opens a case with an owner, a cause and a time.',
      standards: 'EMRs 2011, PSRs 2017, CASS 15, CASS 10A resolution pack',
      replaces: [4],
    },
    {
      title: 'Fraud checks before payment',
      description:
        'Before the money moves, the system checks the payee’s name, asks for extra authentication and applies your rules on which payments to stop. Each scam reimbursement claim shows how much of its five business days is left.',
      standards: 'Confirmation of Payee, strong customer authentication, APP reimbursement',
      replaces: [5],
    },
    {
      title: 'Complaints with a clock',
      description:
        'Staff log a complaint from a chat or call, and the system sets its deadline: fifteen business days for payment services, eight weeks for most others. It drafts the final response from the file.',
      standards: 'DISP 1, Consumer Duty, Financial Ombudsman Service',
      replaces: [6],
    },
    {
      title: 'Returns with a named approver',
      description:
        'Figures for RegData come from the ledger on the reporting date. Each adjustment names its reason, its approver and that person’s responsibility.',
      standards: 'RegData, SM&CR where it applies, SYSC 15A',
      replaces: [7],
    },
  ],
  useCasesHeading: 'Two worked examples, both made up: an e-money firm and a lender',
  useCases: [
    {
      title: 'An e-money firm with 14,000 wallets',
      description:
        'Several employers pay into each wallet, and no reconciliation product the firm tried can split the balance by employer. Two analysts reconcile safeguarding by hand from four bank portals and a processor export, and finish after lunch. Software could match them by 06:30 and leave three or four breaks to clear.',
      before: '4 portals, done by 14:00',
      after: '1 screen, done by 06:30',
      lines: 4,
    },
    {
      title: 'A lender to small companies',
      description:
        'Underwriters copy Companies House filings, bank transactions and bureau scores into a credit paper. Software can assemble the paper and attach its sources. The underwriter adds a judgement and signs it.',
      before: '3 hours a credit paper',
      after: '40 minutes',
      lines: 3,
    },
  ],
  benefitsHeading: 'For finance, compliance and your auditor',
  benefits: [
    {
      text: 'The safeguarding auditor gets a read-only log-in instead of sending you a request list.',
    },
    { text: 'A break has an owner and a written cause by ten in the morning.' },
    {
      text: 'We agree opening balances account by account before the switch, and the difference has to be £0.00.',
    },
    {
      text: 'A new wallet or card product needs a fee table and a few ledger codes. The reconciliation does not change.',
    },
    {
      text: 'You can retrieve the resolution pack from live records well within 48 hours.',
    },
    { text: 'We rehearse a restore with you, so your impact tolerances rest on a test.' },
    { text: 'The system stores money in whole pence and records each rounding.' },
  ],
  callToAction: 'Bring us one morning’s reconciliation',
};
