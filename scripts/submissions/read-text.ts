import { readFileSync, statSync } from 'node:fs';

import { byteOrderMark } from '@/platform/csv';
import { unicodeText, windows1252Text } from '@/platform/csv-file';

import { Failure } from '../steps/failure.mjs';

/** The encodings that a file may be said to have; UTF-8 and UTF-16 show by themselves. */
const encodings = ['windows-1252'] as const;

/** The text of a file that somebody names. @param saidToBe its encoding, where they say it */
export function readTextFile(file: string, saidToBe: string | undefined): string {
  const encoding = encodings.find((each) => each === saidToBe);
  if (saidToBe !== undefined && encoding === undefined)
    throw new Failure(
      `--encoding is ${encodings.join(' or ')}; UTF-8 and UTF-16 show by themselves.`,
    );
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) throw new Failure(`There is no file ${file}.`);
  if (found.isDirectory()) throw new Failure(`${file} is a folder: say which file in it.`);
  return readText(readFileSync(file), encoding);
}

/**
 * The text of a file, in whichever encoding a spreadsheet wrote it.
 * @param saidToBe where somebody says so; nothing in such a file tells it from its neighbours
 * @returns with a byte order mark, unless it is UTF-8 without one
 */
export function readText(bytes: Buffer, saidToBe?: (typeof encodings)[number]): string {
  const text = unicodeText(bytes);
  if (text !== null) return text;
  if (saidToBe !== undefined) return byteOrderMark + windows1252Text(bytes);
  throw new Failure(
    'The file is not UTF-8: it may be windows-1252, as Excel writes “CSV”. Save it as “CSV UTF-8”, or say --encoding windows-1252 and look at letters with accents in the inbox.',
  );
}
