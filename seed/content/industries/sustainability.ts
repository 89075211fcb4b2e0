import type { IndustrySeed } from '../../types';

export const sustainability: IndustrySeed = {
  slug: 'sustainability',
  title: 'Sustainability',
  description:
    'Carbon and energy reporting software: meter data, Scope 3 and supplier evidence gathered once for SECR, ESOS and UK SRS.',
  icon: 'leaf',
  bgClass: 'ground-hatch-2',
  intro:
    'A half-hourly meter takes 17,520 readings a year, and most end as one cell in a workbook that only its author can follow. Our software builds the footprint from the readings up and keeps the factor, evidence and assumption behind each tonne. SECR, ESOS and your customers’ questionnaires are answered from the same figures.',
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
    below: 'Below: where the kilowatt-hours are kept',
    seed: 631,
  },
  solutionsHeading: 'How a tonne is accounted for',
  solutions: [
    {
      title: 'Meters and bills',
      description:
        'Half-hourly files, gas reads and bill PDFs are matched to MPAN and MPRN. A gap shows within the week, and an estimate gives way to the actual read with the change logged.',
      standards: 'MPAN, MPRN, half-hourly settlement data',
      replaces: [1, 2],
    },
    {
      title: 'Scopes 1, 2 and 3',
      description:
        'Diesel, refrigerant top-ups, flights, freight and spend meet the right year’s factor. Scope 2 is held by location and by market, and any tonne opens to its source.',
      standards: 'GHG Protocol, DESNZ conversion factors, REGOs',
      replaces: [3, 4],
    },
    {
      title: 'Supplier evidence',
      description:
        'Suppliers answer once, attach the proof and are told when it lapses. Their answers refine your Scope 3 and fill in the questionnaires that your own customers send.',
      standards: 'CSRD value chain requests, VSME, CDP, EcoVadis',
      replaces: [5],
    },
    {
      title: 'Packaging by the gram',
      description:
        'Weights are held on each component of each product and multiplied by what was really sold. The packaging return is drawn up by material, packaging type and recyclability rating.',
      standards: 'EPR for packaging, RAM, Plastic Packaging Tax',
      replaces: [6],
    },
    {
      title: 'Audit findings that get done',
      description:
        'Site findings become actions with a saving in kWh, an owner and a date. The lead assessor sees what the audits cover, and the yearly progress update is drafted from what was finished.',
      standards: 'ESOS Phases 3 and 4, ISO 50001',
      replaces: [7],
    },
    {
      title: 'Disclosures with a trail',
      description:
        'Intensity ratios, climate metrics and tender answers use figures locked for the year. A reviewer can follow any of them down to the bill, and a green claim to its proof.',
      standards: 'SECR, UK SRS S1 and S2, PPN 006, CMA Green Claims Code',
      replaces: [1, 2, 3, 4, 5, 6, 7],
    },
  ],
  useCasesHeading: 'Worked examples: sixty sites, thirty clients',
  useCases: [
    {
      title: 'A garden centre chain with 60 sites',
      description:
        'SECR takes two people the whole of March, because six suppliers bill in six layouts. If readings and bills load overnight against the meter, year end starts with a short list of disputed meters and little else.',
      before: '6 bill layouts',
      after: '1 meter register',
      lines: 6,
    },
    {
      title: 'An energy consultancy with 30 clients',
      description:
        'Each client has a workbook of its own, so a new set of conversion factors means thirty careful edits every summer. In one system a set is loaded once, with its year on it, and past reports stay on the factors they were signed with.',
      before: '30 workbooks',
      after: '1 factor library',
      lines: 9,
    },
  ],
  benefitsHeading: 'Before the next reporting season',
  benefits: [
    { text: 'A chiller that runs all night in an empty building is noticed the same week.' },
    { text: 'Nobody applies last year’s factor to this year’s diesel.' },
    {
      text: 'A restatement explains itself: what moved, by how much and on whose authority.',
    },
    {
      text: 'Spend-based estimates are marked as estimates, largest first, so you know which supplier to ask next.',
    },
    {
      text: 'The Carbon Reduction Plan in a tender agrees with the energy report in the accounts.',
    },
    {
      text: 'When a tray is made lighter, its weight is changed once and the packaging return follows.',
    },
    { text: 'The person who built the old workbook may take August off.' },
  ],
  callToAction: 'Pick one site and twelve months of bills',
};
