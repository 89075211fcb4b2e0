/** The links of the header and of the small-screen menu, in their order (spec, section 2). */
export const mainLinks = [
  { label: 'Services', href: '/#services' },
  { label: 'Process', href: '/#process' },
  { label: 'Our Work', href: '/work' },
  { label: 'Contact', href: '/#contact' },
] as const;

export const legalLinks = [
  { label: 'Privacy', href: '/privacy' },
  { label: 'Terms', href: '/terms' },
  { label: 'Disclaimer', href: '/disclaimer' },
  { label: 'Accessibility', href: '/accessibility' },
] as const;

/** The ids by which the header's parts find each other, with and without JavaScript. */
export const headerIds = {
  header: 'site-header',
  industries: 'industries-menu',
  menu: 'site-menu',
  /** What the open menu covers, besides the page. */
  question: 'cookie-question',
} as const;
