import type { IndustrySeed } from '../../types';

export const fintech: IndustrySeed = {
  title: 'Fintech',
  slug: 'fintech',
  description:
    'Custom software for payment firms and lenders: onboarding, payments, safeguarding and FCA returns on one ledger that your auditor can follow.',
  icon: 'landmark',
  bgClass: 'ground-hatch-1',
  intro:
    'By nine each morning somebody in finance has opened four bank portals, the card processor and a workbook called SAFEGUARDING_v14, and is hoping that they agree. With custom software on one ledger, the onboarding check, the payment, the entry and the figure in the FCA return are linked. Each step shows who approved it and when.',
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
  solutionsHeading: 'One ledger, and what posts to it',
  solutions: [
    {
      title: 'Onboarding that keeps its reasons',
      description:
        'Identity, ownership and sanctions checks run against the application. The analyst’s decision is stored with the evidence that was on the screen at the time.',
      standards: 'MLRs 2017, Companies House PSC register, UK Sanctions List',
      replaces: [1],
    },
    {
      title: 'Double entry, to the penny',
      description:
        'Card settlements, Faster Payments and fees post as balanced entries. Statements arrive as camt.053 and match themselves; people see the remainder.',
      standards: 'ISO 20022, Faster Payments, Bacs, CHAPS',
      replaces: [2, 3],
    },
    {
      title: 'Safeguarding, every morning',
      description:
        'Relevant funds are compared with the safeguarding accounts each reconciliation day. A shortfall or an excess opens a case with an owner, a cause and a time.',
      standards: 'EMRs 2011, PSRs 2017, CASS 15, CASS 10A resolution pack',
      replaces: [4],
    },
    {
      title: 'Fraud checks before payment',
      description:
        'Payee name checks, step-up and hold rules run before the money moves. Scam reimbursement claims keep their five business days in view.',
      standards: 'Confirmation of Payee, strong customer authentication, APP reimbursement',
      replaces: [5],
    },
    {
      title: 'Complaints with a clock',
      description:
        'A complaint is logged from the chat or the call and given its deadline: fifteen business days for payment services, eight weeks for most others. The final response is drafted from the file.',
      standards: 'DISP 1, Consumer Duty, Financial Ombudsman Service',
      replaces: [6],
    },
    {
      title: 'Returns, and who signed them',
      description:
        'Figures for RegData are drawn from the ledger on the reporting date. Each adjustment names a person, a reason and the responsibility under which they acted.',
      standards: 'RegData, SM&CR where it applies, SYSC 15A',
      replaces: [7],
    },
  ],
  useCasesHeading: 'Worked examples: an e-money firm and a lender',
  useCases: [
    {
      title: 'An e-money firm with 14,000 wallets',
      description:
        'Two analysts build the safeguarding reconciliation by hand from four bank portals and a processor export, and finish after lunch. Run by software at six, it leaves them three or four breaks to look into that morning.',
      before: '4 portals, done by 14:00',
      after: '1 screen, done by 06:30',
      lines: 5,
    },
    {
      title: 'A lender to small companies',
      description:
        'Underwriters copy Companies House filings, bank transactions and bureau scores into a credit paper. Software can assemble the paper with its sources attached. The underwriter writes the judgement and signs it.',
      before: '3 hours a credit paper',
      after: '40 minutes',
      lines: 4,
    },
  ],
  benefitsHeading: 'For finance, compliance and your auditor',
  benefits: [
    {
      text: 'The safeguarding auditor gets a read-only log-in, where a request list used to take a fortnight.',
    },
    { text: 'A break has an owner and a written cause by ten in the morning.' },
    {
      text: 'Opening balances are agreed account by account before the switch, and the difference has to be £0.00.',
    },
    {
      text: 'A new wallet or card product adds a fee table and a few ledger codes. The reconciliation stays as it was.',
    },
    {
      text: 'The resolution pack is drawn from live records and can be retrieved well within 48 hours.',
    },
    { text: 'Impact tolerances are tested with a restore that has really been run.' },
    { text: 'Money is stored in whole pence, so no total is a penny out through rounding.' },
  ],
  callToAction: 'Bring us one morning’s reconciliation',
};
