import type { IndustrySeed } from '../../types';

export const logistics: IndustrySeed = {
  title: 'Logistics',
  slug: 'logistics',
  description:
    'Bespoke software for hauliers: jobs, drivers, port slots, customs entries and proof of delivery on one job record.',
  icon: 'truck',
  bgClass: 'ground-hatch-6',
  intro:
    'We build bespoke software for haulage that your TMS cannot plan, such as container jobs. One record has job, driver, customs status and delivery note, so the night shift knows where each lorry is.',
  drawing: {
    building: 'logistics',
    layers: [
      { name: 'Job sheets in Excel' },
      { name: 'Phone and WhatsApp' },
      { name: 'Port booking sites' },
      { name: 'Customs agent’s emails' },
      { name: 'Download reminders' },
      { name: 'Workshop wall planner' },
      { name: 'Delivery note scans' },
      { name: 'Invoices, typed again' },
    ],
    title: 'One manifest.',
    caption: 'From the quay to the signed delivery note',
    above: 'Above: what customers track',
    below: 'Below: what the traffic office works with',
    seed: 771,
  },
  solutionsHeading: 'Bespoke haulage software, from slot to invoice',
  solutions: [
    {
      title: 'Planning that counts the hours',
      description:
        'If your TMS cannot plan a job, the system offers it to drivers with enough hours, the right licence and a vehicle allowed on the route.',
      standards: 'Drivers’ hours rules, LEZ, ULEZ and clean air zones, Direct Vision Standard',
      replaces: [1, 2],
    },
    {
      title: 'Through the port',
      description:
        'The job shows its slot, container release and customs entry. The office sees a hold as soon as the port’s systems report it. For ro-ro loads, the driver has the GMR on a phone.',
      standards: 'Felixstowe CBS, Destin8, CDS; GVMS for ro-ro',
      replaces: [3, 4],
    },
    {
      title: 'Proof at the gate',
      description:
        'We connect the app that you have. If none fits, we build one in which drivers record signature, photograph, temperature and damage, even without a signal.',
      standards: 'ePOD, CMR reservations, RHA Conditions of Carriage',
      replaces: [7],
    },
    {
      title: 'Cards and downloads',
      description:
        'Keep your tachograph analysis. We add reminders to download driver cards before day 28 and vehicle units before day 90. Drivers explain infringements, and the transport manager signs them off.',
      standards: 'Assimilated Regulation 561/2006, Road Transport (Working Time) Regs 2005',
      replaces: [5],
    },
    {
      title: 'Fit for the road',
      description:
        'See walkaround checks, defects, brake tests and MOT by registration. The system books safety inspections at the interval on your O-licence.',
      standards: 'DVSA Guide to maintaining roadworthiness, Vehicle Operator Licensing',
      replaces: [6],
    },
    {
      title: 'Invoiced on delivery',
      description:
        'When the customer signs, the system adds fuel surcharge, waiting time and demurrage, and sends the invoice with the note.',
      standards: 'Sage, Xero, duty deferment statements',
      replaces: [8],
    },
  ],
  useCasesHeading: 'Two worked examples, both made up: chilled loads and pallets',
  useCases: [
    {
      title: 'A chilled-food haulier with 48 vehicles',
      description:
        'No product updates customers’ portals, so customers ring, and the office rings the driver. One feed could give every portal the load’s position, temperature and arrival time.',
      before: '7 “where is it” calls an hour',
      after: '1 feed for every portal',
      lines: 7,
    },
    {
      title: 'A pallet carrier in the Midlands',
      description:
        'Signed notes come back on Friday. Staff price them by hand, as the TMS cannot apply the rates. Software could price each job on signature and invoice that evening.',
      before: '11 days to invoice',
      after: 'same day',
      lines: 9,
    },
  ],
  benefitsHeading: 'For the night shift and the transport manager',
  benefits: [
    { text: 'The maintenance file is ready for the traffic commissioner.' },
    { text: 'You plan breaks where drivers can park.' },
    { text: 'The night shift can read what the day shift agreed.' },
    { text: 'Each week you see DVSA earned recognition KPIs and empty miles by lane.' },
    { text: 'Gate times prove your claims for demurrage and waiting time.' },
  ],
  callToAction: 'Send us a job and list the systems it went through',
};
