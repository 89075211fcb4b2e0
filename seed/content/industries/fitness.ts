import type { IndustrySeed } from '../../types';

export const fitness: IndustrySeed = {
  title: 'Fitness',
  slug: 'fitness',
  description:
    'Bespoke gym software that keeps memberships, classes, door access and Direct Debits in step.',
  icon: 'dumbbell',
  bgClass: 'ground-hatch-5',
  intro:
    'A member paid yesterday, but the turnstile stays shut. Our gym software gives the front desk, the Direct Debits and the door the same member record. Your members get an app.',
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
    below: 'Below: what the front desk logs in to',
    seed: 618,
  },
  solutionsHeading: 'Memberships, doors, classes and payments',
  solutions: [
    {
      title: 'Joining in one sitting',
      description:
        'Staff complete the tour, offer, contract and first payment on a phone. Members read the price, minimum term and how to leave before they sign, and the system stores all three.',
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
        'Bookings, waiting lists, late-cancellation fees and instructor pay use the same timetable. The system sends a request for cover to instructors with the right qualification.',
      standards: 'CIMSPA membership, Wellhub and ClassPass bookings',
      replaces: [2],
    },
    {
      title: 'Health answers, kept private',
      description:
        'Members accept the Health Commitment Statement when they join. If a coach asks for a PAR-Q+, they answer it on a phone and only coaches read it. A doubtful answer waits for qualified advice.',
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
  useCasesHeading: 'Worked examples: six clubs and a climbing wall',
  useCases: [
    {
      title: 'A six-club regional chain',
      description:
        'The doors load a file from the membership system at midnight, so they stop members who pay at the desk. If access follows the payment within seconds, staff seldom need the override key.',
      before: '8 overrides a day',
      after: '1 a day',
      lines: 8,
    },
    {
      title: 'A climbing centre with a gym',
      description:
        'Staff file inductions and health forms on paper, by surname. If visitors answer on their phones, the desk sees who may climb unsupervised and which children are here for a party.',
      before: '4 ring binders',
      after: '1 check-in',
      lines: 4,
    },
  ],
  benefitsHeading: 'At the front desk',
  benefits: [
    { text: 'A member who has paid walks in.' },
    {
      text: 'A member gets a single text about a failed debit on the morning of the ARUDD report.',
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
