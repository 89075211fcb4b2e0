/** The id of a note's element in the page of its submission. */
export const noteAnchor = (note: string): string => `note-${note}`;
