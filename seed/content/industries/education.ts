import type { IndustrySeed } from '../../types';

export const education: IndustrySeed = {
  title: 'Education',
  slug: 'education',
  description:
    'Bespoke software for schools and colleges: admissions, attendance, safeguarding and parents’ evenings on one register.',
  icon: 'graduation-cap',
  bgClass: 'ground-hatch-4',
  intro:
    'A school office types each new pupil into five systems. We build bespoke software with one register that your other systems read. We connect Arbor, SIMS or Bromcom, so you can keep your MIS.',
  drawing: {
    building: 'education',
    layers: [
      { name: 'Exports from the MIS' },
      { name: 'Admissions spreadsheet' },
      { name: 'Timetable and cover sheet' },
      { name: 'Paper concern forms' },
      { name: 'Single central record' },
      { name: 'Paper consent forms' },
      { name: 'Parents’ evening booker' },
    ],
    title: 'One register.',
    caption: 'From open day to results day',
    above: 'Above: what pupils and parents see',
    below: 'Below: where the school keeps its records',
    seed: 563,
  },
  solutionsHeading: 'Bespoke school software: six parts, one register',
  solutions: [
    {
      title: 'Enquiry to enrolment',
      description:
        'Staff follow a family from open day to acceptance. By September the pupil is on roll. The record has the UPN, any allergies and the file from the last school, and the office has retyped nothing.',
      standards: 'Common transfer file, UPN, Learning Records Service, UCAS',
      replaces: [2],
    },
    {
      title: 'Attendance and the census',
      description:
        'Teachers take registers on any device with the national codes. The system lists census and ILR errors from the first week, while tutors can still correct them.',
      standards: 'DfE school census, ILR, Arbor, SIMS, Bromcom',
      replaces: [1],
    },
    {
      title: 'Timetable and cover',
      description:
        'You plan rooms, options and part-time days in one grid. When a teacher rings in sick, the system suggests cover supervisors first and leaves PPA time alone. Exam rooms follow each candidate’s access arrangements.',
      standards: 'STPCD: rarely cover, 1,265 hours; JCQ access arrangements for exams',
      replaces: [3],
    },
    {
      title: 'Concerns, kept apart',
      description:
        'Any member of staff can record a concern, and only the safeguarding team reads it. Chronology, referrals and transfers to the next school stay off the ordinary file.',
      standards: 'KCSIE, Working Together, Prevent duty',
      replaces: [4],
    },
    {
      title: 'Checks on every adult',
      description:
        'The record shows each identity, DBS, prohibition and section 128 check, who made it and when. You see gaps by name before an inspector asks.',
      standards: 'KCSIE part three, DBS, Ofsted and ISI',
      replaces: [5],
    },
    {
      title: 'Parents, in one place',
      description:
        'Parents pay for trips and dinners and sign consents with one log-in. Evening appointments allow for siblings, separated parents and the walk from the sports hall.',
      standards: 'Free school meals, UK GDPR, Protection of Freedoms Act 2012',
      replaces: [6, 7],
    },
  ],
  useCasesHeading: 'Two worked examples, both made up: a trust and a sixth form',
  useCases: [
    {
      title: 'A trust of five primaries',
      description:
        'Two schools use Arbor and three use SIMS, so every Friday each school sends the trust a spreadsheet of attendance and free school meals. With one register, the trust could read the marks that teachers make at nine, and all five schools could start calling home at half past.',
      before: '5 Friday spreadsheets',
      after: '1 live register',
      lines: 5,
    },
    {
      title: 'A sixth-form college',
      description:
        'Entry rules differ by course and include auditions, which the MIS cannot check. Enrolment means three queues, a paper form and eight days of typing. Instead, students could confirm what they sent in spring, and staff could compare GCSE results with the entry rules. Each student would leave with a timetable.',
      before: '8 days to key 1,100 forms',
      after: 'on roll the same day',
      lines: 8,
    },
  ],
  benefitsHeading: 'What changes at school',
  benefits: [
    {
      text: 'A parent enters a new surname or a court order, and the office checks it.',
    },
    { text: 'You submit the census on time, without working the Sunday before.' },
    {
      text: 'By half past nine you have a list of unexplained absences, with each sibling’s mark.',
    },
    {
      text: 'The designated safeguarding lead can see a pattern in small notes from several colleagues.',
    },
    {
      text: 'A leaver’s main file and child protection file travel separately, each with a receipt.',
    },
    {
      text: 'UCAS references start from the notes that teachers made during the year.',
    },
    {
      text: 'Each record has its retention date from the start, following the IRMS schools toolkit.',
    },
  ],
  callToAction: 'How many times do you type each pupil’s name?',
};
