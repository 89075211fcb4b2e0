import { readFileSync, statSync } from 'node:fs';

import { byteOrderMark } from '@/platform/csv';

import { Failure } from '../steps/failure.mjs';

/** What the bytes 80 to 9F are in windows-1252; five are nothing. Node 20 reads controls there. */
const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

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
  const wide = utf16Of(bytes);
  if (wide !== undefined) return byteOrderMark + new TextDecoder(wide).decode(bytes);
  try {
    return utf8.decode(bytes);
  } catch {
    if (saidToBe !== undefined) return byteOrderMark + readWindows1252(bytes);
    throw new Failure(
      'The file is not UTF-8: it may be windows-1252, as Excel writes “CSV”. Save it as “CSV UTF-8”, or say --encoding windows-1252 and look at letters with accents in the inbox.',
    );
  }
}

/** By its byte order mark, or by the zero bytes beside Latin letters and commas. */
function utf16Of(bytes: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  const [first = -1, second = -1] = bytes;
  if ((first === 0xff && second === 0xfe) || (first > 0 && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second > 0)) return 'utf-16be';
  return undefined;
}

const readWindows1252 = (bytes: Buffer): string =>
  bytes.toString('latin1').replace(/[\u0080-\u009f]/g, (control) => {
    return windows1252[control.charCodeAt(0) - 0x80] ?? control;
  });
