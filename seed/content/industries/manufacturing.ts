import type { IndustrySeed } from '../../types';

export const manufacturing: IndustrySeed = {
  slug: 'manufacturing',
  title: 'Manufacturing',
  description:
    'Custom software for manufacturers: planning, stock, quality and dispatch on one works order, the same in the office and on the floor.',
  icon: 'factory',
  bgClass: 'ground-hatch-0',
  intro:
    'MRP says there are 400 brackets. The rack says 312, and the planner believes the rack. Our software is built round the works order that sales, stores, machinists and inspection all write to. Drawing issue, batch, scrap and promise date stay with the job from enquiry to delivery note, and Sage or Xero can go on doing the accounts.',
  drawing: {
    building: 'manufacturing',
    layers: [
      { name: 'Estimating workbook' },
      { name: 'Weekly MRP run' },
      { name: 'Printed works orders' },
      { name: 'Stock cards' },
      { name: 'Downtime whiteboard' },
      { name: 'Inspection reports' },
      { name: 'NCR folder' },
      { name: 'Dispatch diary' },
    ],
    title: 'One works order.',
    caption: 'The same job in the office and on the floor',
    above: 'Above: what leaves on the lorry',
    below: 'Below: what the shop floor fills in',
    seed: 419,
  },
  solutionsHeading: 'What travels with the job',
  solutions: [
    {
      title: 'Estimates that turn into jobs',
      description:
        'An estimate is built from the BOM and routing at this week’s material prices. When it is won it becomes the works order, and actual time and scrap are held against it line by line.',
      standards: 'Multi-level BOMs, routings, Sage 200, Xero',
      replaces: [1],
    },
    {
      title: 'Planning to the machines you have',
      description:
        'Demand is netted against counted stock and loaded on real machines, shifts and subcontractors. When a casting is late, sales can see which promise dates are at risk.',
      standards: 'MRP, finite capacity scheduling, kanban',
      replaces: [2, 3],
    },
    {
      title: 'Stores by heat and batch',
      description:
        'Bar, castings and bought-out parts are booked in with heat number and mill certificate. Scan an assembly for every batch in it, or a batch for every customer who has some.',
      standards: 'EN 10204 3.1, GS1 barcodes, RoHS, UK REACH',
      replaces: [4],
    },
    {
      title: 'A tablet at each machine',
      description:
        'It opens the current drawing issue, books start, stop and scrap, and asks why the spindle is idle. Availability, performance and quality are worked out from those events.',
      standards: 'OEE, OPC UA, MTConnect',
      replaces: [5],
    },
    {
      title: 'Inspection and non-conformance',
      description:
        'A drawing is ballooned once, and its first article forms fill from CMM and gauge. An NCR quarantines its batch at once and will not close without a cause and a check that the fix held.',
      standards: 'ISO 9001, AS9100, AS9102, 8D, calibration records',
      replaces: [6, 7],
    },
    {
      title: 'Dispatch with its paperwork',
      description:
        'Delivery note, certificate of conformity and test results go out with the pallet. Technical files and declarations are held for each marked product and revision.',
      standards: 'UKCA and CE marking, commodity codes, DESADV',
      replaces: [8],
    },
  ],
  useCasesHeading: 'Worked examples from two shop floors',
  useCases: [
    {
      title: 'A subcontract machinist with 45 staff',
      description:
        'First article reports for aerospace parts are typed up after hours from an inspector’s notebook. With dimensions read in from the CMM and digital calipers against each balloon, the inspector writes only the remarks.',
      before: '6 hours a report',
      after: '40 minutes',
      lines: 6,
    },
    {
      title: 'A maker of stainless catering counters',
      description:
        'Sales, planning, stores and accounts each keep a count, and stock-take weekend puts them right for a few days. Here stores check twelve bins a day from a list, pickers scan what they take, and an empty kanban bin raises its own order.',
      before: '4 stock figures',
      after: '1 count',
      lines: 4,
    },
  ],
  benefitsHeading: 'By the time the shift bell goes',
  benefits: [
    { text: 'Nobody cuts to issue B when the customer has sent issue C.' },
    {
      text: 'A promise date comes from the load on the machines, and shows which jobs it would push back.',
    },
    { text: 'You know the cost of a job while it is still in the chuck.' },
    {
      text: 'A suspect heat number lists its works orders, customers and delivery notes in one search.',
    },
    { text: 'A gauge past its calibration date cannot pass a part.' },
    {
      text: 'Scrap is booked with its reason at the machine, so the Monday meeting starts from figures.',
    },
    {
      text: 'An ISO 9001 auditor can sample last week’s works orders, because those are the records.',
    },
  ],
  callToAction: 'Walk us round the shop floor',
};
