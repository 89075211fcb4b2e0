import type { FaqSeed } from '../../types';

/** Healthcare, education, fitness and charities. */
export const peopleFaqs: FaqSeed[] = [
  {
    question: 'When is a ready-made clinic system the better choice?',
    answer: `For most private practices with one or two sites. Semble, Meddbase, Cliniko and WriteUpp have diary, notes and invoices in one place, and their makers keep up with the rules. Buy one, and spend the money on setting it up well. An NHS general practice should stay with EMIS Web or SystmOne.

Custom software begins to pay when you run several sites with rules of their own, or when staff copy between such a system and three others all day.`,
    industries: ['healthcare'],
  },
  {
    question: 'Who is responsible for clinical safety?',
    answer: `Both of us, for different things. DCB0129 is for whoever makes the software: we keep the hazard log and the safety case, with a clinical safety officer who is a registered clinician. DCB0160 is for whoever puts it to use, so you need such an officer, too, for your own site and pathway.

The two standards are mandatory for NHS care in England. We work in the same way for private clinics.`,
    industries: ['healthcare'],
  },
  {
    question: 'Can we bring our patient records with us?',
    answer: `Usually, though not all in the same form. Names, appointments, letters and coded entries can mostly be exported. Free-text notes often arrive as documents and stay readable on the record.

We import a small group of patients first, and a clinician compares both systems page by page. The rest follows when the clinician is satisfied.`,
    industries: ['healthcare'],
  },
  {
    question: 'Should a school replace its MIS?',
    answer: `Hardly ever. Arbor, Bromcom and SIMS carry the census and change with the DfE’s rules each year; iSAMS does the same work for many independent schools. The same goes for CPOMS or MyConcern in safeguarding and for ParentPay in payments. If one of them is badly set up, call its support first.

What we build stands beside the MIS: admissions with unusual criteria, a trust that runs two systems, a job that no product does.`,
    industries: ['education'],
  },
  {
    question: 'When in the school year should it go live?',
    answer: `Registers, timetables and cover: in the summer or at half-term, and never in the first week of September or in a census week. Admissions should be ready before the first open day. Anything that families sign in to can start with one year group and grow from there.

We set the date from your calendar before we give you a price.`,
    industries: ['education'],
  },
  {
    question: 'Do your engineers see pupils’ data?',
    answer: `Not while they build: they work with invented pupils. When the data is moved and when you ask for help, a few named people get access for that task, and it is recorded. The school decides as controller, and the DPIA is agreed before the move.

Whoever visits during the school day follows your safeguarding policy, with the checks that it asks for.`,
    industries: ['education'],
  },
  {
    question: 'When should a club stay with Gladstone or ClubWise?',
    answer: `When its memberships are ordinary ones. Gladstone and Xplor Recreation are made for leisure centres, ClubWise and Glofox for gyms, TeamUp and Mindbody for studios. They sell a membership, collect the debit and fill a class, and most open a door as well.

Custom software is worth a look when the rules are unusual: one membership for six clubs and a lido, inductions for climbing, corporate deals that the product cannot price.`,
    industries: ['fitness'],
  },
  {
    question: 'Do members have to sign a new Direct Debit?',
    answer: `Usually not. Bacs has a bulk change process that moves existing instructions to another service user number. Members must be told beforehand, and they need not do anything.

The old and the new holder of the number must both agree, and so must the new one’s bank. If the number belongs to your present bureau, read its contract before you give notice. Allow several weeks.`,
    industries: ['fitness'],
  },
  {
    question: 'Would Donorfy, Beacon or Salesforce do?',
    answer: `For fundraising alone, very often. Donorfy and Beacon know Gift Aid and suit small and middling charities. Raiser’s Edge NXT is built for large teams, Salesforce for those who have somebody to look after it, and CiviCRM costs no licence. Ask what each charges for a growing list of names.

Custom software fits where the work itself is special: services, shops, volunteers and grants on one record, reported to several funders.`,
    industries: ['non-profit'],
  },
  {
    question: 'Can a restricted grant pay for software?',
    answer: `If the funder agrees, and it is safer to ask before you order. Software can be a direct cost of a project, or part of its overheads under full cost recovery.

We can split the quote by purpose, so that trustees can show which grant paid for what. Few charities can recover all of their VAT, so the quote gives the price with and without it.`,
    industries: ['non-profit'],
  },
];
