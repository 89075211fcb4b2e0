import type { IndustrySeed } from '../../types';

export const aviation: IndustrySeed = {
  slug: 'aviation',
  title: 'Aviation',
  description:
    'Bespoke software that keeps airworthiness records, parts and crew rosters in order before the CAA surveyor asks.',
  icon: 'plane',
  bgClass: 'ground-hatch-8',
  intro:
    'Our aviation software keeps task cards, forecasts, Form 1s and flying hours in a logbook that Part-145 and Part-CAMO staff share. When crew enter a flight, every limit that depends on it updates.',
  drawing: {
    building: 'aviation',
    layers: [
      { name: 'Tech log pages' },
      { name: 'Task card rack' },
      { name: 'Forecast spreadsheet' },
      { name: 'AD tracker' },
      { name: 'Form 1 scans' },
      { name: 'Crew roster' },
    ],
    title: 'One logbook.',
    caption: 'From defect to release to service',
    above: 'Above: what passengers board',
    below: 'Below: what has to be signed first',
    seed: 307,
  },
  solutionsHeading: 'What keeps a registration airworthy',
  solutions: [
    {
      title: 'Tech log and deferred defects',
      description:
        'The captain enters a defect on a tablet, and the engineer defers it against its MEL item. Maintenance control and ops both see the rectification interval count down.',
      standards: 'M.A.306 technical log, MEL categories A–D',
      replaces: [1],
    },
    {
      title: 'Task cards and release',
      description:
        'Work packs open on a tablet in the bay. Whoever does a task signs it, and an independent inspector adds a second name. Authorised certifying staff issue the CRS when every card is closed, or deferred and listed on it.',
      standards: 'UK Part-145 (145.A.50), Part-66 licences, CRS',
      replaces: [2],
    },
    {
      title: 'Forecast and directives',
      description:
        'Each sector updates hours, cycles and calendar limits. Staff assess a new airworthiness directive for each registration, and its repeat inspections join the forecast when they accept it.',
      standards: 'UK Part-M, Part-CAMO, ADs, service bulletins',
      replaces: [3, 4],
    },
    {
      title: 'Parts with a past',
      description:
        'Each serial number has its release certificate, removals, cycles and shelf life. You can trace life-limited parts back to birth. A part without its paperwork stays in quarantine.',
      standards: 'CAA Form 1, EASA Form 1, FAA 8130-3',
      replaces: [5],
    },
    {
      title: 'Rosters inside your FTL scheme',
      description:
        'The system checks duty and rest against the scheme in your operations manual as you draw up the roster. If charter and private flights follow different rules, each duty shows which rule applied.',
      standards: 'Your FTL scheme, Part-FCL licences, Part-MED medicals',
      replaces: [6],
    },
    {
      title: 'The airworthiness review file',
      description:
        'The system keeps certificates, AD status, repairs, weighing and life-limited parts ready for each aircraft’s review. Audit findings and occurrence reports have owners and due dates.',
      standards: 'ARC (CAA Form 15), compliance monitoring, UK Reg. 376/2014',
      replaces: [1, 2, 3, 4, 5, 6],
    },
  ],
  useCasesHeading: 'Worked examples: a hangar and a charter fleet',
  useCases: [
    {
      title: 'A three-bay Part-145 organisation',
      description:
        'The planner walks the hangar four times a shift to count open cards, and a missing Form 1 can hold an aircraft overnight. If each bay has a screen with cards, parts and signatures, staff chase missing paperwork when they book in the crate.',
      before: '4 hangar walks a shift',
      after: '1 live work pack',
      lines: 4,
    },
    {
      title: 'A charter operator with six business jets',
      description:
        'Crews photograph and email log pages, and staff type them in, so the CAMO plans with hours up to five days old. If the tablet sends each sector after shutdown, the forecast is up to date that evening.',
      before: '5 days behind the aircraft',
      after: 'same evening',
      lines: 5,
    },
  ],
  benefitsHeading: 'Between one flight and the next',
  benefits: [
    {
      text: 'A defect entered at an outstation reaches the planner before the crew leave the flight deck.',
    },
    { text: 'Airframe, engines and components count the same hours from the same sector.' },
    {
      text: 'Staff record why an AD does not apply, and sign it.',
    },
    {
      text: 'Certifying staff cannot sign beyond their licence category, type rating or company authorisation.',
    },
    {
      text: 'Stores issue the oldest sealant and O-rings first and refuse them from their expiry date.',
    },
    { text: 'A pilot offered an extra sector can see the hours left before answering the phone.' },
    {
      text: 'Your records are already in order, component by component, when a lease return begins.',
    },
  ],
  callToAction: 'Show us your records room',
};
