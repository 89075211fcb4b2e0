import type { CaseStudySeed } from '../../types';

/** A sample: the group, its people and what they say are invented, and nothing was measured. */
export const healthcareStudy: CaseStudySeed = {
  headline: 'One diary for seven clinics',
  intro:
    'A private group in south London had bought seven clinics, and each used its own diary. We built bespoke software with bookings, notes, referrals and invoices on one patient record. We moved the clinics over in turn, and all seven stayed open.',
  facts: [
    { label: 'First version live after', value: '9 weeks' },
    { label: 'First version, ex VAT', value: '£10,000 to £25,000' },
    { label: 'All four releases, ex VAT', value: '£70,000 to £90,000' },
    { label: 'Live since', value: 'March 2025' },
    { label: 'Windows open at reception', value: 'From 5 to 1' },
  ],
  chapters: [
    {
      title: 'Before: five windows for each patient',
      text: 'Receptionists kept a diary, a notes system, a referral inbox, a billing portal and a rota open. They rang another clinic to find a free slot there. Staff scanned referral letters, which then waited for the weekly meeting.\n\nAt the end of each month two people compared visits with invoices, because some visits were only in the diary.',
    },
    {
      title: 'The work: the diary first',
      text: 'In Discovery we spent two days behind two reception desks. The first version was a diary for one clinic, which ran beside the old diary for a fortnight. We then added referrals, notes, invoices and the rota, and moved the other clinics over at weekends.\n\nOur clinical safety officer kept the hazard log with the group’s own. We found the worst hazard early: two patients with the same name on the same morning. The diary now asks for the date of birth when two names are alike.',
    },
    {
      title: 'After: one window',
      text: 'Receptionists book at any clinic from one screen and see which rooms and clinicians are free. The system adds each referral and its letter to the record and names an owner. After a visit it drafts the letter to the GP and splits the invoice between insurer and patient.\n\nThe group kept its accounts package and the laboratory’s portal. Replacing them would have cost more than it saved.',
    },
  ],
  screens: [
    {
      picture: 'healthcare-referrals',
      darkPicture: 'healthcare-referrals-dark',
      caption:
        'The referrals of one morning: new letters, the clinician who reads each and the date offered to each patient.',
    },
  ],
  featuresHeading: 'What was built',
  features: [
    {
      title: 'Seven sites, one diary',
      description:
        'The diary shows rooms, theatres and video calls side by side. Staff can open a list only when a room and a clinician with the right skills are available.',
      icon: 'calendar-range',
    },
    {
      title: 'Referrals with an owner',
      description:
        'A clinician reads each referral on the day it arrives and sets a priority. Staff cannot close it until the patient has a date or the GP has an answer.',
      icon: 'file-check',
    },
    {
      title: 'Theatre lists',
      description:
        'The list shows allergies and escorts, so staff see a latex allergy when they set the order of patients.',
      icon: 'table-properties',
    },
    {
      title: 'Invoices from the visit',
      description:
        'Staff code the treatment during the visit. The system bills the insurer and the patient and matches both payments when they arrive.',
      icon: 'credit-card',
    },
    {
      title: 'Who saw what',
      description:
        'A log shows who opened each record, when and why. A person’s access follows their role and ends with their contract.',
      icon: 'shield-check',
    },
  ],
  callToAction: 'How many windows does your reception keep open?',
};
