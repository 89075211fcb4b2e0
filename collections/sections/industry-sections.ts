import type { OwnSection } from './own-section';

const asked = 'the specification asks for it on every industry page';
const isHeading = 'it holds the heading of the whole page';
const shared = 'The heading stands on the Industries page, for all industries.';

/** What the page of an industry consists of, in the order in which the site came. */
export const industrySections = [
  {
    slug: 'opening',
    name: 'Opening',
    thumbnail: 'hero',
    about: 'The heading is made of the title. The drawing shows the layers of this industry.',
    words: { field: 'intro', tab: 'Opening' },
    stays: isHeading,
    place: { at: 'first', why: isHeading },
  },
  {
    slug: 'solutions',
    name: 'Solutions',
    thumbnail: 'cards',
    about: 'The words beside the heading stand on the Industries page, for all industries.',
    words: { field: 'solutionsHeading', tab: 'Solutions' },
    stays: asked,
  },
  {
    slug: 'useCases',
    name: 'Use cases',
    thumbnail: 'beforeAfter',
    about: 'Two of them, before and after.',
    words: { field: 'useCasesHeading', tab: 'Use cases' },
    stays: asked,
  },
  {
    slug: 'benefits',
    name: 'Benefits',
    thumbnail: 'text',
    about: 'A list, line by line.',
    words: { field: 'benefitsHeading', tab: 'Benefits' },
    stays: asked,
  },
  {
    slug: 'caseStudies',
    name: 'Case studies',
    thumbnail: 'projects',
    about: `The projects under Content that name this industry and have a case study; without one, nothing shows. ${shared}`,
  },
  {
    slug: 'clientWords',
    name: 'Testimonials of this industry',
    thumbnail: 'testimonials',
    about: `The testimonials under Content that name this industry; without one, nothing shows. ${shared}`,
  },
  {
    slug: 'questions',
    name: 'Questions of this industry',
    thumbnail: 'faq',
    about: `The questions under Content that name this industry; without one, nothing shows. ${shared}`,
  },
  {
    slug: 'next',
    name: 'Last call to action',
    thumbnail: 'callToAction',
    about: 'It leads to the quote page and to the contact form.',
    words: { field: 'callToAction', tab: 'Benefits' },
    stays: asked,
    place: { at: 'last', why: 'it leads on from the page, and its accent meets the footer’s' },
  },
] as const satisfies readonly OwnSection[];
