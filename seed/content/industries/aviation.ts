import type { IndustrySeed } from '../../types';

export const aviation: IndustrySeed = {
  slug: 'aviation',
  title: 'Aviation',
  description:
    'Custom software for airworthiness records, parts traceability and crew rosters, in order before the CAA surveyor asks.',
  icon: 'plane',
  bgClass: 'ground-hatch-8',
  intro:
    'The aeroplane is in hangar two, its task cards are in a rack, its forecast is in a spreadsheet and the Form 1 for the fuel pump is in somebody’s email. Our aviation software keeps all of it in one logbook, which Part-145 and Part-CAMO staff both use. An hour flown is entered once, and every limit that depends on it moves.',
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
  solutionsHeading: 'What keeps a tail number legal',
  solutions: [
    {
      title: 'Tech log and deferred defects',
      description:
        'The captain enters the defect on a tablet and the engineer defers it against its MEL item. The rectification interval counts down in sight of maintenance control and ops.',
      standards: 'M.A.306 technical log, MEL categories A–D',
      replaces: [1],
    },
    {
      title: 'Task cards and release',
      description:
        'Work packs open on a tablet in the bay. Whoever does a task signs it, and an independent inspection adds a second name. Authorised certifying staff issue the CRS when every card is closed, or deferred and listed on it.',
      standards: 'UK Part-145 (145.A.50), Part-66 licences, CRS',
      replaces: [2],
    },
    {
      title: 'Forecast and directives',
      description:
        'Hours, cycles and calendar limits roll forward from each sector. A new airworthiness directive is assessed tail by tail, and its repeat inspections join the forecast when accepted.',
      standards: 'UK Part-M, Part-CAMO, ADs, service bulletins',
      replaces: [3, 4],
    },
    {
      title: 'Parts with a past',
      description:
        'A serial number carries its release certificate, removals, cycles and shelf life. Life-limited parts trace back to birth. Anything without its paper stays in quarantine.',
      standards: 'CAA Form 1, EASA Form 1, FAA 8130-3',
      replaces: [5],
    },
    {
      title: 'Rosters inside your FTL scheme',
      description:
        'Duty and rest are checked as the roster is drawn, against the scheme in your operations manual. Where charter and private flights follow different rules, each duty says which it was checked by.',
      standards: 'Your FTL scheme, Part-FCL licences, Part-MED medicals',
      replaces: [6],
    },
    {
      title: 'The airworthiness review file',
      description:
        'Certificates, AD status, repairs, weighing and life-limited parts are kept ready for each tail’s review. Audit findings and occurrence reports have owners and due dates.',
      standards: 'ARC (CAA Form 15), compliance monitoring, UK Reg. 376/2014',
      replaces: [1, 2, 3, 4, 5, 6],
    },
  ],
  useCasesHeading: 'Worked examples: a hangar and a charter fleet',
  useCases: [
    {
      title: 'A three-bay Part-145 organisation',
      description:
        'The planner walks the hangar four times a shift to count open cards, and one missing Form 1 can hold an aircraft overnight. With cards, parts and signatures on a screen beside each bay, missing paper is chased when the crate is booked in.',
      before: '4 hangar walks a shift',
      after: '1 live work pack',
      lines: 4,
    },
    {
      title: 'A charter operator with six business jets',
      description:
        'Log pages are photographed, emailed and typed in, so the CAMO plans on hours up to five days old. If each sector is sent from the tablet after shutdown, the forecast has moved before the crew reach their hotel.',
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
    { text: 'Airframe, engines and components count the same hours, from the same sector.' },
    {
      text: 'An AD that does not apply is recorded as such, with the reason and a signature.',
    },
    {
      text: 'Certifying staff cannot sign beyond their licence category, type rating or company authorisation.',
    },
    { text: 'Sealant and O-rings are issued oldest first, and refused on their expiry date.' },
    { text: 'A pilot offered an extra sector can see the hours left before answering the phone.' },
    {
      text: 'Lease return begins with the records already in order, component by component.',
    },
  ],
  callToAction: 'Let us into the records room',
};
