import type { navigation, Texts } from '@/words';

type Words = Texts<typeof navigation>;

/** The links of the header and of the small-screen menu, in their order (spec, section 2). */
export const mainLinks = ({ services, process, work, contact }: Words['menu']) => [
  { label: services, href: '/#services' },
  { label: process, href: '/#process' },
  { label: work, href: '/work' },
  { label: contact, href: '/#contact' },
];

export const companyLinks = ({ home, services, work, contact }: Words['footer']) => [
  { label: home, href: '/' },
  { label: services, href: '/#services' },
  { label: work, href: '/work' },
  { label: contact, href: '/#contact' },
];

export const legalLinks = ({ privacy, terms, disclaimer, accessibility }: Words['footer']) => [
  { label: privacy, href: '/privacy' },
  { label: terms, href: '/terms' },
  { label: disclaimer, href: '/disclaimer' },
  { label: accessibility, href: '/accessibility' },
];

/** The ids by which the header's parts find each other, with and without JavaScript. */
export const headerIds = {
  header: 'site-header',
  industries: 'industries-menu',
  menu: 'site-menu',
  /** What the open menu covers, besides the page. */
  question: 'cookie-question',
} as const;
