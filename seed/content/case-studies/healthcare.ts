import type { CaseStudySeed } from '../../types';

/** A sample: the group, its people and what they say are invented, and nothing was measured. */
export const healthcareStudy: CaseStudySeed = {
  headline: 'One diary for seven clinics',
  intro:
    'A private group in south London had grown by buying clinics, and each brought a diary of its own. The platform put bookings, notes, referrals and invoices on one patient record, clinic by clinic, while all seven stayed open.',
  chapters: [
    {
      title: 'Before: five windows for one patient',
      text: 'Reception kept a diary, a notes system, a referral inbox, a billing portal and a rota open at once. To find a free slot at another clinic, somebody rang that clinic. Referral letters were scanned and waited for the weekly meeting.\n\nAt the end of the month two people compared visits with invoices, because a visit could be in the diary and nowhere else.',
    },
    {
      title: 'The work: the diary first',
      text: 'Discovery was two days behind two reception desks. The first version was a diary for one clinic and nothing more, used beside the old one for a fortnight. Then came referrals, notes and invoices, and one clinic after another, always over a weekend.\n\nThe group’s clinical safety officer kept the hazard log with us. The worst hazard in it was found early: two patients of the same name on one morning. The diary now asks for the date of birth whenever two names are alike.',
    },
    {
      title: 'After: one window',
      text: 'Reception books at any clinic from one screen, against rooms, clinicians and what each may do. A referral arrives on the record with its letter and with somebody’s name against it. When a visit ends, the letter to the GP is drafted and the invoice is split between insurer and patient.\n\nTwo things stayed: the accounts package and the laboratory’s own portal. Replacing them would have cost more than it saved.',
    },
  ],
  screens: [
    {
      picture: 'healthcare-referrals',
      caption:
        'Referrals on the same morning: what has just come in, who is reading it, and which date each patient was offered. The letter opens beside the record.',
    },
  ],
  featuresHeading: 'What was built',
  features: [
    {
      title: 'Seven sites, one diary',
      description:
        'Rooms, theatres and video calls side by side. A list cannot be opened without a room, a clinician and the competency it needs.',
      icon: 'calendar-range',
    },
    {
      title: 'Referrals with an owner',
      description:
        'Each is read on the day it arrives and given a priority. It cannot be closed until the patient has a date or the GP has an answer.',
      icon: 'file-check',
    },
    {
      title: 'Theatre lists',
      description:
        'Allergies and escorts stand on the list itself, so that a latex allergy is seen when the order is set and not at the door.',
      icon: 'table-properties',
    },
    {
      title: 'Invoices from the visit',
      description:
        'What was done is coded once. Insurer and patient get their parts, and both payments are matched when they arrive.',
      icon: 'credit-card',
    },
    {
      title: 'Who saw what',
      description:
        'Each view of a record is logged with its reason. Access follows the role and ends with the contract.',
      icon: 'shield-check',
    },
  ],
  callToAction: 'How many windows does your reception keep open?',
};
