import type { PictureSeed } from '../types';

export const pictures: PictureSeed[] = [
  {
    name: 'deelflo',
    file: 'deelflo.jpeg',
    alt: 'Deelflo’s valuation screen for one company: four methods plotted as ranges around a weighted figure, the adjustments below with the page each came from, and a draft offer on the right.',
  },
  {
    name: 'healthcare-platform',
    file: 'healthcare-platform.jpeg',
    alt: 'A clinic’s calendar for one morning: three rooms, a theatre and video calls side by side, with one patient’s visit, allergy and invoice open on the right.',
  },
  {
    name: 'retail-inventory',
    file: 'retail-inventory.jpeg',
    alt: 'A stock grid: a row for each garment, a column for each of eleven shops and the web store, low counts marked, a move or a reorder suggested, and tonight’s two vans below.',
  },
  {
    name: 'hr-platform',
    file: 'hr-platform.jpeg',
    alt: 'A ward’s rota for one week: a row for each nurse, shifts and approved leave by day, two gaps marked, with who could cover them and the leave asked for on the right.',
  },
  {
    name: 'financial-crm',
    file: 'financial-crm.jpeg',
    alt: 'A financial adviser’s client file: one household’s holdings and objectives, a dated record of advice, and the month’s reviews sorted by stage on the right.',
  },
  {
    name: 'restaurant-management',
    file: 'restaurant-management.jpeg',
    alt: 'A restaurant’s table plan at 19:22: tables coloured by course and named by party, the kitchen’s open tickets on the right, the next arrivals along the foot.',
  },
  {
    name: 'education-portal',
    file: 'education-portal.jpeg',
    alt: 'A sixth-former’s timetable for one week, with rooms and teachers; on the right, the marks released today, attendance, and a form for a parent to sign.',
  },
  {
    name: 'logistics-operations',
    file: 'logistics-operations.jpeg',
    alt: 'A fleet map of eastern England with one lorry’s route from Felixstowe to Corby, beside a list of vehicles with arrival times, delays and one entry held at customs.',
  },
  {
    name: 'healthcare-referrals',
    file: 'healthcare-referrals.jpeg',
    alt: 'A clinic group’s referrals in four columns: arrived, being read, offered a date and booked; on the right one patient’s letter from the GP, with a priority and a slot to offer.',
  },
  {
    name: 'retail-goods-in',
    file: 'retail-goods-in.jpeg',
    alt: 'A transfer from Bath arriving in Ely: seven lines with the number sent and the number scanned, one of them short by one, and the phone that scans the labels on the right.',
  },
  {
    name: 'logistics-job',
    file: 'logistics-job.jpeg',
    alt: 'One container job from Felixstowe to Corby: a line of time from slot to signature, the driver’s hours left, the customs entry with its status, and three messages.',
  },
];

export const galleryPictures: PictureSeed[] = [
  {
    name: 'gallery-clinic',
    file: 'gallery-clinic.jpeg',
    alt: 'Line drawing of a clinic and the street before it, on ground cut open to show its strata; on the right they thin out into one solid yellow layer.',
  },
  {
    name: 'gallery-warehouse',
    file: 'gallery-warehouse.jpeg',
    alt: 'Line drawing of a warehouse with its yard, above hatched and faulted strata that run out into one yellow layer.',
  },
  {
    name: 'gallery-workshop',
    file: 'gallery-workshop.jpeg',
    alt: 'Line drawing of a workshop with one yellow part, standing on a section through the ground in which many thin layers become one.',
  },
  {
    name: 'gallery-harbour',
    file: 'gallery-harbour.jpeg',
    alt: 'Line drawing of a harbour at the edge of the land; below the quay the ground is cut open, layer on layer, with one of them solid yellow.',
  },
  {
    name: 'gallery-terrace',
    file: 'gallery-terrace.jpeg',
    alt: 'Line drawing of a terrace of houses on one ground line, with broken strata beneath and a yellow layer that takes their place.',
  },
  {
    name: 'gallery-school',
    file: 'gallery-school.jpeg',
    alt: 'Line drawing of a school above a section through the ground, its hatched layers giving way to a single yellow one.',
  },
  {
    name: 'gallery-airfield',
    file: 'gallery-airfield.jpeg',
    alt: 'Line drawing of an airfield on level ground, the strata beneath it tilted and faulted until one yellow layer takes over.',
  },
  {
    name: 'gallery-solar-farm',
    file: 'gallery-solar-farm.jpeg',
    alt: 'Line drawing of a solar farm, its rows of panels on a ground of pale hatched strata and one solid yellow layer.',
  },
  {
    name: 'gallery-strata',
    file: 'gallery-strata.jpeg',
    alt: 'Drawing of strata alone, each with its own hatching and pale tint, bent and broken by faults.',
  },
  {
    name: 'gallery-one-layer',
    file: 'gallery-one-layer.jpeg',
    alt: 'Drawing of the ground in which every thin layer ends, one after another, and a single yellow layer fills the whole depth.',
  },
];
