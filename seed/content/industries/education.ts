import type { IndustrySeed } from '../../types';

export const education: IndustrySeed = {
  title: 'Education',
  slug: 'education',
  description:
    'Custom software for schools and colleges: admissions, attendance, safeguarding and parents’ evenings, with each pupil keyed in once.',
  icon: 'graduation-cap',
  bgClass: 'ground-hatch-4',
  intro:
    'A school office types a new pupil into the MIS, the payments app, the safeguarding log, the parents’ evening booker and the minibus list, then corrects the surname in all five. Our software keeps one register that the others read. Arbor, SIMS or Bromcom can stay as your MIS, through an integration; the copies made from it can go.',
  drawing: {
    building: 'education',
    layers: [
      { name: 'Exports from the MIS' },
      { name: 'Admissions spreadsheet' },
      { name: 'Timetable and cover sheet' },
      { name: 'Safeguarding log' },
      { name: 'Single central record' },
      { name: 'Parent payments app' },
      { name: 'Parents’ evening booker' },
    ],
    title: 'One register.',
    caption: 'From open day to results day',
    above: 'Above: what pupils and parents see',
    below: 'Below: what the school office logs in to',
    seed: 563,
  },
  solutionsHeading: 'Apps and forms that read one register',
  solutions: [
    {
      title: 'Enquiry to enrolment',
      description:
        'Open day, application, offer and acceptance on one line. By September the pupil is on roll with UPN, previous file and allergies, and nobody has retyped a postcode.',
      standards: 'Common transfer file, UPN, Learning Records Service, UCAS',
      replaces: [2],
    },
    {
      title: 'Attendance and the census',
      description:
        'Registers are taken on any device with the national codes. Census and ILR errors are listed from week one, while the tutor can still put them right.',
      standards: 'DfE school census, ILR, Arbor, SIMS, Bromcom',
      replaces: [1],
    },
    {
      title: 'Timetable and cover',
      description:
        'Rooms, options and part-time days share a grid. When somebody rings in sick at 07:10, cover supervisors are proposed first and PPA time is left alone. Exam rooms follow each candidate’s access arrangements.',
      standards: 'STPCD: rarely cover, 1,265 hours; JCQ access arrangements for exams',
      replaces: [3],
    },
    {
      title: 'Concerns, kept apart',
      description:
        'Anyone on the staff can record a concern; the safeguarding team reads it. Chronology, referrals and the transfer to the next school stay off the ordinary file.',
      standards: 'KCSIE, Working Together, Prevent duty',
      replaces: [4],
    },
    {
      title: 'Checks on every adult',
      description:
        'Identity, DBS, prohibition and section 128 checks, each with who made it and when. Gaps are listed by name, before an inspector asks for them.',
      standards: 'KCSIE part three, DBS, Ofsted and ISI',
      replaces: [5],
    },
    {
      title: 'Parents, in one place',
      description:
        'Trips, dinners and consents are paid and signed together. Evening appointments allow for siblings, for separated parents and for walking from the sports hall.',
      standards: 'Free school meals, UK GDPR, Protection of Freedoms Act 2012',
      replaces: [6, 7],
    },
  ],
  useCasesHeading: 'Worked examples: a trust and a sixth form',
  useCases: [
    {
      title: 'A trust of five primaries',
      description:
        'Each school sends its attendance and free school meal numbers to the trust in its own sheet on a Friday. From one register, the trust reads the marks that the class teacher made at nine, and calls home begin at half past in all five.',
      before: '5 Friday spreadsheets',
      after: '1 live register',
      lines: 5,
    },
    {
      title: 'A sixth-form college',
      description:
        'Enrolment is three queues, a paper form and a week of keying before the first ILR. Students could confirm what they sent in spring while staff check GCSE results on the same screen, and leave the table with a printed timetable.',
      before: '8 days to key 1,100 forms',
      after: 'on roll the same day',
      lines: 6,
    },
  ],
  benefitsHeading: 'By half-term',
  benefits: [
    {
      text: 'A new surname or contact order is entered once, by the parent, and approved by the office.',
    },
    { text: 'The census goes up on time, and nobody works the Sunday before it.' },
    {
      text: 'Unexplained absence is on a list by half past nine, with the sibling’s mark beside it.',
    },
    {
      text: 'The designated safeguarding lead sees the pattern in three small notes that three people wrote.',
    },
    {
      text: 'A leaver’s main file and child protection file travel separately, each with a receipt.',
    },
    {
      text: 'UCAS references start from what teachers noted through the year.',
    },
    {
      text: 'Retention dates are set when the record is made, following the IRMS schools toolkit.',
    },
  ],
  callToAction: 'Tell us how often you type one pupil in',
};
