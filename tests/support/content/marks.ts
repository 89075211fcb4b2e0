/**
 * Characters that no font has and no text of ours: each marks the words of one field. A word loses
 * its last letter for the mark, and stays as long as it was.
 */
export const marks = /\p{Co}/gu;

/** Mailboxes, and addresses of pages and files. */
const isAddress = (piece: string) => /@|:\/\/|^[/#]/.test(piece);

const word = /[\p{L}\p{M}\p{N}\p{Co}]+/gu;
const letters = /\p{L}/gu;

/** A word has two letters at least: all others are numbers and signs. */
const isWord = (piece: string) => (piece.match(letters) ?? []).length > 1;

/** Between spaces; a name in braces is filled in by the site. */
const pieces = (text: string) => text.split(/(\s+|\{\w+\})/);

const isFilledIn = (piece: string) => /^\{\w+\}$/.test(piece);

export const markWords = (text: string, mark: string): string =>
  pieces(text)
    .map((piece) =>
      isAddress(piece) || isFilledIn(piece)
        ? piece
        : piece.replaceAll(word, (each) => (isWord(each) ? each.slice(0, -1) + mark : each)),
    )
    .join('');

/** What could be marked in a text, and is not. */
export const wordsOf = (text: string): string[] =>
  pieces(text)
    .filter((piece) => !isAddress(piece) && !isFilledIn(piece))
    .flatMap((piece) => piece.match(word) ?? [])
    .filter((each) => isWord(each) && each.search(marks) < 0);
