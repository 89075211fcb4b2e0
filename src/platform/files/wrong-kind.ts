import { endingOf, endingsOf } from '../file-rules';
import { danger, endingFor, zipNames } from './file-kind';

type Check = (bytes: Buffer) => boolean;

const begins =
  (...starts: readonly string[]): Check =>
  (bytes) =>
    starts.some((start) => bytes.subarray(0, start.length).equals(Buffer.from(start, 'latin1')));

/** What its first bytes, or the files in it, say. */
const is =
  (...endings: readonly string[]): Check =>
  (bytes) =>
    endings.includes(endingFor('', bytes));

/** Readers of PDF take what has some bytes before it. */
const isPdf: Check = (bytes) =>
  is('pdf', 'dat')(bytes) && bytes.subarray(0, 1024).includes('%PDF-');

/** In UTF-16 every other byte may be empty. */
const isText: Check = (bytes) =>
  begins('\u00ff\u00fe', '\u00fe\u00ff')(bytes) ||
  (is('dat', 'rtf', 'ics', 'vcf', 'dwg')(bytes) && !bytes.subarray(0, 65_536).includes(0));

/** Before 2007, or since then with a password; installers and mails are of this kind, too. */
const oldOffice =
  (...parts: readonly string[]): Check =>
  (bytes) =>
    begins('\u00d0\u00cf\u0011\u00e0')(bytes) &&
    parts.some((part) => bytes.includes(Buffer.from(part, 'utf16le')));

const either =
  (...each: readonly Check[]): Check =>
  (bytes) =>
    each.some((check) => check(bytes));

const isLocked = oldOffice('EncryptedPackage');

const checks: Readonly<Record<string, Check>> = {
  pdf: isPdf,
  png: is('png'),
  jpg: is('jpg'),
  jpeg: is('jpg'),
  gif: is('gif'),
  webp: is('webp'),
  // A film begins so, too, and names another brand.
  heic: (bytes) => /^ftyp(?:he|mif|msf)/.test(bytes.toString('latin1', 4, 12)),
  txt: isText,
  csv: isText,
  doc: either(oldOffice('WordDocument'), begins('{\\rtf')),
  xls: oldOffice('Workbook', 'Book'),
  ppt: oldOffice('PowerPoint Document'),
  ...{ docx: either(is('docx'), isLocked), xlsx: either(is('xlsx'), isLocked) },
  ...{ pptx: either(is('pptx'), isLocked), odt: is('odt'), ods: is('ods'), odp: is('odp') },
  // One with a folder of the name `word` looks like a document, and is an archive all the same.
  zip: begins('PK\u0003\u0004'),
};

const pictures = endingsOf('pictures');
const page = /<(?:script|html|svg|body|iframe|!doctype)[\s/>]/i;

interface Given {
  readonly name: string;
  /** Null where it was not kept. */
  readonly content: Buffer | null;
}

/**
 * Why a file is not what its name says, by what is in it, and what to do, without its name; null where it
 * is. A picture that is a page as well, or a PDF that is an archive as well, is neither.
 */
export function wrongKind({ name, content }: Given): string | null {
  const ending = endingOf(name);
  const check = checks[ending];
  if (content === null || check === undefined) return null;
  const harm = danger(name, content);
  if (harm !== null) return `${harm} Choose another file.`;
  if (!check(content))
    return `By its content it is no ${ending} file. Save it as one once more, or choose another file.`;
  const isPicture = pictures.includes(`.${ending}`);
  if ((isPicture || check === isPdf) && zipNames(content).length > 0)
    return 'It holds an archive. Choose another file.';
  const hasPage = isPicture && page.test(content.toString('latin1'));
  return hasPage ? 'It holds a page. Choose another file.' : null;
}
