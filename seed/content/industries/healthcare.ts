import type { IndustrySeed } from '../../types';

export const healthcare: IndustrySeed = {
  title: 'Healthcare',
  slug: 'healthcare',
  description:
    'Custom software for private clinics: booking, notes, referrals, rotas and insurer billing on one patient record, in place of six log-ins.',
  icon: 'heart-pulse',
  bgClass: 'ground-hatch-0',
  intro:
    'Reception at a private clinic can have six systems open to see one patient. We replace them with custom software that keeps booking, notes, referrals, rotas and invoices on one record. Where Semble or Meddbase already does part of the work well, we add an integration and leave it in place. Your clinical safety officer and Caldicott Guardian see each design before it is built.',
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
        'Notes, letters, consents and results in date order at every site, with SNOMED CT codes and FHIR export.',
      standards: 'FHIR R4, SNOMED CT, imports from Semble and Meddbase',
      replaces: [1],
    },
    {
      title: 'Booking and referrals',
      description:
        'Patients book, move and cancel online. A referral arrives on the record with its letter, its priority and somebody’s name against it. NHS services connect where you hold an NHS contract.',
      standards: 'For NHS-funded care: e-Referral Service, NHS login, PDS',
      replaces: [2, 3],
    },
    {
      title: 'Rotas and rooms',
      description:
        'A clinic or theatre list cannot be opened unless a room, a clinician and the right competency are free at the same time.',
      standards: 'GMC, NMC and HCPC register checks',
      replaces: [4],
    },
    {
      title: 'Billing that follows care',
      description:
        'The discharge raises the invoice, coded for the insurer. The patient’s excess is split out, and both payments are matched when they arrive.',
      standards: 'Healthcode, CCSD codes, Stripe',
      replaces: [5],
    },
    {
      title: 'Evidence for the CQC',
      description:
        'Audits, incidents and training are kept beside the work they describe, so an inspector reads the same records that you use.',
      standards: 'CQC five key questions, LFPSE',
      replaces: [6],
    },
    {
      title: 'Who saw what',
      description:
        'Every view of a record is logged and searchable. Access follows the role and ends with the contract.',
      standards: 'DSPT, Caldicott Principles, DCB0129 and DCB0160',
      replaces: [1, 2, 3, 4, 5, 6],
    },
  ],
  useCasesHeading: 'Worked examples: two clinics, before and after',
  useCases: [
    {
      title: 'A seven-site private group',
      description:
        'Reception keeps five windows open and rings other sites to find a slot. With one calendar for all seven sites, a caller is booked at whichever clinic is free, and the clinician reads the note that reception wrote.',
      before: '5 log-ins',
      after: '1 log-in',
      lines: 5,
    },
    {
      title: 'A community physiotherapy service',
      description:
        'Referrals come as scanned PDFs and wait for the Thursday meeting. Read on arrival and triaged by a physiotherapist on a tablet, each is offered a date the same day, and the GP is told without a dictated letter.',
      before: '6 days to triage',
      after: 'same day',
      lines: 4,
    },
  ],
  benefitsHeading: 'On an ordinary clinic day',
  benefits: [
    { text: 'A patient’s details are typed once, by the patient.' },
    {
      text: 'A cancelled slot is offered to the waiting list within a minute.',
    },
    { text: 'Invoices go out on the day of the visit, and month end takes no extra evening.' },
    {
      text: 'Data is held in the UK, and the DPIA is agreed before the first patient is moved.',
    },
    {
      text: 'DTAC answers and the clinical hazard log are written as we build, ready for a commissioner who asks.',
    },
    {
      text: 'Before anything calculates a dose or suggests a diagnosis, we settle with you whether it is a medical device under the UK MDR 2002.',
    },
  ],
  callToAction: 'Which six log-ins does reception use?',
};
