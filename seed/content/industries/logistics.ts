import type { IndustrySeed } from '../../types';

export const logistics: IndustrySeed = {
  title: 'Logistics',
  slug: 'logistics',
  description:
    'Jobs, drivers, customs entries and proof of delivery on one manifest, from the quay to the customer’s gate.',
  icon: 'truck',
  bgClass: 'ground-hatch-6',
  intro:
    'The lorry is at Felixstowe, the slot is on the port’s site, the MRN is in an agent’s e-mail and the driver has 47 minutes of driving left. The traffic office holds all of this in its head, and its head goes home at six. We build the manifest that carries job, driver, vehicle, customs entry and delivery note together, so that whoever is on nights can read it.',
  drawing: {
    building: 'logistics',
    layers: [
      { name: 'Job sheets in Excel' },
      { name: 'Phone and WhatsApp' },
      { name: 'Port booking sites' },
      { name: 'Customs agent’s e-mails' },
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
  solutionsHeading: 'What rides on the one manifest',
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
        'Slot, commodity codes, MRN and GMR hang on the consignment. The driver gets the barcode when it is live, and the office sees a customs hold as soon as it is set.',
      standards: 'CDS, GVMS, NCTS transit, EORI, CMR note',
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
  useCasesHeading: 'Worked examples: boxes and pallets',
  useCases: [
    {
      title: 'A container haulier with 48 tractor units',
      description:
        'Customers rang to ask where the box was, and the office rang the driver. Each consignment now has a page with its position, its customs status and an arrival time that moves with the A14.',
      before: '70 “where is it” calls a day',
      after: '20 calls a day',
      lines: 7,
    },
    {
      title: 'A pallet carrier in the Midlands',
      description:
        'Signed notes came back in the cab on Friday and were scanned on Monday. The invoice now leaves with the signature, and a claim for a crushed corner is settled from the photograph.',
      before: '11 days to invoice',
      after: 'same day',
      lines: 5,
    },
  ],
  benefitsHeading: 'What changes in the traffic office',
  benefits: [
    {
      text: 'A maintenance file that can be put before the traffic commissioner as it stands.',
    },
    { text: 'The break is planned where there is a parking space and a working toilet.' },
    { text: 'The night shift reads what the day shift knew.' },
    {
      text: 'The DVSA earned recognition KPIs are on the wall each week, whether or not you have applied.',
    },
    {
      text: 'Empty miles by lane, beside the return load that was turned down.',
    },
    { text: 'Demurrage and waiting time claimed with the gate times attached.' },
    { text: 'A customer invoiced for what was signed for.' },
  ],
  callToAction: 'Show us tonight’s manifest, all eight versions',
};
