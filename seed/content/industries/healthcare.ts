import type { IndustrySeed } from '../../types';

export const healthcare: IndustrySeed = {
  title: 'Healthcare',
  slug: 'healthcare',
  description:
    'One record from the first call to the discharge letter, built with DTAC and the DSPT on the table, for clinics that live in six log-ins.',
  icon: 'heart-pulse',
  bgClass: 'ground-hatch-0',
  intro:
    'Clinics keep six systems open to see one patient. We build the one that holds booking, notes, referral, rota and invoice together, drawn with your clinical safety officer and your Caldicott Guardian in the room, and with DTAC, the DSPT and UK GDPR answered from the first sketch.',
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
  solutionsHeading: 'What the one patient record holds',
  solutions: [
    {
      title: 'One clinical record',
      description:
        'Notes, letters, consents and results in date order at every site, with SNOMED CT codes and FHIR export.',
      standards: 'FHIR R4, SNOMED CT, Personal Demographics Service',
      replaces: [1],
    },
    {
      title: 'Booking and referrals',
      description:
        'Patients book, move and cancel online. A referral from e-RS lands on the record with its letter and its priority, and somebody’s name against it.',
      standards: 'NHS e-Referral Service, NHS login, text reminders',
      replaces: [2, 3],
    },
    {
      title: 'Rotas and rooms',
      description:
        'A list cannot be opened unless a room, a clinician and the right competency are free at the same time.',
      standards: 'GMC, NMC and HCPC register checks',
      replaces: [4],
    },
    {
      title: 'Billing that follows care',
      description:
        'The discharge raises the invoice, coded for the insurer, with the excess split out for the patient and both halves reconciled when they land.',
      standards: 'Healthcode, CCSD codes, Stripe',
      replaces: [5],
    },
    {
      title: 'Evidence for the CQC',
      description:
        'Audits, incidents and training sit beside the work they describe, so inspection week is an ordinary week.',
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
        'Reception kept five windows open and rang other sites to find a slot. Now a caller is booked in 70 seconds at whichever clinic is free, and the clinician reads the same note the receptionist saw.',
      before: '5 log-ins',
      after: '1 log-in',
      lines: 5,
    },
    {
      title: 'A community physiotherapy service',
      description:
        'Referrals came as scanned PDFs and waited for the Thursday meeting. They are now read on arrival and triaged by a physiotherapist on a tablet. The patient is offered a date the same day and the GP is told without a letter being dictated.',
      before: '6 days to triage',
      after: 'same day',
      lines: 4,
    },
  ],
  benefitsHeading: 'What changes for a clinic',
  benefits: [
    { text: 'A patient’s details are typed once, by the patient.' },
    {
      text: 'A cancelled slot is offered to the waiting list within a minute, before the chair is cold.',
    },
    { text: 'Invoices leave when patients do, and month end is an ordinary Tuesday.' },
    {
      text: 'Data held in the UK, with the DPIA agreed before the first patient is moved.',
    },
    {
      text: 'The DTAC answers and the clinical hazard log are written as we build, ready for a commissioner who asks.',
    },
    { text: 'An engineer on the phone for whom DNA means “did not attend”.' },
  ],
  callToAction: 'Show us your six log-ins',
};
