import type { IndustrySeed } from '../../types';

export const techStartups: IndustrySeed = {
  slug: 'tech-startups',
  title: 'Tech Startups',
  description:
    'A first web or mobile app that customers can pay for and investors can inspect, on code your first engineers will keep.',
  icon: 'rocket',
  bgClass: 'ground-hatch-1',
  intro:
    'The prototype won the meeting, and now sixty strangers rely on it at weekends. We build the app that survives a pricing change, a security questionnaire and a technical diligence call. The code is in your own repository from the first commit and is yours once it is paid for, with each decision written down for the engineer you have yet to hire.',
  drawing: {
    building: 'tech-startups',
    layers: [
      { name: 'No-code prototype' },
      { name: 'Payment links' },
      { name: 'Airtable and Zapier' },
      { name: 'Metrics deck' },
      { name: 'Data room folder' },
    ],
    title: 'One codebase.',
    caption: 'Ready for customers and due diligence',
    above: 'Above: what users sign up for',
    below: 'Below: what the founders patch at night',
    seed: 523,
  },
  solutionsHeading: 'Inside the first proper build',
  solutions: [
    {
      title: 'The product, in your repository',
      description:
        'TypeScript, Postgres and tests, in your GitHub organisation from the first commit. Each architectural choice has a one-page record, so employee number four can see why.',
      standards: 'GitHub Actions, OpenTelemetry, WCAG 2.2 AA',
      replaces: [1],
    },
    {
      title: 'Billing that outlives the price list',
      description:
        'Plans, trials, seats and metered usage follow what each customer signed. A webhook may arrive late or twice without anybody being charged twice, and old prices go on working.',
      standards: 'Stripe Billing, Strong Customer Authentication, VAT',
      replaces: [2],
    },
    {
      title: 'Back office and feature flags',
      description:
        'Support can look into an account, refund it or extend its trial without SQL. A new feature is switched on for five customers first, then for fifty, and off again if they dislike it.',
      standards: 'Feature flags, HubSpot, Intercom, Slack',
      replaces: [3],
    },
    {
      title: 'Numbers for the investor update',
      description:
        'MRR, churn, cohorts and runway are computed from invoices and events, with the definition printed beside the figure. Founders, board and deck all quote the same one.',
      standards: 'Stripe, Xero, PostHog',
      replaces: [4],
    },
    {
      title: 'A data room that keeps itself',
      description:
        'Cap table, IP assignments, option grants and software licences are filed as they are signed. R&D time is tagged to tickets through the year, ready for the additional information form.',
      standards: 'SEIS and EIS advance assurance, EMI, R&D tax relief',
      replaces: [5],
    },
    {
      title: 'Controls for the first big customer',
      description:
        'Single sign-on, audit log, access reviews and a rehearsed restore belong to the first release. A SOC 2 readiness list ties each control to its evidence and shows what is missing.',
      standards: 'SOC 2 readiness, Cyber Essentials, SAML, UK GDPR',
      replaces: [1, 2, 3, 4, 5],
    },
  ],
  useCasesHeading: 'Worked examples: pre-seed and Series A',
  useCases: [
    {
      title: 'Two founders selling to dentists',
      description:
        'A sign-up runs through a form, nine Zaps and an invoice sent by hand, and a broken Zap comes to light when a customer rings. Built as one flow, registration, trial and payment succeed or fail together, and a failure alerts a person.',
      before: '9 Zaps',
      after: '1 sign-up flow',
      lines: 9,
    },
    {
      title: 'A payroll API raising its Series A',
      description:
        'Diligence questions queue for three weeks behind the only engineer who can answer them. Most could be answered with a link: to the dependency list, the restore log, the access review or the decision record.',
      before: '3 weeks of questions',
      after: '4 days',
      lines: 3,
    },
  ],
  benefitsHeading: 'What the founders get back',
  benefits: [
    { text: 'A new engineer has the whole product running on a laptop before lunch on day one.' },
    { text: 'Whoever decides the price can change the price.' },
    {
      text: 'Source code, cloud accounts, domains and app-store listings are in the company’s name.',
    },
    { text: 'An R&D claim rests on work that was dated on the day it was done.' },
    { text: 'An enterprise security questionnaire starts from evidence you already hold.' },
    { text: 'A bad release is rolled back in one step.' },
  ],
  callToAction: 'Show us the prototype you apologise for',
};
