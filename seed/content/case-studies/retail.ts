import type { CaseStudySeed } from '../../types';

/** A sample: the shops, their people and what they say are invented, and nothing was measured. */
export const retailStudy: CaseStudySeed = {
  headline: 'One stock count for eleven shops and a web store',
  intro:
    'A clothing retailer with shops from Hexham to Rye kept twelve counts of the same stock. The system now keeps a single count from a scan at each door. Each evening it suggests which garments the vans should move.',
  chapters: [
    {
      title: 'Before: right until Monday’s delivery',
      text: 'Each shop had a stock sheet, and the web store had another. Staff told a customer in Ely that a navy jumper had sold out while nine hung in Bath. The buyer rang every shop before a reorder.\n\nTwice a year every shop counted its stock on a Sunday. By Monday evening the count was wrong again.',
    },
    {
      title: 'The work: a scan at each door',
      text: 'We spent a day in a stockroom. Staff counted goods that came in, but not goods that left for another shop. The first version therefore scanned garments in and out of two shops and ran beside the stock sheets for a fortnight.\n\nThe other shops followed. In a later release we added suggestions for the vans. Managers can refuse a suggestion and say why. We changed the rule when they told us about a town festival, a wedding order and a full rail.',
    },
    {
      title: 'After: the van leaves with the right boxes',
      text: 'Each evening the buyer sees a grid with a row for each garment and a column for each shop. The system marks low counts and suggests moves for that night’s two vans. The web store sells from the same count.\n\nStaff now count a few shelves a day. The retailer kept its tills and accounts, and we connected them.',
    },
  ],
  screens: [
    {
      picture: 'retail-goods-in',
      caption:
        'A transfer from Bath to Ely: the number sent, the number scanned and the missing garment. The scan corrects both shops’ counts.',
    },
  ],
  featuresHeading: 'Parts of the system',
  features: [
    {
      title: 'One count for every channel',
      description:
        'Shops and web store sell from the same count. A shop can reserve the last garment of a size that it has on show.',
      icon: 'boxes',
    },
    {
      title: 'Scanning in and out',
      description:
        'Staff scan labels with a phone. Without a signal the phone keeps the scans and sends them later.',
      icon: 'smartphone',
    },
    {
      title: 'Moves for tonight',
      description:
        'The system compares each shop’s sales with its stock and suggests transfers that fit the vans’ routes.',
      icon: 'truck',
    },
    {
      title: 'Reorders in good time',
      description:
        'When moving stock would not help, the system suggests a reorder with the maker’s lead time. The buyer decides.',
      icon: 'trending-up',
    },
  ],
  callToAction: 'Which sales do you lose because the stock is in another shop?',
};
