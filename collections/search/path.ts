/** Where visitors search the site. */
export const searchPath = '/search';
