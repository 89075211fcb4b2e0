const prefix = 'inbox-draft';

/** The field that a note for colleagues is typed into, and that of the key under which it is stored once. */
export const noteField = 'note';
export const noteKeyField = 'note-key';

/** The field that a reply is typed into, and that of the key under which it is sent once. */
export const replyField = 'reply';
export const replyKeyField = 'reply-key';

/** The fields above its words. */
export const headFields = { cc: 'reply-cc', bcc: 'reply-bcc', subject: 'reply-subject' } as const;

/** The mailbox that was chosen for it to go out from. */
export const fromField = 'reply-from';

/** The version of the shared draft that its words are. */
export const sharedField = 'reply-shared';

/** The ids of replies that were taken back and whose words this tab has. */
export const takenBackField = 'reply-taken-back';

/** The number of the last entry of the thread that stood there when a reply was begun. */
export const seenField = 'reply-seen';

/** The key under which the tab keeps where somebody was. It is forgotten with the drafts. */
export const placeKey = `${prefix} place`;

interface DraftOf {
  /** The id of who types. */
  author: string;
  submission: string;
  field: string;
}

/** The key of a draft, which belongs to a person and a submission. */
export const draftKey = ({ author, submission, field }: DraftOf): string =>
  [prefix, author, submission, field].join(' ');

export const isDraft = (key: string): boolean => key.startsWith(`${prefix} `);

/** Something that a person wrote, and not only chose. */
export const isTextDraft = (key: string): boolean =>
  isDraft(key) && (key.endsWith(` ${noteField}`) || key.endsWith(` ${replyField}`));
