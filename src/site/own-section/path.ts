/** Where a section stands that a visitor drew, by its address. */
export const ownSectionPath = '/your-section';

/** Below the section on that page: the form that takes its list along, in browsers without scripts. */
export const sendId = 'send';

/** On the page of the quote form: what says that a section came along. */
export const alongId = 'your-section';

/** The form that the list of a section goes to, and its field there. */
export const listForm = 'quote';
export const listField = 'description';
