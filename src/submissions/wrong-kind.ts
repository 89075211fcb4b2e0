import { danger, endingFor, endingOf, zipNames } from './incoming/mail/file-kind';
import type { IncomingFile } from './records/incoming/incoming-mail';

type Check = (bytes: Buffer) => boolean;

const begins =
  (...starts: readonly string[]): Check =>
  (bytes) =>
    starts.some((start) => bytes.subarray(0, start.length).equals(Buffer.from(start, 'latin1')));

/** Readers of PDF take what has some bytes before it. */
const isPdf: Check = (bytes) => bytes.subarray(0, 1024).includes('%PDF-');

const isPicture =
  (ending: string): Check =>
  (bytes) =>
    endingFor('', bytes) === ending;

/** In UTF-16 every other byte may be empty. */
const isText: Check = (bytes) =>
  begins('\u00ff\u00fe', '\u00fe\u00ff')(bytes) || !bytes.subarray(0, 65_536).includes(0);

/** Before 2007, or since then with a password. */
const binaryOffice = '\u00d0\u00cf\u0011\u00e0';
const oldOffice = begins(binaryOffice, '{\\rtf');
const office = begins('PK\u0003\u0004', binaryOffice);

const checks: Readonly<Record<string, Check>> = {
  pdf: isPdf,
  png: isPicture('png'),
  jpg: isPicture('jpg'),
  jpeg: isPicture('jpg'),
  gif: isPicture('gif'),
  webp: isPicture('webp'),
  heic: (bytes) => bytes.subarray(4, 8).equals(Buffer.from('ftyp')),
  txt: isText,
  csv: isText,
  ...{ doc: oldOffice, xls: oldOffice, ppt: oldOffice, docx: office, xlsx: office, pptx: office },
  ...{ odt: office, ods: office, odp: office },
};

const page = /<(?:script|html)[\s>]/i;
const isOffice = (ending: string) => checks[ending] === office;

/**
 * Why a file is not what its name says, by what is in it, in a sentence without its name; null where it
 * is. A picture that is a page as well, or a PDF that is an archive as well, is neither.
 */
export function wrongKind({ name, content }: IncomingFile): string | null {
  const ending = endingOf(name);
  const check = checks[ending];
  if (content === null || check === undefined) return null;
  const harm = danger(name, content);
  if (harm !== null) return harm;
  if (!check(content)) return `By its content it is no ${ending} file.`;
  if (check === isText || check === oldOffice || isOffice(ending)) return null;
  if (zipNames(content).length > 0) return 'It holds an archive.';
  return check !== isPdf && page.test(content.toString('latin1')) ? 'It holds a page.' : null;
}
