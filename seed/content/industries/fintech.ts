import type { IndustrySeed } from '../../types';

export const fintech: IndustrySeed = {
  title: 'Fintech',
  slug: 'fintech',
  description:
    'Onboarding, payments, safeguarding and FCA returns posted to a single ledger that your auditor can follow line by line.',
  icon: 'landmark',
  bgClass: 'ground-hatch-1',
  intro:
    'By nine each morning somebody in finance has opened four bank portals, the card processor and a workbook called SAFEGUARDING_v14, and is hoping that they agree. We build the system in which the onboarding check, the payment, the ledger entry and the figure in the FCA return are one dated chain, with a name at every link.',
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
    caption: 'From the first check to the FCA return',
    above: 'Above: what customers tap',
    below: 'Below: what finance reconciles',
    seed: 214,
  },
  solutionsHeading: 'What posts to the one ledger',
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
      standards: 'CASS 15, CASS 10A resolution pack, PSRs 2017',
      replaces: [4],
    },
    {
      title: 'Payments questioned in time',
      description:
        'Payee name checks, step-up and hold rules run before the money moves. Scam reimbursement claims keep their five business days in view.',
      standards: 'Confirmation of Payee, PSD2 SCA, APP reimbursement',
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
        'Two analysts built the safeguarding reconciliation by hand from four bank portals and a processor export, and finished after lunch. It now runs at six, and they spend the morning on the three or four breaks that it leaves them.',
      before: '4 portals, done by 14:00',
      after: '1 screen, done by 06:30',
      lines: 5,
    },
    {
      title: 'A lender to small companies',
      description:
        'Underwriters copied Companies House filings, bank transactions and bureau scores into a credit paper. The paper now assembles itself with its sources attached. The underwriter writes the judgement and puts a name to it.',
      before: '3 hours a credit paper',
      after: '40 minutes',
      lines: 4,
    },
  ],
  benefitsHeading: 'What changes between one FCA return and the next',
  benefits: [
    {
      text: 'The safeguarding auditor gets a read-only log-in, in place of a request list and a fortnight.',
    },
    { text: 'A break has an owner and a written cause by ten in the morning.' },
    {
      text: 'Opening balances are agreed account by account before the switch, and the difference has to be £0.00.',
    },
    {
      text: 'A new wallet or card product adds a fee table and a few ledger codes. The reconciliation stays as it was.',
    },
    {
      text: 'The resolution pack is drawn from live records, well inside its 48 hours.',
    },
    { text: 'Impact tolerances tested against a restore that has really been run.' },
    { text: 'Engineers who know why money is never stored as a floating-point number.' },
  ],
  callToAction: 'Show us this morning’s reconciliation',
};
