import type { IndustrySeed } from '../../types';

export const aviation: IndustrySeed = {
  slug: 'aviation',
  title: 'Aviation',
  description:
    'Bespoke software that keeps airworthiness records, parts and crew rosters in order before the CAA surveyor asks.',
  icon: 'plane',
  bgClass: 'ground-hatch-8',
  intro:
    'We build bespoke aviation software for Part-145 and Part-CAMO staff, with task cards, forecasts, Form 1s and flying hours in one logbook. When crew enter a flight, the forecast counts its hours and cycles.',
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
    below: 'Below: where the records are kept',
    seed: 307,
  },
  solutionsHeading: 'Bespoke aviation software for airworthiness',
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
        'Work packs open on a tablet in the bay. Whoever does a task signs it. If the task needs an independent inspection, the inspector signs too. Authorised certifying staff issue the CRS once every card is closed, or deferred and listed on it.',
      standards: 'UK Part-145 (145.A.50), Part-66 licences, CRS',
      replaces: [2],
    },
    {
      title: 'Forecast and directives',
      description:
        'Each sector adds its hours and cycles, and calendar limits count down by the day. Staff assess a new airworthiness directive for each aircraft. If it applies, its repeat inspections join the forecast.',
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
        'Certificates, AD status, repairs, weighing and life-limited parts are ready for each aircraft’s review. Audit findings and occurrence reports have owners and due dates.',
      standards: 'ARC (CAA Form 15), compliance monitoring, UK Reg. 376/2014',
      replaces: [1, 2, 3, 4, 5, 6],
    },
  ],
  useCasesHeading: 'Two worked examples, both made up: a hangar and a charter fleet',
  useCases: [
    {
      title: 'A three-bay Part-145 organisation',
      description:
        'No product covers all the types in this hangar, so the planner walks round four times a shift to count open cards. A missing Form 1 can delay an aircraft overnight. With cards, parts and signatures on a screen in each bay, staff would see that a Form 1 is missing when they book in the part.',
      before: '4 hangar walks a shift',
      after: '1 live work pack',
      lines: 4,
    },
    {
      title: 'A charter operator with six business jets',
      description:
        'The jets come from three makers. Crews email log pages, and staff type each into three products. The CAMO therefore plans with hours up to five days old. A tablet could send each sector after shutdown, and the forecast would be up to date that evening.',
      before: '5 days behind the aircraft',
      after: 'same evening',
      lines: 5,
    },
  ],
  benefitsHeading: 'What changes for crew and engineers',
  benefits: [
    {
      text: 'Where there is a signal, a defect entered at an outstation reaches the planner before the crew leave the flight deck.',
    },
    { text: 'Crew enter a sector once, and airframe, engines and components all count its hours.' },
    {
      text: 'Staff record why an AD does not apply, and sign it.',
    },
    {
      text: 'Certifying staff cannot sign beyond their licence category, type rating or company authorisation.',
    },
    {
      text: 'Stores issue the oldest sealant and O-rings first, and none past the expiry date.',
    },
    {
      text: 'Before pilots accept an extra sector, they can see how many duty hours they have left.',
    },
    {
      text: 'Your records are already in order, component by component, when a lease return begins.',
    },
  ],
  callToAction: 'Show us your records room',
};
