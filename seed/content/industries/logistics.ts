import type { IndustrySeed } from '../../types';

export const logistics: IndustrySeed = {
  title: 'Logistics',
  slug: 'logistics',
  description:
    'Bespoke software for hauliers: jobs, drivers, port slots, customs entries and proof of delivery on a single job record.',
  icon: 'truck',
  bgClass: 'ground-hatch-6',
  intro:
    'We build transport software that keeps the job, driver, vehicle, customs status and delivery note together. When the planner goes home at six, the night shift still knows where each lorry stands.',
  drawing: {
    building: 'logistics',
    layers: [
      { name: 'Job sheets in Excel' },
      { name: 'Phone and WhatsApp' },
      { name: 'Port booking sites' },
      { name: 'Customs agent’s emails' },
      { name: 'Tachograph downloads' },
      { name: 'Workshop wall planner' },
      { name: 'Delivery note scans' },
      { name: 'Invoices, typed again' },
    ],
    title: 'One manifest.',
    caption: 'From the quay to the signed delivery note',
    above: 'Above: what customers track',
    below: 'Below: what the traffic office logs in to',
    seed: 771,
  },
  solutionsHeading: 'From the booked slot to the invoice',
  solutions: [
    {
      title: 'Planning that counts the hours',
      description:
        'The system offers a job to drivers with enough hours, the right licence and a vehicle allowed on the route. It counts breaks and zone charges before you promise a time.',
      standards: 'Drivers’ hours rules, ULEZ and clean air zones, Direct Vision Standard',
      replaces: [1, 2],
    },
    {
      title: 'Through the port',
      description:
        'The job holds its slot, container release and customs entry. The office sees a hold as soon as the port’s systems report it. For ro-ro loads, the driver has the GMR on a phone.',
      standards: 'Felixstowe CBS (once VBS), Destin8, CDS; GVMS for ro-ro',
      replaces: [3, 4],
    },
    {
      title: 'Proof at the gate',
      description:
        'Drivers record the signature, photograph, time and temperature, even without a signal. They note damage by line, and the customer sees it before the lorry leaves.',
      standards: 'ePOD, CMR reservations, RHA Conditions of Carriage',
      replaces: [7],
    },
    {
      title: 'Cards and downloads',
      description:
        'The system asks for driver cards before day 28 and vehicle units before day 90. Drivers explain infringements, and the transport manager signs them off.',
      standards: 'Assimilated Regulation 561/2006, Road Transport (Working Time) Regulations 2005',
      replaces: [5],
    },
    {
      title: 'Fit for the road',
      description:
        'See walkaround checks, defects, safety inspections, brake tests and MOT by registration. The planner uses the inspection interval on your O-licence.',
      standards: 'DVSA Guide to maintaining roadworthiness, Vehicle Operator Licensing',
      replaces: [6],
    },
    {
      title: 'Invoiced on the signature',
      description:
        'The delivery closes the job. The system adds fuel surcharge, waiting time and demurrage, and sends the invoice with the signed note.',
      standards: 'Sage, Xero, duty deferment statements',
      replaces: [8],
    },
  ],
  useCasesHeading: 'Worked examples: chilled loads and pallets',
  useCases: [
    {
      title: 'A chilled-food haulier with 48 vehicles',
      description:
        'Customers ring to ask where the load is, and the office rings the driver. A tracking page for each load could show its position, its temperature and an arrival time that follows the traffic.',
      before: '7 “where is it” calls an hour',
      after: '1 tracking page a load',
      lines: 7,
    },
    {
      title: 'A pallet carrier in the Midlands',
      description:
        'Drivers bring signed notes back on Friday, and the office scans them on Monday. If customers sign on the driver’s app, the note goes out with the invoice that evening. A photograph settles a claim for damage.',
      before: '11 days to invoice',
      after: 'same day',
      lines: 9,
    },
  ],
  benefitsHeading: 'For the night shift and the transport manager',
  benefits: [
    {
      text: 'You can put the maintenance file before the traffic commissioner as it stands.',
    },
    { text: 'You plan breaks where drivers have a parking space and a working toilet.' },
    { text: 'The night shift reads what the day shift knew.' },
    {
      text: 'You see the DVSA earned recognition KPIs each week, whether or not you have applied.',
    },
    {
      text: 'You see empty miles by lane, with the return loads that you turned down.',
    },
    { text: 'You claim demurrage and waiting time with the gate times attached.' },
    { text: 'The invoice lists what the customer signed for.' },
  ],
  callToAction: 'Send us a job and list the systems it went through',
};
