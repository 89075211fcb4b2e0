import type { PictureSeed } from '../types';

export const pictures: PictureSeed[] = [
  {
    name: 'deelflo',
    file: 'deelflo.jpeg',
    alt: 'Deelflo’s valuation screen for a company: four methods plotted as ranges around a weighted figure, the adjustments below with the page of each, and a draft offer on the right.',
  },
  {
    name: 'deelflo-dark',
    file: 'deelflo-dark.jpeg',
    alt: 'Deelflo’s valuation screen for a company: four methods plotted as ranges around a weighted figure, the adjustments below with the page of each, and a draft offer on the right.',
  },
  {
    name: 'healthcare-platform',
    file: 'healthcare-platform.jpeg',
    alt: 'A clinic’s calendar for one morning: three rooms, a theatre and video calls side by side, with one patient’s visit, allergy and invoice open on the right.',
  },
  {
    name: 'healthcare-platform-dark',
    file: 'healthcare-platform-dark.jpeg',
    alt: 'A clinic’s calendar for one morning: three rooms, a theatre and video calls side by side, with one patient’s visit, allergy and invoice open on the right.',
  },
  {
    name: 'retail-inventory',
    file: 'retail-inventory.jpeg',
    alt: 'A stock grid: a row for each garment, a column for each of eleven shops and the web store, low counts marked, a move or a reorder suggested, and tonight’s two vans below.',
  },
  {
    name: 'retail-inventory-dark',
    file: 'retail-inventory-dark.jpeg',
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
    name: 'healthcare-referrals-dark',
    file: 'healthcare-referrals-dark.jpeg',
    alt: 'A clinic group’s referrals in four columns: arrived, being read, offered a date and booked; on the right one patient’s letter from the GP, with a priority and a slot to offer.',
  },
  {
    name: 'retail-goods-in',
    file: 'retail-goods-in.jpeg',
    alt: 'A transfer from Bath arriving in Ely: seven lines with the number sent and the number scanned, one of them short by one; on the right the phone that scans the labels, and at the foot a note that the missing shirt stays on the van’s count.',
  },
  {
    name: 'retail-goods-in-dark',
    file: 'retail-goods-in-dark.jpeg',
    alt: 'A transfer from Bath arriving in Ely: seven lines with the number sent and the number scanned, one of them short by one; on the right the phone that scans the labels, and at the foot a note that the missing shirt stays on the van’s count.',
  },
  {
    name: 'logistics-job',
    file: 'logistics-job.jpeg',
    alt: 'One container job from Felixstowe to Corby: a timeline from customs clearance to the expected arrival, the driver’s hours left, the customs entry with its status, and two messages.',
  },
];

export const galleryPictures: PictureSeed[] = [
  {
    name: 'gallery-clinic',
    file: 'gallery-clinic.jpeg',
    alt: 'Line drawing of a two-storey clinic cut open: waiting room, reception, scanner and operating theatre, with an ambulance outside. A solid yellow layer runs under it above hatched strata.',
  },
  {
    name: 'gallery-warehouse',
    file: 'gallery-warehouse.jpeg',
    alt: 'Line drawing of the inside of a warehouse: tall racks of boxes, a forklift truck with a yellow pallet and closed doors on the right. A solid yellow layer runs under the floor above hatched strata.',
  },
  {
    name: 'gallery-workshop',
    file: 'gallery-workshop.jpeg',
    alt: 'Line drawing of a workshop with a saw-tooth roof, two people at machines and a yellow shutter, raised between two faults. The strata below, one of them yellow, are shifted along the faults.',
  },
  {
    name: 'gallery-harbour',
    file: 'gallery-harbour.jpeg',
    alt: 'Line drawing of a container ship at a quay, where a crane lifts a yellow container towards a lorry. A yellow layer runs under the water and the quay above hatched strata.',
  },
  {
    name: 'gallery-terrace',
    file: 'gallery-terrace.jpeg',
    alt: 'Night drawing of a terrace of seven houses on a slope, with cellars below and a lit yellow window. A yellow layer follows the slope above darker strata; a person walks a dog under a street lamp.',
  },
  {
    name: 'gallery-school',
    file: 'gallery-school.jpeg',
    alt: 'Line drawing of a school with a clock and a yellow flag on a hill. Pupils climb up from a bus, and a kite flies above. A yellow layer curves through the strata of the hill.',
  },
  {
    name: 'gallery-airfield',
    file: 'gallery-airfield.jpeg',
    alt: 'Night drawing of an airfield: a control tower with yellow windows, a hangar with an aircraft and another taking off over runway lights. A yellow layer widens to the right between dark strata.',
  },
  {
    name: 'gallery-solar-farm',
    file: 'gallery-solar-farm.jpeg',
    alt: 'Line drawing of a solar farm on a slope, with sheep among the panels, wind turbines and a yellow sun. A cable from each panel leads to a yellow layer in the ground.',
  },
  {
    name: 'gallery-strata',
    file: 'gallery-strata.jpeg',
    alt: 'Drawing of the ground alone: curved strata with different hatching and pale tints, one of them yellow, broken and shifted along three faults.',
  },
  {
    name: 'gallery-one-layer',
    file: 'gallery-one-layer.jpeg',
    alt: 'Line drawing of a street with houses, shops, an office block and a church. Below it solid yellow fills the ground, and thin lines from the left end in dots.',
  },
];
