import type { ProjectSeed } from '../types';

/** What 65% and 42% measure is not known: the words beside them must not say more than that. */
export const deelflo: ProjectSeed = {
  title: 'AI-powered M&A Platform',
  slug: 'deelflo',
  industry: 'Financial Services',
  description:
    'Deelflo reads a company’s accounts, values it by four methods and drafts the deal structure, with the page behind each figure. The project reports 75% faster dealmaking.',
  replaced: '4 valuation workbooks and a data room',
  tags: ['AI analysis', 'Valuation', 'Deal structure'],
  image: 'deelflo',
  link: 'https://deelflo.example',
  industries: ['fintech'],
  hasCaseStudy: true,
  meta: { title: 'Deelflo, an AI-powered M&A platform' },
  caseStudy: {
    headline: 'Deelflo: from three years of accounts to a deal structure',
    intro:
      'Buying or selling a company used to take four workbooks, a data room, a slide template and somebody’s memory of the last deal. Deelflo keeps analysis, valuation, forecast and structure in one deal file, so that a figure is entered once and can be traced wherever it turns up. The platform does the reading, the arithmetic and the first draft. The adviser keeps the judgement.',
    featuresHeading: 'Features, from first accounts to final terms',
    features: [
      {
        title: 'AI Financial Analysis',
        description:
          'Reads statutory and management accounts, normalises the earnings and ties each adjustment to the page it came from. Where a figure disagrees with its own note, it says so and waits for a person.',
        icon: 'brain-circuit',
      },
      {
        title: 'Multi-Method Valuations',
        description:
          'Discounted cash flow, earnings multiples, precedent deals and net assets, side by side on one set of numbers. Change an assumption once and each method that rests on it moves.',
        icon: 'scale',
      },
      {
        title: 'Forecasting',
        description:
          'Base, upside and downside cases built from the trading history. Every driver is shown, so that both sides can question it.',
        icon: 'trending-up',
      },
      {
        title: 'Reports',
        description:
          'Valuation reports, information memoranda and board papers drawn from the deal file in your own template. A figure that is corrected once is correct on every page.',
        icon: 'file-text',
      },
      {
        title: 'Deal Structure Optimizer',
        description:
          'Weighs cash, earn-out, vendor loan and equity against what each side needs, and shows what every structure costs in year one and in year five.',
        icon: 'handshake',
      },
      {
        title: 'Enterprise Security',
        description:
          'Access by deal and by role, encryption in transit and at rest, and a log of who opened which document. When a deal closes, access to its room ends.',
        icon: 'shield-check',
      },
    ],
    hasFigures: true,
    achievementsHeading: 'Achievements, as the project reports them',
    achievements: [
      {
        figure: '65%',
        description:
          'The first of two gains in the project’s own reporting. We print it as reported; what it was measured on is still to be confirmed.',
      },
      {
        figure: '42%',
        description:
          'The second gain, from the same source and on the same terms: no interpretation until its context is confirmed.',
      },
      {
        figure: '1',
        description:
          'Set of numbers behind every valuation, forecast and report. This one we can explain: it is how the platform is built.',
      },
    ],
    impact: {
      heading: 'The impact on a deal',
      figure: '75%',
      figureLabel: 'faster dealmaking',
      text: 'Deals wait in predictable places: accounts retyped into a workbook, four models that disagree over one assumption, a report rebuilt because one number changed. Deelflo is designed to take those waits out, and 75% faster dealmaking is the figure the project puts on it. The negotiating still takes as long as the people in the room need.',
    },
    callToAction: 'Where does your work wait?',
  },
  placeholder: true,
};
