import type { IndustrySeed } from '../../types';

export const healthcare: IndustrySeed = {
  title: 'Healthcare',
  slug: 'healthcare',
  description:
    'Bespoke software for groups of private clinics: booking, notes, referrals, rotas and insurer billing on one patient record.',
  icon: 'heart-pulse',
  bgClass: 'ground-hatch-0',
  intro:
    'We build bespoke software for groups of private clinics in the UK. Booking, notes, referrals, rotas and invoices share one patient record. If Semble or Meddbase works well for you, we connect it.',
  drawing: {
    building: 'healthcare',
    layers: [
      { name: 'Patient record' },
      { name: 'Appointment book' },
      { name: 'Referral inbox' },
      { name: 'Rota spreadsheet' },
      { name: 'Insurer billing' },
      { name: 'CQC evidence folder' },
    ],
    title: 'One record.',
    caption: 'From first call to discharge letter',
    above: 'Above: what patients see',
    below: 'Below: where the clinics keep their records',
    seed: 137,
  },
  solutionsHeading: 'Bespoke clinic software: six parts, one record',
  solutions: [
    {
      title: 'One clinical record',
      description:
        'Every site sees notes, letters, consents and results in date order, with SNOMED CT codes and FHIR export.',
      standards: 'FHIR R4, SNOMED CT, imports from Semble and Meddbase',
      replaces: [1],
    },
    {
      title: 'Booking and referrals',
      description:
        'Patients book, move and cancel online. Each referral goes on the record with its letter, priority and owner. We connect NHS services if you hold an NHS contract.',
      standards: 'For NHS-funded care: e-Referral Service, NHS login, PDS',
      replaces: [2, 3],
    },
    {
      title: 'Rotas and rooms',
      description:
        'You can open a clinic or theatre list only when a room and a clinician with the right skills are available.',
      standards: 'GMC, NMC and HCPC register checks',
      replaces: [4],
    },
    {
      title: 'Billing that follows care',
      description:
        'After each visit, the system sends the insurer an invoice with the treatment codes and bills the patient for the excess. It matches both payments when they arrive.',
      standards: 'Healthcode, CCSD codes, Stripe',
      replaces: [5],
    },
    {
      title: 'Evidence for the CQC',
      description:
        'Audits, incidents and training stand beside the work that they concern, so an inspector reads the records that you use.',
      standards: 'CQC five key questions, LFPSE',
      replaces: [6],
    },
    {
      title: 'Who saw what',
      description:
        'A log that you can search shows every view of a record. A person’s access follows their role and ends with their contract.',
      standards: 'DSPT, Caldicott Principles, DCB0129 and DCB0160',
      replaces: [1, 2, 3, 4, 5, 6],
    },
  ],
  useCasesHeading: 'Two worked examples, both made up: eye clinics and physiotherapy',
  useCases: [
    {
      title: 'A group of four eye clinics',
      description:
        'Optometrists email scans, staff save them in shared folders and surgeons search for them before each list. In one system, each scan would go on the patient’s record when it arrives, and the surgeon would open it with the referral.',
      before: '5 shared folders',
      after: '1 record',
      lines: 5,
    },
    {
      title: 'A community physiotherapy service',
      description:
        'Nine sites have nine sets of rules for referrals, which arrive as scanned PDFs and wait for the Thursday meeting. A physiotherapist could triage each on a tablet when it arrives. The patient would get a date that day, and the GP a message.',
      before: '6 days to triage',
      after: 'same day',
      lines: 6,
    },
  ],
  benefitsHeading: 'What changes, and how we work with you',
  benefits: [
    { text: 'Patients enter their own details, and staff do not retype them.' },
    {
      text: 'A cancelled slot is offered to the waiting list within a minute.',
    },
    { text: 'Invoices go out on the day of the visit, so month end needs no extra evening.' },
    {
      text: 'We hold data in the UK and agree the DPIA with you before we move the first record.',
    },
    {
      text: 'We write the DTAC answers and the clinical hazard log as we build, so you have them when a commissioner asks.',
    },
    {
      text: 'Before anything calculates a dose or suggests a diagnosis, we settle with you whether it is a medical device under the UK MDR 2002.',
    },
    {
      text: 'A clinician whom you name reviews each design before we build it.',
    },
  ],
  callToAction: 'Which systems does your reception use?',
};
