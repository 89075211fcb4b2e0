/** The ids by which the header's parts find each other, with and without JavaScript. */
export const headerIds = {
  header: 'site-header',
  industries: 'industries-menu',
  menu: 'site-menu',
  /** What the open menu covers, besides the page. */
  question: 'cookie-question',
} as const;
