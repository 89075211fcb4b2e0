import type { FeatureSeed } from '../types';

/** In the order of the column: four strata of four. */
export const features: FeatureSeed[] = [
  {
    group: 'Running the work',
    title: 'Workflow automation',
    description: 'Approvals, hand-offs and reminders follow rules that you set.',
    icon: 'workflow',
  },
  {
    group: 'Running the work',
    title: 'Scheduling',
    description: 'People, rooms, vehicles and machines on one calendar that refuses clashes.',
    icon: 'calendar-range',
  },
  {
    group: 'Running the work',
    title: 'Stock and assets',
    description: 'Live counts by location, reorder points, and a history for each item.',
    icon: 'boxes',
  },
  {
    group: 'Running the work',
    title: 'Documents and signatures',
    description:
      'The system fills in quotes, contracts and job sheets, and customers sign them online.',
    icon: 'file-check',
  },
  {
    group: 'Serving customers',
    title: 'Customer records',
    description: 'Every call, order and promise on one page, in date order.',
    icon: 'users',
  },
  {
    group: 'Serving customers',
    title: 'Client portals',
    description: 'Customers book, pay and check progress without ringing you.',
    icon: 'door-open',
  },
  {
    group: 'Serving customers',
    title: 'Payments and invoicing',
    description: 'Cards, direct debits and part payments, each matched to its invoice.',
    icon: 'credit-card',
  },
  {
    group: 'Serving customers',
    title: 'Messages and alerts',
    description: 'The system sends email, text and in-app notices and keeps them with the record.',
    icon: 'bell',
  },
  {
    group: 'Seeing the numbers',
    title: 'Dashboards',
    description: 'Today’s figures from today’s work, with nothing to export first.',
    icon: 'chart-line',
  },
  {
    group: 'Seeing the numbers',
    title: 'Reports',
    description:
      'Board packs and statutory returns use live records, and you can open the workings.',
    icon: 'table-properties',
  },
  {
    group: 'Seeing the numbers',
    title: 'AI assistance',
    description:
      'AI reads documents, drafts replies and flags oddities. Its drafts are labelled, and a person approves them.',
    icon: 'brain-circuit',
  },
  {
    group: 'Seeing the numbers',
    title: 'Mobile and offline',
    description:
      'The app works in a basement or a lorry cab and catches up when the signal returns.',
    icon: 'smartphone',
  },
  {
    group: 'Holding it together',
    title: 'Integrations',
    description: 'Xero, Sage, Stripe, Microsoft 365 and the old system that you have to keep.',
    icon: 'plug',
  },
  {
    group: 'Holding it together',
    title: 'Roles and audit trail',
    description:
      'You decide who may see a record, and you can see who changed it and what it said before.',
    icon: 'shield-check',
  },
  {
    group: 'Holding it together',
    title: 'Data migration',
    description: 'We move your spreadsheets, check the totals with you and then switch over.',
    icon: 'database-zap',
  },
  {
    group: 'Holding it together',
    title: 'Hosting and backups',
    description: 'We watch the servers, apply patches, take backups and rehearse restoring them.',
    icon: 'server',
  },
];
