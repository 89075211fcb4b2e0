/** What shows nothing, not even a space: controls, joiners, marks of direction, tags, fillers. */
const unseen = /[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]/gu;

/** A text without what nobody sees in it, as an address or a number is meant that was pasted. */
export const visibleText = (text: string): string => text.replace(unseen, '');

/**
 * Whether a text shows its readers nothing. The one rule of emptiness: for what the panel
 * requires, for forms, for imports and for mails.
 */
export const isBlank = (text: string): boolean => visibleText(text).trim() === '';

/** What word processors and mail programs write for the end of a line. */
const lineBreaks = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;

/**
 * What no keyboard sends and no reader sees, other than tab and line break: controls, and signs that turn
 * the direction of what follows, or hide between letters, so that a text reads as another one. Joiners,
 * which Persian and emoji are written with, the two marks of direction and the tags of flags stay.
 */
const controls =
  // oxlint-disable-next-line no-control-regex -- finding them is the point
  /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u200b\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g;

/**
 * A text as everybody reads it: each kind of line break is a plain one, controls are gone, and half a
 * character is the replacement character. PostgreSQL takes whatever comes out.
 */
export const cleanText = (text: string): string =>
  text
    .replace(lineBreaks, '\n')
    .replace(controls, '')
    .replace(/\p{Cs}/gu, '\ufffd');

/** The same in one line: a text that goes into a header, a title or a line of the log. */
export const inOneLine = (text: string): string => cleanText(text).replace(/[\t\n]+/g, ' ');

/** For `LIKE`, and what Payload calls `contains`: `%` and `_` stand for themselves. */
export const literal = (word: string): string => word.replace(/[\\%_]/g, '\\$&');

/** As much of a text as has room, never with half a character at its end. */
export const beginningOf = (text: string, most: number): string =>
  text.length <= most ? text : text.slice(0, most).replace(/[\ud800-\udbff]$/, '');
