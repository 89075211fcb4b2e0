/**
 * How elements of Payload's panel are found (read in 3.90.2). It promises none of it: where a
 * component of its own could be replaced instead, that is done (collections/drafts/with-drafts.ts).
 */
export const marks = {
  tab: '.tabs-field__tab-button',
  activeTab: '.tabs-field__tab-button--active',
  toggle: '.collapsible__toggle',
  folded: '.collapsible--collapsed',
  foldedToggle: '.collapsible__toggle--collapsed',
  /** The fields of a document, without what stands above and beside them. */
  fields: '.document-fields',
  /** What is drawn so far: the rest comes as it is scrolled to. */
  drawnFields: '.render-fields > *',
  select: '.rs__control',
  /** The row of a document's buttons. */
  controls: '.doc-controls',
  publish: '#action-save',
  /** Of a form in a drawer that is no document. */
  sends: '.drawer__content .form-submit button:not([id])',
  question: '.confirmation-modal',
  cancel: '#confirm-cancel',
} as const;

/** What our elements are called so that they look like Payload's. */
export const classes = {
  field: 'field-type',
  fieldInside: 'field-type__wrap',
  fieldLabel: 'field-label',
  fieldDescription: 'field-description',
  password: 'password',
  versions: 'versions',
  versionsInside: 'versions__wrap',
  table: 'table',
  versionInDrawer: 'created-at-cell',
} as const;

/** @param path as a form names a field: `solutions.1.title` */
export const idOfField = (path: string): string => `field-${path.replaceAll('.', '__')}`;

/** @param list the path of the list that has the row */
export const idOfRow = (list: readonly string[], at: number): string =>
  `${list.join('-')}-row-${at}`;
