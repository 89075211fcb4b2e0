import type { IndustrySeed } from '../../types';

export const fitness: IndustrySeed = {
  title: 'Fitness',
  slug: 'fitness',
  description:
    'Bespoke gym software that keeps memberships, classes, door access and Direct Debits in step.',
  icon: 'dumbbell',
  bgClass: 'ground-hatch-5',
  intro:
    'A member paid yesterday, but the turnstile stays shut. We build bespoke gym software in which front desk, Direct Debits and door use one member record. Your members get an app.',
  drawing: {
    building: 'fitness',
    layers: [
      { name: 'Membership system' },
      { name: 'Class booking app' },
      { name: 'Direct Debit bureau log-in' },
      { name: 'Door access software' },
      { name: 'Health forms on a clipboard' },
    ],
    title: 'One member.',
    caption: 'One record at the desk and at the door',
    above: 'Above: what members see',
    below: 'Below: what the front desk works with',
    seed: 618,
  },
  solutionsHeading: 'Bespoke gym software for doors, classes and debits',
  solutions: [
    {
      title: 'Joining in one sitting',
      description:
        'Staff make the offer, get the contract signed and take the first payment on a phone during the tour. Before they sign, members see the price, the minimum term and how to leave, and the system stores all three.',
      standards: 'Consumer Rights Act 2015; DMCC subscription rules (due 2027)',
      replaces: [1],
    },
    {
      title: 'Direct Debits, explained',
      description:
        'The system lodges instructions through AUDDIS and reads ARUDD and ADDACS reports each morning. When a debit fails, it sends a polite text, sets a new date and notes both on the member’s record.',
      standards: 'Bacs AUDDIS, ADDACS and ARUDD, Direct Debit Guarantee',
      replaces: [3],
    },
    {
      title: 'Doors that ask first',
      description:
        'The reader checks the live membership. It applies rules for off-peak, frozen, under-16 and guest memberships, and the door still works when the broadband fails.',
      standards: 'Paxton and Gantner readers, RFID and QR, zone counts',
      replaces: [4],
    },
    {
      title: 'Classes and coaches',
      description:
        'Bookings, waiting lists, late-cancellation fees and instructor pay use one timetable. A request for cover goes to instructors with the right qualification.',
      standards: 'CIMSPA membership, Wellhub and ClassPass bookings',
      replaces: [2],
    },
    {
      title: 'Health answers, kept private',
      description:
        'Members accept the Health Commitment Statement when they join. If a coach asks for a PAR-Q+, members fill it in on a phone, and only coaches read it. A doubtful answer waits for qualified advice.',
      standards: 'ukactive Health Commitment Statement, PAR-Q+, UK GDPR Article 9',
      replaces: [5],
    },
    {
      title: 'Club by club',
      description:
        'See joiners, leavers, visits and debt for each site. Every Monday you get a list of members who came half as often as in the month before.',
      standards: 'Xero, Sage, Sport England Moving Communities',
      replaces: [1, 2, 3, 4],
    },
  ],
  useCasesHeading: 'Two worked examples, both made up: six clubs and a climbing wall',
  useCases: [
    {
      title: 'A regional chain of six clubs and a lido',
      description:
        'No product can price the chain’s joint membership for clubs and lido, so staff list those members in a file. The doors load it at midnight, so they stop anyone who pays later. If access followed the payment within seconds, staff would seldom need the override key.',
      before: '8 overrides a day',
      after: '1 a day',
      lines: 8,
    },
    {
      title: 'A climbing centre with a gym',
      description:
        'Staff file inductions and health forms on paper, by surname. Visitors could answer on their phones, and the desk would see who may climb unsupervised and which children are here for a party.',
      before: '4 ring binders',
      after: '1 check-in',
      lines: 4,
    },
  ],
  benefitsHeading: 'What changes in the club',
  benefits: [
    { text: 'Members who have paid can walk straight in.' },
    {
      text: 'A member gets one text about a failed debit, on the morning of the ARUDD report.',
    },
    {
      text: 'Members can leave online in as few steps as they took to join, and you know why they left.',
    },
    { text: 'A late cancellation frees the bike for somebody on the waiting list.' },
    { text: 'You pay instructors for the classes they taught, including cover.' },
    {
      text: 'Staff write up an accident the same day and record whether RIDDOR applies.',
    },
  ],
  callToAction: 'What does your door do when a debit fails?',
};
