/**
 * For a field that leads to documents with a picture or a state that matters: they are picked from
 * their own list, with its columns and its search. Payload's other choice says a title alone.
 */
export const pickedFromList = { appearance: 'drawer' } as const;
