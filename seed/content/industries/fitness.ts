import type { IndustrySeed } from '../../types';

export const fitness: IndustrySeed = {
  title: 'Fitness',
  slug: 'fitness',
  description:
    'Gym software in which memberships, classes, door access and Direct Debits agree before the queue forms at six.',
  icon: 'dumbbell',
  bgClass: 'ground-hatch-5',
  intro:
    'It is 06:05, twelve people are waiting and the turnstile will not open for a man who paid yesterday. The membership system calls him live, the Direct Debit bureau calls him unpaid, and the door believes whichever file it was sent last. Custom gym software gives desk, bank and door one record of each member, and gives your members one app.',
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
        'Tour, offer, contract and first payment on a phone at the desk. Price, minimum term and the way out are read before the signature and stored with it.',
      standards: 'Consumer Rights Act 2015; DMCC subscription rules (due 2027)',
      replaces: [1],
    },
    {
      title: 'Direct Debits, explained',
      description:
        'Instructions are lodged through AUDDIS. ARUDD and ADDACS reports are read each morning, and a failed debit starts a polite text, a new date and a line in the member’s history.',
      standards: 'Bacs AUDDIS, ADDACS and ARUDD, Direct Debit Guarantee',
      replaces: [3],
    },
    {
      title: 'Doors that ask first',
      description:
        'The reader asks the membership, live. Off-peak, frozen, under 16 and plus-one are rules at the door, which goes on working when the broadband does not.',
      standards: 'Paxton and Gantner readers, RFID and QR, zone counts',
      replaces: [4],
    },
    {
      title: 'Classes and coaches',
      description:
        'Booking, waiting list, late-cancel fee and instructor pay from one timetable. A request for cover goes to the people who hold the right qualification.',
      standards: 'CIMSPA membership, Wellhub and ClassPass bookings',
      replaces: [2],
    },
    {
      title: 'Health answers, kept private',
      description:
        'Members accept the Health Commitment Statement as they join. A PAR-Q+ that a coach asks for is answered on a phone and read by coaches alone. A doubtful answer waits for qualified advice.',
      standards: 'ukactive Health Commitment Statement, PAR-Q+, UK GDPR Article 9',
      replaces: [5],
    },
    {
      title: 'Club by club',
      description:
        'Joiners, leavers, visits and debt for each site, with a list on Monday of members who came half as often as the month before.',
      standards: 'Xero, Sage, Sport England Moving Communities',
      replaces: [1, 2, 3, 4],
    },
  ],
  useCasesHeading: 'Worked examples: six clubs and a climbing wall',
  useCases: [
    {
      title: 'A six-club regional chain',
      description:
        'The doors take a file from the membership system at midnight, so anyone who settles up at the desk is stopped at the gate. If access follows the payment within seconds, the desk seldom needs its override key.',
      before: '40 overrides a week',
      after: '5 a week',
      lines: 5,
    },
    {
      title: 'A climbing centre with a gym',
      description:
        'Inductions and health questions are on paper, filed by surname. Visitors who answer on their phones on the way in save the desk the search, and it sees who may climb unsupervised and whose child is here for a party.',
      before: '4 ring binders',
      after: '1 check-in',
      lines: 4,
    },
  ],
  benefitsHeading: 'At the front desk',
  benefits: [
    { text: 'A member who has paid walks in.' },
    { text: 'A failed debit is followed up on the morning of the ARUDD report, by text, once.' },
    {
      text: 'A member can leave online, in as few steps as it took to join, and the reason is kept.',
    },
    { text: 'A late cancellation frees the bike for somebody on the waiting list.' },
    { text: 'Instructors are paid for the classes they taught, covers included.' },
    {
      text: 'An accident is written up the same day, with the question whether RIDDOR applies.',
    },
  ],
  callToAction: 'What does your door do when a debit fails?',
};
