import type { HomePageSeed } from '../types';

export const homePage: HomePageSeed = {
  hero: {
    headline: 'Outgrown your tools? We build bespoke software.',
    lede: 'We replace the tools that slow you down with one system. You can save up to 90% of what you pay for subscriptions each month, and your first version goes live in weeks, not months. Tell us what you use today and get a price range within 24 hours.',
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
      'A clinic and a haulier use different tools. Find your industry to see which tools we could replace.',
  },
  advantage: {
    heading: 'The OneLayer Advantage',
    cards: [
      {
        title: 'Up to 90% cost savings',
        description:
          'After the build, you pay for hosting and care instead of a licence for each seat. What you save depends on what you pay now, so we work it out with you first.',
      },
      {
        title: 'Built 10x faster',
        description:
          'We have already built and tested sign-in, payments, permissions and audit logs. These parts go in faster, and we spend our hours on the work that is particular to your business.',
      },
      {
        title: 'Weeks, not months',
        description:
          'We agree on the smallest version worth using. Our plan has it live in about eight weeks.',
      },
      {
        title: 'Fully managed',
        description:
          'The engineers who build your system host, monitor, update and support it. The code that we write for you becomes yours when you have paid for it. If you leave, you take it and your data.',
      },
    ],
    explainer: {
      heading: 'The cost is in the gaps',
      text: 'Each tool does its own job well. The gaps between them cost you money: staff key an order for the third time, two exports disagree, and you pay for a seat because a manager needs one report. With one unified solution instead of many tools, you pay neither for the gaps nor for those subscriptions. Keep the tools that suit you: accounts and payroll are usually better bought.',
    },
    ledger: {
      caption:
        'A worked example: a distributor with 40 staff. £249 covers hosting and care, not building the system or moving the data. Accounts and payroll stay.',
      toolHeading: 'What they pay for',
      againHeading: 'Order typed again',
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
    ownSection: {
      heading: 'What do your tools cost?',
      intro:
        'Tick your tools and type what each costs. We draw each as a layer, add up the cost and show what could go. We store nothing unless you send it to us.',
      tools: [
        { name: 'Spreadsheets', stays: false },
        { name: 'CRM', stays: false },
        { name: 'Booking tool', stays: false },
        { name: 'Stock system', stays: false },
        { name: 'Invoicing tool', stays: false },
        { name: 'Staff rota', stays: false },
        { name: 'Reports', stays: false },
        { name: 'Accounts', stays: true },
        { name: 'Payroll', stays: true },
      ],
    },
  },
  services: {
    label: 'Services',
    heading: 'Features & Functionality',
    intro:
      'We develop bespoke (custom) software in London for UK businesses. These are the parts we build most often. They use one database, so your staff enter an order once and every part can use it.',
  },
  process: {
    label: 'Process',
    heading: 'From your list of tools to a working system in five steps',
  },
  portfolio: {
    heading: 'Our portfolio: {projects} systems and what they replaced',
    text: 'Deal valuations, theatre lists, table plans and lorry loads. See a screen of each system and read what it replaced.',
    image: 'restaurant-management',
  },
  stories: {
    heading: 'Success Stories',
    stats: [
      { value: '90%', label: 'Cost Reduction', share: 90 },
      { value: '10x', label: 'Faster Delivery', share: 100 },
      { value: '100%', label: 'Satisfaction', share: 100 },
    ],
  },
  contact: {
    label: 'Contact',
    heading: 'Not ready for a quote? Ask us',
    intro:
      'Ask a question, or describe a bad Monday. Leave a number if you would like a call. An engineer reads every message.',
    privacyNote: 'We use these details to answer you.',
  },
};
