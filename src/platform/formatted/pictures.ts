import { endingOf } from '../file-rules';

/** A line of a text that puts a picture where it stands. */
export interface PictureLine {
  /** What it shows, for who cannot see it. */
  readonly alt: string;
  /** Of a file of the mail. */
  readonly name: string;
}

/** What browsers and mail programs draw. */
const endings: ReadonlySet<string> = new Set(['png', 'jpg', 'jpeg', 'gif', 'webp']);

/** Whether a file can stand in a text, by its name. */
export const isPicture = (name: string): boolean => endings.has(endingOf(name));

/** As a reader of the plain text sees it, too. */
export const pictureLine = ({ alt, name }: PictureLine): string =>
  `[Picture: ${altOf(alt)}](${name})`;

const longestAlt = 200;

const altOf = (words: string): string =>
  words
    .replaceAll(/[[\]\s]+/g, ' ')
    .trim()
    .slice(0, longestAlt);

/** `the-dock_2.png` shows, until somebody says it better, “the dock 2”. */
export const altFromName = (name: string): string =>
  altOf(name.replace(/\.[^.]*$/, '').replaceAll(/[-_]+/g, ' '));

/** Null for any other line. */
export function readPicture(line: string): PictureLine | null {
  const [, alt = '', name = ''] =
    /^\[Picture: ([^\][]{0,200})\]\((\S.{0,200})\)\s*$/.exec(line) ?? [];
  return isPicture(name) ? { alt: alt.trim() || altFromName(name), name } : null;
}

/** The names of the files that its lines want. */
export const picturesIn = (text: string): readonly string[] =>
  text.split('\n').flatMap((line) => readPicture(line)?.name ?? []);

/** @param name of the one whose lines go; without it, all do */
export const withoutPictures = (text: string, name?: string): string =>
  text
    .split('\n')
    .filter((line) => {
      const picture = readPicture(line);
      return picture === null || (name !== undefined && picture.name !== name);
    })
    .join('\n');

/** The file that its lines want is called something else. */
export const renamePicture = (text: string, { from, to }: { from: string; to: string }): string =>
  text
    .split('\n')
    .map((line) => {
      const picture = readPicture(line);
      return picture?.name === from ? pictureLine({ ...picture, name: to }) : line;
    })
    .join('\n');

/** As `sketch.png`, or `sketch-2.png` where that is taken: a line names one file. */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  const ending = endingOf(name);
  const stem = name.slice(0, name.length - ending.length - 1);
  for (let number = 1; ; number += 1) {
    const free = number === 1 ? name : `${stem}-${number}.${ending}`;
    if (!taken.has(free)) return free;
  }
}

/** Of files of one name the first one is meant. */
export const byNameOf = <File extends { readonly name: string }>(
  files: readonly File[],
): ReadonlyMap<string, File> =>
  new Map(
    files
      .filter(({ name }) => isPicture(name))
      .toReversed()
      .map((file) => [file.name, file]),
  );
