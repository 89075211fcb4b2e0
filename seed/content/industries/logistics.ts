import type { IndustrySeed } from '../../types';

export const logistics: IndustrySeed = {
  title: 'Logistics',
  slug: 'logistics',
  description:
    'Software for hauliers: jobs, drivers, port slots, customs entries and proof of delivery in one place.',
  icon: 'truck',
  bgClass: 'ground-hatch-6',
  intro:
    'A lorry is at Felixstowe. Its slot is in the port’s booking system, the customs entry is in an agent’s email and the driver has 47 minutes of driving left. The planner who knows all three goes home at six. We build transport software that keeps job, driver, vehicle, customs status and delivery note together, so that the night shift can read them too.',
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
        'A job is offered to drivers who have the hours, the licence and a vehicle that is allowed in the street. Breaks and zone charges are counted before it is promised.',
      standards: 'Drivers’ hours rules, ULEZ and clean air zones, Direct Vision Standard',
      replaces: [1, 2],
    },
    {
      title: 'Through the port',
      description:
        'Slot, container release and customs entry are kept on the job. A hold shows in the office as soon as the port’s systems report it. Ro-ro loads carry their GMR, which the driver has on a phone.',
      standards: 'Felixstowe CBS (once VBS), Destin8, CDS; GVMS for ro-ro',
      replaces: [3, 4],
    },
    {
      title: 'Proof at the gate',
      description:
        'Signature, photograph, time and temperature, taken with no signal if need be. Damage is noted by line, and the customer reads it before the lorry has turned round.',
      standards: 'ePOD, CMR reservations, RHA Conditions of Carriage',
      replaces: [7],
    },
    {
      title: 'Cards and downloads',
      description:
        'Driver cards are called in before day 28 and vehicle units before day 90. Infringements are explained by the driver, signed off by the transport manager and kept.',
      standards: 'Assimilated Regulation 561/2006, Road Transport (Working Time) Regulations 2005',
      replaces: [5],
    },
    {
      title: 'Fit for the road',
      description:
        'Walkaround checks, defects, safety inspections, brake tests and MOT by registration. The interval declared on the O-licence is the interval in the planner.',
      standards: 'DVSA Guide to maintaining roadworthiness, Vehicle Operator Licensing',
      replaces: [6],
    },
    {
      title: 'Invoiced on the signature',
      description:
        'The delivery closes the job, adds fuel surcharge, waiting time and demurrage, and sends the invoice with the signed note attached.',
      standards: 'Sage, Xero, duty deferment statements',
      replaces: [8],
    },
  ],
  useCasesHeading: 'Worked examples: containers and pallets',
  useCases: [
    {
      title: 'A container haulier with 48 tractor units',
      description:
        'Customers ring to ask where the box is, and the office rings the driver. A tracking page for each consignment can show its position, its customs status and an arrival time that moves with the traffic on the A14.',
      before: '70 “where is it” calls a day',
      after: '20 calls a day',
      lines: 7,
    },
    {
      title: 'A pallet carrier in the Midlands',
      description:
        'Signed notes come back in the cab on Friday and are scanned on Monday. Signed on the driver’s app, the note goes out with the invoice that evening, and a claim for a crushed corner is settled from the photograph.',
      before: '11 days to invoice',
      after: 'same day',
      lines: 5,
    },
  ],
  benefitsHeading: 'For the night shift and the transport manager',
  benefits: [
    {
      text: 'The maintenance file can be put before the traffic commissioner as it stands.',
    },
    { text: 'The break is planned where there is a parking space and a working toilet.' },
    { text: 'The night shift reads what the day shift knew.' },
    {
      text: 'The DVSA earned recognition KPIs are on the wall each week, whether or not you have applied.',
    },
    {
      text: 'Empty miles are listed by lane, with the return loads that were turned down.',
    },
    { text: 'Demurrage and waiting time are claimed with the gate times attached.' },
    { text: 'The invoice lists what the customer signed for.' },
  ],
  callToAction: 'Send us one job and every system it went through',
};
