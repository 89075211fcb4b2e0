import type { HomePageSeed } from '../types';

export const homePage: HomePageSeed = {
  hero: {
    headline: 'Your business runs on nine systems. It needs one.',
    lede: 'We design and build the single piece of software that does the work of all of them. Up to 90% cost savings, delivered in weeks not months, and looked after by the people who wrote it.',
    tools: [
      { name: 'Spreadsheets' },
      { name: 'Booking tool' },
      { name: 'Shared inbox' },
      { name: 'CRM' },
      { name: 'Invoicing tool' },
      { name: 'Stock system' },
      { name: 'Rota on the wall' },
      { name: 'Monthly CSV export' },
      { name: 'Access database, 2009' },
    ],
    oneLayer: 'One layer.',
    caption: 'Built round how you already work',
  },
  industries: {
    heading: 'No two industries stand on the same ground',
    intro:
      'A clinic and a haulier are held up by different tools. Find your own ground and see which layers one system replaces.',
  },
  advantage: {
    heading: 'The OneLayer Advantage',
    cards: [
      {
        title: 'Up to 90% cost savings',
        description:
          'Software of your own has no per-seat licence: you pay for hosting and care. What you save depends on what you pay now, so we do that sum with you first.',
      },
      {
        title: 'Built 10x faster',
        description:
          'Sign-in, payments, permissions and audit come from parts that are already built and tested. The hours go into what only your business does.',
      },
      {
        title: 'Weeks, not months',
        description:
          'We cut the scope to the first version worth using, then show you a working build each Friday. Nobody waits a year for a grand unveiling.',
      },
      {
        title: 'Fully managed',
        description:
          'Hosting, updates, monitoring and support come from the engineers who built it. You have a system to use, not another one to run.',
      },
    ],
    explainer: {
      heading: 'The cost is in the gaps',
      text: 'Each tool does its own job well. The expense lies in between: the order keyed a third time, the export nobody trusts, the seat you pay for because one person needs one report. Put one unified solution in place of many tools and the gaps close. So do the subscriptions.',
    },
    ledger: {
      caption:
        'A worked example: a distributor with 40 staff, running costs only. Your own list comes out of Discovery.',
      toolHeading: 'What they pay for',
      againHeading: 'Same order typed again',
      costHeading: 'A month',
      rows: [
        { tool: 'CRM, 22 seats', again: 'yes', cost: '£1,144' },
        { tool: 'Stock system', again: 'yes', cost: '£690' },
        { tool: 'Delivery booking tool', again: 'yes', cost: '£218' },
        { tool: 'Invoicing tool', again: 'yes', cost: '£96' },
        { tool: 'Reporting add-on', again: 'exported', cost: '£340' },
        { tool: 'Nine spreadsheets', again: 'yes', cost: 'two days' },
      ],
      totalTool: 'One system',
      totalAgain: 'typed once',
      totalCost: '£249',
    },
  },
  services: {
    label: 'Services',
    heading: 'Features & Functionality',
    intro:
      'The parts we build most often. They share one database, so an order entered in one is known to the other fifteen.',
  },
  process: {
    label: 'Process',
    heading: 'Five steps, and fewer tools after each',
  },
  portfolio: {
    heading: 'Our portfolio: eight systems, and what each replaced',
    text: 'Valuations, theatre lists, table plans, lorry loads. Look at the screens: they say more than we do.',
    image: 'restaurant-management',
  },
  stories: {
    heading: 'Success Stories',
    stats: [
      { value: '90%', label: 'Cost Reduction', share: 10 },
      { value: '10x', label: 'Faster Delivery', share: 10 },
      { value: '100%', label: 'Satisfaction', share: 100 },
    ],
  },
  contact: {
    label: 'Contact',
    heading: 'Tell us what you are running on',
    intro: 'List the tools, or just describe a bad Monday. An engineer reads every message.',
  },
};
