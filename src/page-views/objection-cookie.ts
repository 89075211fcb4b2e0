/** Set in the browser of whoever does not want to be counted. It says that, and nothing else. */
export const objectionCookie = 'count-views=no';
