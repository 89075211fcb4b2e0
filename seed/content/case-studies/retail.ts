import type { CaseStudySeed } from '../../types';

/** A sample: the shops, their people and what they say are invented, and nothing was measured. */
export const retailStudy: CaseStudySeed = {
  headline: 'Eleven shops and a web store, counted once',
  intro:
    'A clothing retailer with shops from Hexham to Rye had twelve counts of the same stock. The system keeps one, from a scan at each door, and proposes each evening what the vans should move.',
  chapters: [
    {
      title: 'Before: right until Monday’s delivery',
      text: 'Each shop had a stock sheet, and the web store had another. A customer in Ely was told that the navy jumper had sold out while nine of them hung in Bath. Before each reorder the buyer rang round.\n\nTwice a year every shop counted on a Sunday. By the end of Monday, the count was wrong again.',
    },
    {
      title: 'The work: a scan at each door',
      text: 'We spent a day in a stockroom and saw that goods were counted when they came in, and never when they left for another shop. So the first version did one thing: it scanned what passed the door, in and out, in two shops.\n\nOnly when their count had held for a month did we add the suggestions for the vans. Managers may refuse one and say why. The reasons changed the rule more than once: a festival in the town, a wedding on the books, a rail that was full.',
    },
    {
      title: 'After: the van leaves with the right boxes',
      text: 'In the evening the buyer sees one grid with a row for each garment and a column for each shop. Low counts are marked, and moves are proposed for tonight’s two vans. The web store sells from the same count.\n\nStocktaking is now a few shelves a day. The tills and the accounts are the ones that they had before, with an integration.',
    },
  ],
  screens: [
    {
      picture: 'retail-goods-in',
      caption:
        'A transfer at the door in Ely: what the van should bring, what was scanned, and the one box that is missing. The count in Bath is put right at the same time.',
    },
  ],
  featuresHeading: 'Parts of the system',
  features: [
    {
      title: 'One count for every channel',
      description:
        'Shops and web store sell from the same figure. The last piece of a size can be kept for the shop that has it on show.',
      icon: 'boxes',
    },
    {
      title: 'Scanning in and out',
      description:
        'The phone in a shop reads the label. Without a signal it goes on scanning, and it sends what it has when the signal is back.',
      icon: 'smartphone',
    },
    {
      title: 'Moves for tonight',
      description:
        'The system compares what each shop sells with what lies there, and proposes transfers that fit the vans’ routes.',
      icon: 'truck',
    },
    {
      title: 'Reorders in good time',
      description:
        'When moving stock would no longer help, it suggests a reorder with the maker’s lead time. The buyer decides.',
      icon: 'trending-up',
    },
  ],
  callToAction: 'What did a customer ask for that lay in another shop?',
};
