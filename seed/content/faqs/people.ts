import type { FaqSeed } from '../../types';

/** Healthcare, education, fitness and charities. */
export const peopleFaqs: FaqSeed[] = [
  {
    question: 'Do we need our own clinic CRM, or a practice management system?',
    answer: `Most private practices with one or two sites should buy a practice management system. Semble, Meddbase, Cliniko and WriteUpp combine diary, notes and invoices, and their makers keep up with the rules. Spend the money on setting yours up well. An NHS general practice should stay with EMIS Web or SystmOne.

Bespoke software begins to pay when you run several sites with different rules, or when staff copy data all day between such a system, a CRM and a rota.`,
    industries: ['healthcare'],
  },
  {
    question: 'Who is responsible for clinical safety?',
    answer: `We both are. DCB0129 applies to the maker: our clinical safety officer, a registered clinician, is responsible for the hazard log and safety case. DCB0160 applies to the organisation that uses the software, so for NHS patients you need a clinical safety officer for your own site and pathway.

Both standards are mandatory for NHS care in England. If you treat only private patients, name a clinician who signs off the designs. Before go-live, we give you the same hazard log and safety case.`,
    industries: ['healthcare'],
    placeholder: true,
  },
  {
    question: 'Can we bring our patient records with us?',
    answer: `Usually, though not all in the same form. Most systems can export names, appointments, letters and coded entries. Free-text notes often arrive as documents that staff can read on the record.

We import a small group of patients first, and a clinician compares both systems page by page. When the clinician is satisfied, we import the rest.`,
    industries: ['healthcare'],
  },
  {
    question: 'Should a school replace its MIS?',
    answer: `Hardly ever. A management information system (MIS) such as Arbor, Bromcom or SIMS produces the census and changes with the DfE’s rules each year. Many independent schools use iSAMS. If CPOMS or MyConcern serves you well for safeguarding, or ParentPay for payments, keep it: we connect it, unless its maker refuses.

We build what your MIS lacks: admissions with unusual criteria, one view for a trust with two systems, or a job that no product does.`,
    industries: ['education'],
  },
  {
    question: 'When in the school year should it go live?',
    answer: `Registers, timetables and cover should go live in the summer or at half-term, never in the first week of September or a census week. Admissions should be ready before the first open day. A system for families can start with one year group.

We set the date from your calendar before we give you a fixed price.`,
    industries: ['education'],
  },
  {
    question: 'Do your engineers see pupils’ data?',
    answer: `They work with invented pupils while they build. When we move the data or you ask for help, a few engineers get access for that task, and the system records it. The school decides as controller, and we agree the DPIA before the move.

Engineers who visit during the school day follow your safeguarding policy and have the checks that it requires.`,
    industries: ['education'],
  },
  {
    question: 'Do we need our own gym management software?',
    answer: `Not if your memberships are ordinary. Gladstone and Xplor Recreation suit leisure centres, ClubWise and Glofox suit gyms, and TeamUp and Mindbody suit studios. They sell memberships, collect debits and fill classes, and most open a door as well.

Consider bespoke software if your rules are unusual: a membership for several clubs and a lido, climbing inductions, or corporate deals that the product cannot price.`,
    industries: ['fitness'],
  },
  {
    question: 'Do members have to sign a new Direct Debit?',
    answer: `Usually not. The Bacs bulk change process moves existing instructions to another service user number. You must tell members beforehand, but they need not do anything.

The holders of both service user numbers must agree, and so must the new holder’s bank. If the number belongs to your present bureau, read its contract before you give notice. Allow several weeks.`,
    industries: ['fitness'],
  },
  {
    question: 'Do we need our own donor CRM?',
    answer: `For fundraising alone, seldom. Donorfy and Beacon handle Gift Aid and suit small and medium charities. Raiser’s Edge NXT suits large teams, Salesforce suits charities with a person to look after it, and CiviCRM needs no licence fee. Ask what each charges as your list of names grows.

Bespoke software fits if your services, shops, volunteers and grants need one record and you report to several funders.`,
    industries: ['non-profit'],
  },
  {
    question: 'Can a restricted grant pay for software?',
    answer: `Yes, if the funder agrees. Ask before you order. Software can be a direct cost of a project or part of its overheads under full cost recovery.

We can split the quote by purpose, so trustees can show what each grant paid for. Few charities can recover all their VAT, so the quote gives prices with and without it.`,
    industries: ['non-profit'],
  },
];
