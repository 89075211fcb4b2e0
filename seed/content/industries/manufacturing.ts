import type { IndustrySeed } from '../../types';

export const manufacturing: IndustrySeed = {
  slug: 'manufacturing',
  title: 'Manufacturing',
  description:
    'Bespoke software for manufacturers: planning, stock, quality and dispatch on a works order that office and shop floor share.',
  icon: 'factory',
  bgClass: 'ground-hatch-0',
  intro:
    'We build software around the works order. It keeps the drawing issue, batch, scrap and promise date with the job from enquiry to delivery note. Sage or Xero still does the accounts.',
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
        'You build an estimate from the BOM and routing at this week’s material prices. When you win the job, the estimate becomes the works order, and you compare actual time and scrap with it.',
      standards: 'Multi-level BOMs, routings, Sage 200, Xero',
      replaces: [1],
    },
    {
      title: 'Planning to the machines you have',
      description:
        'The system nets demand against counted stock and loads it on your machines, shifts and subcontractors. When a casting is late, sales can see which promise dates are at risk.',
      standards: 'MRP, finite capacity scheduling, kanban',
      replaces: [2, 3],
    },
    {
      title: 'Stores by heat and batch',
      description:
        'Stores book in bar, castings and bought-out parts with heat number and mill certificate. Scan an assembly to list its batches, or a batch to list the customers who have it.',
      standards: 'EN 10204 3.1, GS1 barcodes, RoHS, UK REACH',
      replaces: [4],
    },
    {
      title: 'A tablet at each machine',
      description:
        'The tablet opens the current drawing issue, books start, stop and scrap, and asks why the spindle is idle. The system works out availability, performance and quality from those events.',
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
        'The delivery note, certificate of conformity and test results go out with the pallet. The system holds technical files and declarations for each marked product and revision.',
      standards: 'UKCA and CE marking, commodity codes, DESADV',
      replaces: [8],
    },
  ],
  useCasesHeading: 'Worked examples from two shop floors',
  useCases: [
    {
      title: 'A subcontract machinist with 45 staff',
      description:
        'An inspector types up first article reports for aerospace parts after hours from a notebook. If the CMM and digital calipers send dimensions to each balloon, the inspector writes only the remarks.',
      before: '6 hours a report',
      after: '40 minutes',
      lines: 6,
    },
    {
      title: 'A maker of stainless catering counters',
      description:
        'Sales, planning, stores and accounts each keep a count, and a stock-take weekend corrects them for a few days. Instead, stores could check twelve bins a day, pickers could scan what they take and an empty kanban bin could raise an order.',
      before: '4 stock figures',
      after: '1 count',
      lines: 4,
    },
  ],
  benefitsHeading: 'By the time the shift bell goes',
  benefits: [
    { text: 'Machinists always see the latest drawing issue.' },
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
