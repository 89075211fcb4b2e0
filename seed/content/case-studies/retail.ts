import type { CaseStudySeed } from '../../types';

/** A sample: the shops, their people and what they say are invented, and nothing was measured. */
export const retailStudy: CaseStudySeed = {
  headline: 'One stock count for eleven shops and a web store',
  intro:
    'A clothing retailer with shops from Hexham to Rye kept twelve counts of its stock. Staff now scan garments in and out of each shop, and our bespoke system has one count for all. Each evening it suggests which garments the vans should move.',
  facts: [
    { label: 'First version live after', value: '8 weeks' },
    { label: 'First version, ex VAT', value: '£10,000 to £25,000' },
    { label: 'All three releases, ex VAT', value: '£40,000 to £60,000' },
    { label: 'Live since', value: 'June 2025' },
    { label: 'Counts of the same stock', value: 'From 12 to 1' },
  ],
  chapters: [
    {
      title: 'Before: a count that was wrong by Monday evening',
      text: 'Each shop had a stock sheet, and the web store had another. Staff told a customer in Ely that a navy jumper had sold out while nine hung in Bath. The buyer rang every shop before a reorder.\n\nTwice a year every shop counted its stock on a Sunday. By Monday evening the count was wrong again.',
    },
    {
      title: 'The work: a scan at each door',
      text: 'We spent a day in a stockroom. Staff counted goods that came in, but not goods that left for another shop. The first version therefore scanned garments in and out of two shops and ran beside the stock sheets for a fortnight.\n\nThe other shops followed. In a later release we added suggestions for the vans. Managers can refuse a suggestion and say why. Their reasons (a town festival, a wedding order, a full rail) led us to change how the system makes suggestions.',
    },
    {
      title: 'After: the van leaves with the right boxes',
      text: 'Each evening the buyer sees a grid with a row for each garment and a column for each shop. The system marks low counts and suggests moves for that night’s two vans, which meet halfway to exchange boxes. The web store sells from the same count.\n\nStaff now count a few shelves a day. The retailer kept its tills and accounts, and we connected them.',
    },
  ],
  screens: [
    {
      picture: 'retail-goods-in',
      darkPicture: 'retail-goods-in-dark',
      caption:
        'A transfer from Bath to Ely: the number sent, the number scanned and one missing shirt, which stays on the van’s count until the driver has looked.',
    },
  ],
  featuresHeading: 'Parts of the system',
  features: [
    {
      title: 'One count for every channel',
      description:
        'Shops and web store sell from one count. If the last garment of a size is on show, the shop can reserve it.',
      icon: 'boxes',
    },
    {
      title: 'Scanning in and out',
      description:
        'Staff scan labels with a phone. Without a signal the phone stores the scans and sends them later.',
      icon: 'smartphone',
    },
    {
      title: 'Moves for tonight',
      description:
        'The system compares each shop’s sales with its stock and suggests transfers that the two vans can make.',
      icon: 'truck',
    },
    {
      title: 'Reorders in good time',
      description:
        'When moving stock would not help, the buyer gets a suggested reorder with the maker’s lead time.',
      icon: 'trending-up',
    },
  ],
  callToAction: 'Which sales do you lose because the stock is in another shop?',
};
