import type { HomePageSeed } from '../types';

export const homePage: HomePageSeed = {
  hero: {
    headline: 'Your business runs on nine systems. It needs one.',
    lede: 'We design and build custom software that does the work of all of them, and you own it. Up to 90% cost savings, delivered in weeks not months, and looked after by the people who wrote it.',
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
    heading: 'The industries we build software for',
    intro:
      'A clinic and a haulier run on different tools. Find your industry and see which of them one system can replace.',
  },
  advantage: {
    heading: 'The OneLayer Advantage',
    cards: [
      {
        title: 'Up to 90% cost savings',
        description:
          'You own the software, so no seat costs you a licence: you pay for hosting and care. What you save depends on what you pay now. We do that sum with you first.',
      },
      {
        title: 'Built 10x faster',
        description:
          'Sign-in, payments, permissions and audit come from parts that are already built and tested. The hours go into what only your business does.',
      },
      {
        title: 'Weeks, not months',
        description:
          'We cut the scope to the first version worth using, and show you a working build each Friday until you have it.',
      },
      {
        title: 'Fully managed',
        description:
          'Hosting, updates, monitoring and support come from the engineers who built it. If you leave us, you take code and data with you.',
      },
    ],
    explainer: {
      heading: 'The cost is in the gaps',
      text: 'Each tool does its own job well. The cost is in what happens between them: the order keyed a third time, the export nobody trusts, the seat you pay for because one person needs one report. Put one unified solution in place of many tools and you stop paying for those gaps, and for the subscriptions on either side of them.',
    },
    ledger: {
      caption:
        'A worked example: a distributor with 40 staff. £249 is hosting and care; building the system and moving the data are not in it. Discovery makes your own list.',
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
      'The parts of custom software that we build most often. They share one database, so an order is entered once and every part knows it.',
  },
  process: {
    label: 'Process',
    heading: 'Five steps from your list of tools to one system',
  },
  portfolio: {
    heading: 'Our portfolio: {projects} systems, and what each replaced',
    text: 'Valuations, theatre lists, table plans, lorry loads. Each has a screen to look at and a line on what it replaced.',
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
    heading: 'Tell us which tools you use today',
    intro: 'List the tools, or just describe a bad Monday. An engineer reads every message.',
    privacyNote: 'We use these details to answer you.',
  },
};
