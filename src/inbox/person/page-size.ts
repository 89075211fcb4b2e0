/** So many submissions, with all that belongs to them, stand on a page of a person. */
export const personPageSize = 50;
