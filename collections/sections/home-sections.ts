import type { OwnSection } from './own-section';

const asked = 'the specification of the site asks for it';
const isHeading = 'it holds the heading of the whole page';

/** What the home page consists of, in the order of the specification. */
export const homeSections = [
  {
    slug: 'opening',
    name: 'Hero',
    thumbnail: 'hero',
    about: 'Its buildings are those of the industries.',
    words: { field: 'hero.headline', tab: 'Hero' },
    stays: isHeading,
    place: { at: 'first', why: isHeading },
  },
  {
    slug: 'industries',
    name: 'Industries',
    thumbnail: 'street',
    about: 'Its cards are the industries, which stand under Content.',
    words: { field: 'industries.heading', tab: 'Industries' },
    stays: asked,
  },
  {
    slug: 'advantage',
    name: 'Advantage',
    thumbnail: 'ledger',
    about: 'The benefits, and the sum of what the tools cost.',
    words: { field: 'advantage.heading', tab: 'Advantage' },
    stays: asked,
  },
  {
    slug: 'services',
    name: 'Services',
    thumbnail: 'features',
    about: 'Its features stand under Content.',
    words: { field: 'services.heading', tab: 'Services' },
    stays: 'the menu and the footer lead to it',
  },
  {
    slug: 'process',
    name: 'Process',
    thumbnail: 'steps',
    about: 'Its steps stand under Content. Right after Services it shares their ground.',
    words: { field: 'process.heading', tab: 'Process' },
    stays: 'the menu and the link in the hero lead to it',
  },
  {
    slug: 'portfolio',
    name: 'Portfolio',
    thumbnail: 'screen',
    about: 'A call to see the projects.',
    words: { field: 'portfolio.heading', tab: 'Portfolio' },
    stays: asked,
  },
  {
    slug: 'stories',
    name: 'Success stories',
    thumbnail: 'testimonials',
    about: 'Its testimonials stand under Content, its figures here.',
    words: { field: 'stories.heading', tab: 'Success stories' },
    stays: asked,
  },
  {
    slug: 'contact',
    name: 'Contact',
    thumbnail: 'form',
    about: 'The form’s labels stand under Words, the address in the site settings.',
    words: { field: 'contact.heading', tab: 'Contact' },
    stays: 'links all over the site lead to it',
    place: { at: 'last', why: 'its street stands on the accent of the footer' },
  },
] as const satisfies readonly OwnSection[];
