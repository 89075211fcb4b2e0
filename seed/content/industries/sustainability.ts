import type { IndustrySeed } from '../../types';

export const sustainability: IndustrySeed = {
  slug: 'sustainability',
  title: 'Sustainability',
  description:
    'Bespoke carbon and energy reporting software: meter data, Scope 3 and supplier evidence for SECR, ESOS and UK SRS.',
  icon: 'leaf',
  bgClass: 'ground-hatch-2',
  intro:
    'A half-hourly meter takes 17,520 readings a year. We build bespoke software that turns them into your footprint, with the factor and the evidence behind each tonne, for SECR, ESOS and customers’ forms.',
  drawing: {
    building: 'sustainability',
    layers: [
      { name: 'Energy bill PDFs' },
      { name: 'Half-hourly exports' },
      { name: 'Fleet and travel sheets' },
      { name: 'Carbon workbook' },
      { name: 'Supplier questionnaires' },
      { name: 'Packaging weights' },
      { name: 'ESOS evidence pack' },
    ],
    title: 'One footprint.',
    caption: 'From half-hourly meter to directors’ report',
    above: 'Above: what the annual report says',
    below: 'Below: where the evidence is kept',
    seed: 631,
  },
  solutionsHeading: 'Bespoke carbon software that shows its sources',
  solutions: [
    {
      title: 'Meters and bills',
      description:
        'The system matches half-hourly files, gas reads and bill PDFs with each meter by its MPAN or MPRN. You see a gap within the week. When an actual read replaces an estimate, the change is logged.',
      standards: 'MPAN, MPRN, half-hourly settlement data',
      replaces: [1, 2],
    },
    {
      title: 'Scopes 1, 2 and 3',
      description:
        'Diesel, refrigerant top-ups, flights, freight and spend each get the right year’s factor. The system works out Scope 2 by location and by market, and you can open the source of any tonne.',
      standards: 'GHG Protocol, DESNZ conversion factors, REGOs',
      replaces: [3, 4],
    },
    {
      title: 'Supplier evidence',
      description:
        'Suppliers answer your questions and attach proof, and the system tells them when the proof lapses. Their answers refine your Scope 3 and fill in the questionnaires that your customers send you.',
      standards: 'CSRD value chain requests, VSME, CDP, EcoVadis',
      replaces: [5],
    },
    {
      title: 'Packaging by the gram',
      description:
        'The system multiplies the weight of each component by actual sales. It prepares the packaging return by material, packaging type and recyclability rating.',
      standards: 'EPR for packaging, RAM, Plastic Packaging Tax',
      replaces: [6],
    },
    {
      title: 'Audit findings that get done',
      description:
        'Site findings become actions with a saving in kWh, an owner and a date. The lead assessor sees what the audits cover, and the system drafts the yearly progress update.',
      standards: 'ESOS Phases 3 and 4, ISO 50001',
      replaces: [7],
    },
    {
      title: 'Disclosures with a trail',
      description:
        'Intensity ratios, climate metrics and tender answers use figures locked for the year. A reviewer can trace any figure to a bill, and any green claim to its proof.',
      standards: 'SECR, UK SRS S1 and S2, PPN 006, CMA Green Claims Code',
      replaces: [1, 2, 3, 4, 5, 6, 7],
    },
  ],
  useCasesHeading: 'Two worked examples, both made up: sixty sites, thirty clients',
  useCases: [
    {
      title: 'A garden centre chain with 60 sites',
      description:
        'No product can read the meters on the owner’s boilers and its tenants’ cafés, and six suppliers use six bill layouts. SECR takes two people the whole of March. If readings and bills loaded overnight against each meter, year end would start with a short list of disputed meters.',
      before: '6 bill layouts',
      after: '1 meter register',
      lines: 6,
    },
    {
      title: 'An energy consultancy with 30 clients',
      description:
        'Each client has a workbook, so new conversion factors mean thirty careful edits every summer. In one system, staff could load a year’s factors for all clients, and past reports would keep theirs.',
      before: '30 workbooks',
      after: '1 factor library',
      lines: 9,
    },
  ],
  benefitsHeading: 'What changes in the reporting year',
  benefits: [
    { text: 'You notice within a week if a chiller runs all night in an empty building.' },
    { text: 'This year’s diesel gets this year’s factor.' },
    {
      text: 'A restatement shows what changed, by how much and on whose authority.',
    },
    {
      text: 'Spend-based estimates are listed, largest first, so you know which supplier to ask next.',
    },
    {
      text: 'The Carbon Reduction Plan in a tender agrees with the energy report in the accounts.',
    },
    {
      text: 'When you make a tray lighter, you change its weight and the packaging return follows.',
    },
    { text: 'The person who built the old workbook can take August off.' },
  ],
  callToAction: 'Pick a site and twelve months of bills',
};
