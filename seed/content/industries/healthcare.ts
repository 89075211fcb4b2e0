import type { IndustrySeed } from '../../types';

export const healthcare: IndustrySeed = {
  title: 'Healthcare',
  slug: 'healthcare',
  description:
    'Bespoke software for groups of private clinics: booking, notes, referrals, rotas and insurer billing on one patient record.',
  icon: 'heart-pulse',
  bgClass: 'ground-hatch-0',
  intro:
    'We build software for groups of private clinics. It keeps booking, notes, referrals, rotas and invoices on the same patient record. If Semble or Meddbase works well for you, we connect it.',
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
    below: 'Below: what staff log in to',
    seed: 137,
  },
  solutionsHeading: 'Six parts of one patient record',
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
        'Patients book, move and cancel online. The system adds each referral to the record with its letter, priority and owner. We connect NHS services if you hold an NHS contract.',
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
        'The discharge raises an invoice with the insurer’s codes. The system bills the patient for the excess and matches both payments when they arrive.',
      standards: 'Healthcode, CCSD codes, Stripe',
      replaces: [5],
    },
    {
      title: 'Evidence for the CQC',
      description:
        'The system keeps audits, incidents and training beside the work they describe, so an inspector reads the records that you use.',
      standards: 'CQC five key questions, LFPSE',
      replaces: [6],
    },
    {
      title: 'Who saw what',
      description:
        'The system logs every view of a record, and you can search the log. Access follows the role and ends with the contract.',
      standards: 'DSPT, Caldicott Principles, DCB0129 and DCB0160',
      replaces: [1, 2, 3, 4, 5, 6],
    },
  ],
  useCasesHeading: 'Worked examples: eye clinics and physiotherapy',
  useCases: [
    {
      title: 'A group of four eye clinics',
      description:
        'Optometrists email scans, staff save them in shared folders and surgeons search for them before each list. If every scan goes on the patient record on arrival, the surgeon opens it with the referral.',
      before: '5 shared folders',
      after: '1 record',
      lines: 5,
    },
    {
      title: 'A community physiotherapy service',
      description:
        'Referrals arrive as scanned PDFs and wait for the Thursday meeting. If a physiotherapist triages them on a tablet as they arrive, patients get a date the same day and the system tells the GP.',
      before: '6 days to triage',
      after: 'same day',
      lines: 6,
    },
  ],
  benefitsHeading: 'On an ordinary clinic day',
  benefits: [
    { text: 'Patients enter their own details, and staff do not retype them.' },
    {
      text: 'The system offers a cancelled slot to the waiting list within a minute.',
    },
    { text: 'Invoices go out on the day of the visit, so month end needs no extra evening.' },
    {
      text: 'We hold data in the UK and agree the DPIA with you before we move the first patient.',
    },
    {
      text: 'We write the DTAC answers and the clinical hazard log as we build, so you have them when a commissioner asks.',
    },
    {
      text: 'Before anything calculates a dose or suggests a diagnosis, we settle with you whether it is a medical device under the UK MDR 2002.',
    },
    {
      text: 'Your clinical safety officer and Caldicott Guardian review each design before we build it.',
    },
  ],
  callToAction: 'Which systems does your reception use?',
};
