const prefix = 'inbox-draft';

/** The field that a note for colleagues is typed into. */
export const noteField = 'note';

interface DraftOf {
  /** The id of who types. */
  author: string;
  submission: string;
  field: string;
}

/** Under which something that is not stored yet is kept: it belongs to a person and a submission. */
export const draftKey = ({ author, submission, field }: DraftOf): string =>
  [prefix, author, submission, field].join(' ');

export const isDraft = (key: string): boolean => key.startsWith(`${prefix} `);

export const isNoteDraft = (key: string): boolean => isDraft(key) && key.endsWith(` ${noteField}`);
