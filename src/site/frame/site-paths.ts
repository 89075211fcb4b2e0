/** The ids by which the header's parts find each other, with and without JavaScript. */
export const headerIds = {
  header: 'site-header',
  industries: 'industries-menu',
  menu: 'site-menu',
  /** What the open menu covers, besides the page. */
  question: 'cookie-question',
} as const;

/** Of the list that an entry of the menu opens, by its place there. */
export const idOfList = (index: number): string => `menu-list-${index}`;
