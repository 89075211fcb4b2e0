import { formFiles, mailFiles, type FileLimits } from './mail/mail-limits';

/** What people send each other about a project. A program is none of it, nor is what holds one. */
const types: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  heic: 'image/heic',
  txt: 'text/plain',
  csv: 'text/csv',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ppt: 'application/vnd.ms-powerpoint',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odp: 'application/vnd.oasis.opendocument.presentation',
};
/** By their endings, of which none is a word of JavaScript's. */
const kinds: ReadonlyMap<string, string> = new Map(Object.entries(types));

/** What a form may narrow it to. */
const groups = {
  pdf: { label: 'PDF', one: 'a PDF', endings: ['pdf'] },
  pictures: {
    label: 'Pictures',
    one: 'a PNG, JPEG, GIF, WebP or HEIC picture',
    endings: ['png', 'jpg', 'jpeg', 'gif', 'webp', 'heic'],
  },
  documents: {
    label: 'PDF, text and office documents',
    one: 'a PDF, a text or an office document',
    endings: Object.keys(types).filter((kind) => !types[kind]?.startsWith('image/')),
  },
} as const satisfies Record<string, { label: string; one: string; endings: readonly string[] }>;

export type FileGroup = keyof typeof groups;

/** By their names, as people read them. */
export const fileGroups = Object.entries(groups).map(([value, { label }]) => ({ value, label }));

const isGroup = (name: string | undefined): name is FileGroup =>
  name !== undefined && Object.hasOwn(groups, name);

/** What the site hands out as a download, by ending: documents, and an archive of them. Pictures are media. */
export const handedOut: ReadonlyMap<string, string> = new Map([
  ...groups.documents.endings.map((ending) => [ending, types[ending] ?? ''] as const),
  ['zip', 'application/zip'],
]);

/** In lower case, without its dot; empty where there is none. */
export const endingOf = (name: string): string =>
  /\.([a-z0-9_-]{1,20})$/i.exec(name)?.[1]?.toLowerCase() ?? '';

const withDots = (endings: readonly string[]) => endings.map((ending) => `.${ending}`);

/** For `accept` of a field. */
export const fileEndings = withDots([...kinds.keys()]);

/** The same of a group; of all kinds where there is no such group. */
export const endingsOf = (group: string | undefined): string[] =>
  isGroup(group) ? withDots(groups[group].endings) : fileEndings;

/** The type that a file is sent as; by its name alone, whatever its sender says. */
export const typeOf = (name: string): string =>
  kinds.get(endingOf(name)) ?? handedOut.get(endingOf(name)) ?? 'application/octet-stream';

/** How large a file is, as people read it; the smallest is no nought. */
export const sizeWords = (bytes: number): string =>
  bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000))} KB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`;

const inMegabytes = (bytes: number) => `${bytes / 1_000_000} MB`;

/** @param group what it is narrowed to */
const ruleOf = ({ most, bytesOfOne, bytes }: FileLimits, group?: string): string => {
  const taken = isGroup(group) ? groups[group].label : 'PDF, pictures, text and office documents';
  const ofOne = bytesOfOne < bytes ? `, ${inMegabytes(bytesOfOne)} each` : '';
  const all = inMegabytes(bytes);
  const files = most === 1 ? `one file of ${all} at most` : `${most} files and ${all} in all`;
  return `${taken}${ofOne}; ${files}.`;
};

export const mailFileRule = ruleOf(mailFiles);
export const formFileRule = (most: number, group?: string): string =>
  ruleOf({ ...formFiles, most }, group);

/** What is said of a file of another kind. @param group what it is narrowed to */
export const kindProblem = (group?: string): string => {
  const isNarrow = isGroup(group);
  const one = isNarrow ? groups[group].one : 'a PDF, a picture, a text or an office document';
  return `Files of this kind are not taken${isNarrow ? ' here' : ''}. Choose ${one}.`;
};

interface Before {
  readonly count: number;
  readonly bytes: number;
}

/**
 * Why a file is not taken and what to do, without its name; null where it is.
 * @param before what the mail or the form has already
 */
export function fileProblem(
  { name, size }: { name: string; size: number },
  before: Before,
  { most, bytesOfOne, bytes }: FileLimits,
): string | null {
  if (!kinds.has(endingOf(name))) return kindProblem();
  if (size > bytesOfOne)
    return `It is larger than ${inMegabytes(bytesOfOne)}. Choose a smaller one.`;
  if (before.count >= most) return `There are ${most} files already. Leave this one out.`;
  if (before.bytes + size > bytes)
    return `All files together are larger than ${inMegabytes(bytes)}. Choose fewer or smaller ones.`;
  return null;
}

const longestName = 100;

/**
 * A name that is one on every disk and shows what it is: no folder, no control character, nothing
 * that turns the direction of writing, no dot at its ends. Its ending stays.
 */
export function safeName(given: string): string {
  const last = given.split(/[/\\]/).at(-1) ?? '';
  // A name of 60,000 dots takes no longer than another one.
  const short = last.length > 1000 ? last.slice(0, 500) + last.slice(-500) : last;
  const plain = short
    .normalize('NFC')
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[<>:"|?*]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '');
  if (plain === '') return 'file';
  const ending = endingOf(plain);
  if (ending === '' || plain.length <= longestName) return beginning(plain, longestName);
  return `${beginning(plain, longestName - ending.length - 1)}.${ending}`;
}

/** Without the half of a letter that takes two. */
const beginning = (text: string, most: number): string =>
  text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
