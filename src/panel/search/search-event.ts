/** Asks for the search of all text, from wherever in the panel. */
export const searchEvent = 'search-content';
