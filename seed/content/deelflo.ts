import type { ProjectSeed } from '../types';

/** What 65% and 42% measure is not known: the words beside them say whose figures they are, and no more. */
export const deelflo: ProjectSeed = {
  title: 'AI-powered M&A Platform',
  slug: 'deelflo',
  industry: 'Financial Services',
  description:
    'Deelflo reads a company’s accounts, values it by four methods and drafts the deal structure. The project reports 75% faster dealmaking.',
  replaced: '4 valuation workbooks and a data room',
  tags: ['AI analysis', 'Valuation', 'Deal structure'],
  image: 'deelflo',
  darkImage: 'deelflo-dark',
  link: 'https://deelflo.example',
  industries: ['fintech'],
  hasCaseStudy: true,
  meta: { title: 'Deelflo, an AI-powered M&A platform: case study' },
  caseStudy: {
    headline: 'Deelflo: from three years of accounts to a deal structure',
    intro:
      'Advisers used to need four workbooks and a data room to buy or sell a company. Deelflo is bespoke software with the analysis, valuation, forecast and structure in one deal file. Advisers enter a figure once and can trace it wherever it appears. The platform reads, calculates and writes the first draft. The adviser decides.',
    featuresHeading: 'Features, from first accounts to final terms',
    features: [
      {
        title: 'AI Financial Analysis',
        description:
          'Deelflo reads statutory and management accounts, normalises the earnings and links each adjustment to its page. If a figure disagrees with its own note, Deelflo flags it and waits for a person.',
        icon: 'brain-circuit',
      },
      {
        title: 'Multi-Method Valuations',
        description:
          'Discounted cash flow, earnings multiples, precedent deals and net assets use the same numbers. When an adviser changes an assumption, Deelflo values the company again by every method that uses it.',
        icon: 'scale',
      },
      {
        title: 'Forecasting',
        description:
          'Deelflo builds base, upside and downside cases from the trading history. It shows every driver, so both sides can question it.',
        icon: 'trending-up',
      },
      {
        title: 'Reports',
        description:
          'Advisers produce valuation reports, information memoranda and board papers from the deal file in their own template. A corrected figure changes on every page.',
        icon: 'file-text',
      },
      {
        title: 'Deal Structure Optimizer',
        description:
          'Deelflo compares cash, earn-out, vendor loan and equity with what each side needs. It shows the cost of every structure in year one and year five.',
        icon: 'handshake',
      },
      {
        title: 'Enterprise Security',
        description:
          'Access follows the deal and the role. Data is encrypted in transit and at rest, and a log shows who opened each document. When a deal closes, access to its room ends.',
        icon: 'shield-check',
      },
    ],
    hasFigures: true,
    achievementsHeading: 'Achievements, as the project reports them',
    achievements: [
      {
        figure: '65%',
        description: 'The first of two gains in the project’s report.',
      },
      {
        figure: '42%',
        description: 'The second of the two gains.',
      },
      {
        figure: '1',
        description: 'Set of numbers for every valuation, forecast and report.',
      },
    ],
    impact: {
      heading: 'The impact on a deal',
      figure: '75%',
      figureLabel: 'faster dealmaking',
      text: 'Deals are delayed when staff retype accounts, when four models disagree about an assumption, and when a changed number means rebuilding a report. Deelflo is designed to remove those delays. The project reports 75% faster dealmaking. Negotiations still take as long as the people in the room need.',
    },
    callToAction: 'What delays your work?',
  },
  placeholder: true,
};
