import path from 'node:path';

import { foldCase, inPlainCases } from '@/platform/fold-case';

/** In bytes. Files have names of up to 255; a number and a size are added to this part. */
const longest = 100;

/** Names of devices: Windows opens them in any folder, and Payload takes them away. */
const device = /^(?:con|prn|aux|nul|(?:com|lpt)\d)$/i;

/**
 * The name of a file without its ending, of letters, digits, _ and - alone: one on every disk, in
 * every address and in every list of addresses.
 * @param otherwise what it is called where nothing of its name is left
 */
export function safeStem(given: string, otherwise = 'picture'): string {
  const last = given.split(/[/\\]/).findLast((part) => part !== '') ?? '';
  const plain = inPlainCases(path.parse(last).name)
    .replace(/[^\p{L}\p{M}\p{N}_]+/gu, '-')
    // A mark alone stands on nothing.
    .replace(/^[-\p{M}]+/u, '');
  const stem = cut(plain).replace(/-+$/, '');
  if (stem === '') return otherwise;
  return device.test(stem) ? `${otherwise}-${stem}` : stem;
}

/** As many whole characters as there is room for. */
function cut(text: string): string {
  let kept = '';
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (Buffer.byteLength(kept + segment) > longest) break;
    kept += segment;
  }
  return kept;
}

/**
 * The part that all files of a picture have in common: `logo` of `logo.png`, and of
 * `Logo-800x565.webp`. Where no two pictures have the same, no two have a file in common, whatever
 * kinds and sizes they have, and whether or not a disk tells upper from lower case.
 */
export const familyOf = (name: string): string => foldCase(partInCommon(name));

/** The same as it is written. */
export const partInCommon = (name: string): string =>
  path.parse(name).name.replace(/(?:-\d+x\d+)+$/, '');
