/**
 * What the panel calls on the server (read in 3.90.2). Payload knows more, and takes the name of any
 * inherited member.
 */
export const serverFunctions = [
  'form-state',
  'get-default-layout',
  'get-upcoming-scheduled-publish',
  'render-document',
  'render-document-slots',
  'render-list',
  'render-widget',
  'schedule-publish',
  'table-state',
] as const;

/** Publishes or unpublishes at a date. */
export const scheduleFunction = 'schedule-publish';

/** Lists the dates at which something will be published. */
export const datesFunction = 'get-upcoming-scheduled-publish';

/** Asks the server for the state of a form: of a save, too. */
export const formStateFunction = 'form-state';
