import type { IndustrySeed } from '../../types';

export const fintech: IndustrySeed = {
  title: 'Fintech',
  slug: 'fintech',
  description:
    'Bespoke software for payment firms and lenders: onboarding, payments, safeguarding and FCA returns on a ledger that your auditor can follow.',
  icon: 'landmark',
  bgClass: 'ground-hatch-1',
  intro:
    'Finance teams reconcile bank portals, card reports and a safeguarding workbook by hand. Our software links the onboarding check, the payment and the FCA return on one ledger, and shows who approved each step.',
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
    below: 'Below: what finance reconciles',
    seed: 214,
  },
  solutionsHeading: 'Six parts that share a ledger',
  solutions: [
    {
      title: 'Onboarding that keeps its reasons',
      description:
        'The system checks identity, ownership and sanctions against the application. It stores the analyst’s decision with the evidence that was on the screen.',
      standards: 'MLRs 2017, Companies House PSC register, UK Sanctions List',
      replaces: [1],
    },
    {
      title: 'Double entry, to the penny',
      description:
        'The system posts card settlements, Faster Payments and fees as balanced entries. It matches camt.053 statements, and your staff deal with the rest.',
      standards: 'ISO 20022, Faster Payments, Bacs, CHAPS',
      replaces: [2, 3],
    },
    {
      title: 'Safeguarding, every morning',
      description:
        'The system compares relevant funds with the safeguarding accounts each reconciliation day. A shortfall or excess opens a case with an owner, a cause and a time.',
      standards: 'EMRs 2011, PSRs 2017, CASS 15, CASS 10A resolution pack',
      replaces: [4],
    },
    {
      title: 'Fraud checks before payment',
      description:
        'Payee name checks, step-up and hold rules run before the money moves. Scam reimbursement claims show how much of their five business days is left.',
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
        'The system takes figures for RegData from the ledger on the reporting date. Each adjustment names a person, a reason and their responsibility.',
      standards: 'RegData, SM&CR where it applies, SYSC 15A',
      replaces: [7],
    },
  ],
  useCasesHeading: 'Worked examples: an e-money firm and a lender',
  useCases: [
    {
      title: 'An e-money firm with 14,000 wallets',
      description:
        'Two analysts build the safeguarding reconciliation by hand from four bank portals and a processor export. They finish after lunch. If software runs it at six, they spend the morning on three or four breaks.',
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
    { text: 'You test impact tolerances with a restore that we have really run.' },
    { text: 'The system stores money in whole pence, so rounding never puts a total a penny out.' },
  ],
  callToAction: 'Bring us one morning’s reconciliation',
};
