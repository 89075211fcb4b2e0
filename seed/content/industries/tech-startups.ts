import type { IndustrySeed } from '../../types';

export const techStartups: IndustrySeed = {
  slug: 'tech-startups',
  title: 'Tech Startups',
  description:
    'Bespoke web and mobile apps for startups: a product that customers can pay for, investors can inspect and your engineers can keep.',
  icon: 'rocket',
  bgClass: 'ground-hatch-1',
  intro:
    'We turn your prototype into a bespoke app that customers can pay for and investors can inspect. The code is in your repository from the first commit, and yours once you have paid.',
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
    below: 'Below: what the founders patch together',
    seed: 523,
  },
  solutionsHeading: 'Bespoke software for startups: what we can build',
  solutions: [
    {
      title: 'The product, in your repository',
      description:
        'You get TypeScript, Postgres and tests in your GitHub organisation from the first commit. A short record explains each architectural choice to the engineers you hire later.',
      standards: 'GitHub Actions, OpenTelemetry, WCAG 2.2 AA',
      replaces: [1],
    },
    {
      title: 'Billing that outlives the price list',
      description:
        'Plans, trials, seats and metered usage follow each customer’s agreement. The system does not charge a customer twice when a webhook repeats, and old prices still work.',
      standards: 'Stripe Billing, Strong Customer Authentication, VAT',
      replaces: [2],
    },
    {
      title: 'Back office and feature flags',
      description:
        'Support can check an account, refund it or extend its trial without SQL. You switch a new feature on for five customers, then fifty, and off again if they dislike it.',
      standards: 'Feature flags, HubSpot, Intercom, Slack',
      replaces: [3],
    },
    {
      title: 'Numbers for the investor update',
      description:
        'The system works out MRR, churn, cohorts and runway from invoices and events, and shows the definition beside each figure. Founders and board use the same figures.',
      standards: 'Stripe, Xero, PostHog',
      replaces: [4],
    },
    {
      title: 'A data room that stays up to date',
      description:
        'You file the cap table, IP assignments, option grants and software licences when you sign them. Engineers tag R&D time to tickets, so you have it for the additional information form.',
      standards: 'SEIS and EIS advance assurance, EMI, R&D tax relief',
      replaces: [5],
    },
    {
      title: 'Controls for the first big customer',
      description:
        'We add single sign-on, an audit log, access reviews and a rehearsed restore when your first big customer asks for them. A SOC 2 readiness list links each control to its evidence and shows what is missing.',
      standards: 'SOC 2 readiness, Cyber Essentials, SAML, UK GDPR',
      replaces: [1, 2, 3, 4, 5],
    },
  ],
  useCasesHeading: 'Two worked examples, both made up: pre-seed and Series A',
  useCases: [
    {
      title: 'Two founders selling to dentists',
      description:
        'A sign-up needs a form, nine Zaps and an invoice sent by hand. The founders hear about a broken Zap when a customer rings. In one flow, registration, trial and payment would succeed or fail together, and a failure would alert a person.',
      before: '9 Zaps',
      after: '1 sign-up flow',
      lines: 9,
    },
    {
      title: 'A payroll API raising its Series A',
      description:
        'Diligence questions wait three weeks for the only engineer who can answer them. The founders could answer most with a link to the dependency list, the restore log, the access review or the decision record.',
      before: '3 weeks of questions',
      after: '4 days',
      lines: 3,
    },
  ],
  benefitsHeading: 'What changes for the founders',
  benefits: [
    { text: 'A new engineer has the whole product running on a laptop before lunch on day one.' },
    { text: 'The person who decides a price can change it without an engineer.' },
    {
      text: 'Your company owns its cloud accounts, domains and app-store listings.',
    },
    { text: 'Your R&D claim uses work that engineers dated on the day they did it.' },
    { text: 'An enterprise security questionnaire starts from evidence you already hold.' },
    { text: 'You can roll back a bad release in one step.' },
  ],
  callToAction: 'Show us the prototype you apologise for',
};
