import type { IndustrySeed } from '../../types';

export const manufacturing: IndustrySeed = {
  slug: 'manufacturing',
  title: 'Manufacturing',
  description:
    'Bespoke software for manufacturers: planning, stock, quality and dispatch on one works order for the office and the shop floor.',
  icon: 'factory',
  bgClass: 'ground-hatch-0',
  intro:
    'We build bespoke software around the works order. The drawing issue, batch, scrap and promise date stay with the job from enquiry to delivery note. Sage or Xero still does the accounts.',
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
    below: 'Below: what the works runs on',
    seed: 419,
  },
  solutionsHeading: 'Custom manufacturing software that follows the job',
  solutions: [
    {
      title: 'Estimates that turn into jobs',
      description:
        'You build an estimate from the BOM and routing at this week’s material prices. When you win the job, the estimate becomes the works order, and you can compare actual time and scrap with the estimate.',
      standards: 'Multi-level BOMs, routings, Sage 200, Xero',
      replaces: [1],
    },
    {
      title: 'Planning to the machines you have',
      description:
        'The system subtracts counted stock from demand and plans the rest on your machines, shifts and subcontractors. When a casting is late, sales can see which promise dates are at risk.',
      standards: 'MRP, finite capacity scheduling, kanban',
      replaces: [2, 3],
    },
    {
      title: 'Stores by heat and batch',
      description:
        'Bar, castings and bought-out parts arrive with a heat number and mill certificate, and stores record both. Scan an assembly to list its batches, or a batch to list the customers who have it.',
      standards: 'EN 10204 3.1, GS1 barcodes, RoHS, UK REACH',
      replaces: [4],
    },
    {
      title: 'A tablet at each machine',
      description:
        'The tablet shows the latest issue of the drawing. Machinists record starts, stops and scrap on it, and why a spindle is idle. The system works out availability, performance and quality from these entries.',
      standards: 'OEE, OPC UA, MTConnect',
      replaces: [5],
    },
    {
      title: 'Inspection and non-conformance',
      description:
        'You balloon a drawing, and CMM and gauge readings fill its first article forms. An NCR quarantines its batch and closes only with a cause and a check that the fix worked.',
      standards: 'ISO 9001, AS9100, AS9102, 8D, calibration records',
      replaces: [6, 7],
    },
    {
      title: 'Dispatch with its paperwork',
      description:
        'The delivery note, certificate of conformity and test results go out with the pallet. The system stores technical files and declarations for each marked product and revision.',
      standards: 'UKCA and CE marking, commodity codes, DESADV',
      replaces: [8],
    },
  ],
  useCasesHeading: 'Two worked examples, both made up: two shop floors',
  useCases: [
    {
      title: 'A subcontract machinist with 45 staff',
      description:
        'After hours, an inspector types up aerospace first article reports from a notebook. If the CMM and digital callipers sent each dimension to its balloon, only the remarks would be left to write.',
      before: '6 hours a report',
      after: '40 minutes',
      lines: 6,
    },
    {
      title: 'A maker of stainless catering counters',
      description:
        'Counters are made to measure. The maker tried stock products; none counts the offcuts that go back into stock. Sales, planning, stores and accounts each have a stock figure, and the four agree only for a few days after a stock-take. Instead, stores could check twelve bins a day, pickers could scan what they take and an empty kanban bin could raise an order.',
      before: '4 stock figures',
      after: '1 count',
      lines: 4,
    },
  ],
  benefitsHeading: 'What changes on the shop floor',
  benefits: [
    { text: 'Machinists see the latest issue, not an old printout.' },
    {
      text: 'You set a promise date from the load on the machines and see which jobs it would delay.',
    },
    { text: 'You know the cost of a job while it is still in the chuck.' },
    {
      text: 'Search for a suspect heat number to list its works orders, customers and delivery notes.',
    },
    { text: 'A gauge past its calibration date cannot pass a part.' },
    {
      text: 'Machinists book scrap with its reason at the machine, so the Monday meeting starts from figures.',
    },
    {
      text: 'An ISO 9001 auditor can sample last week’s works orders without a special file.',
    },
  ],
  callToAction: 'Walk us round the shop floor',
};
