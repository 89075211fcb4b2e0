/** Events by which those who change a page tell its islands. */
export const changes = {
  /** On an island: its `data-props` are others now. */
  props: 'island-props',
  /** On an island: it leaves the page. */
  gone: 'island-gone',
  /** On the document: elements have come or gone. */
  page: 'page-changed',
} as const;
