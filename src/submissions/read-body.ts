import 'server-only';

import type { ShownForm } from '@/forms';
import { kindOf, takesFiles } from '@/forms/kinds';
import { problemOfFiles } from '@/forms/kinds/file';
import { wrongKind } from '@/platform/files/wrong-kind';

import { readBytes, textBytesOf, writtenBytesOf } from './read-bytes';
import { mostPartsOf, readParts } from './read-parts';
import type { IncomingFile } from './records/incoming/incoming-mail';
import { Refusal } from './refusal';

/** What was sent, not checked yet. */
export interface Body {
  /** By field, and whatever else somebody sends. */
  readonly answers: Record<string, unknown>;
  /** By field. */
  readonly files: FilesByField;
  /** What is wrong with them by their content, by field. */
  readonly wrongFiles: Readonly<Record<string, string>>;
}

export type FilesByField = Readonly<Record<string, readonly IncomingFile[]>>;

export const emptyBody: Body = { answers: {}, files: {}, wrongFiles: {} };

/** Who sent the form: our script, which reads JSON, or a browser without JavaScript. */
export type Encoding = 'json' | 'form';

type Asked = Pick<ShownForm, 'fields'>;

/**
 * @param form `isChanged` where a page asked something else, files perhaps
 * @throws Refusal for what no form sends, and for files where the form asks for none
 */
export function encodingOf(
  form: Asked & { readonly isChanged?: boolean },
  request: Request,
): Encoding {
  switch (typeOf(request)) {
    case 'application/json':
      return 'json';
    case 'application/x-www-form-urlencoded':
      return 'form';
    case 'multipart/form-data':
      if (takesFiles(form) || form.isChanged)
        return /\bjson\b/.test(request.headers.get('accept') ?? '') ? 'json' : 'form';
  }
  throw new Refusal('unsupported-media-type');
}

const typeOf = ({ headers }: Request): string =>
  (headers.get('content-type') ?? '').split(';', 1).join('').trim().toLowerCase();

/** Invalid UTF-8 is refused, not repaired. */
function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Refusal('malformed');
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('malformed');
  }
}

/**
 * `URLSearchParams` would put a replacement character for what is not UTF-8.
 * @throws Refusal
 */
function parseForm(text: string, most: number): Pair[] {
  const decodePart = (part: string) => decodeURIComponent(part.replaceAll('+', ' '));
  const parts = text.split('&', most + 1);
  if (parts.length > most) throw new Refusal('malformed');
  try {
    return parts.map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return [decodePart(name), decodePart(value.join('='))];
    });
  } catch {
    throw new Refusal('malformed');
  }
}

type Pair = readonly [name: string, answer: string];

/** Of a field that may be answered several times each answer is a line. */
function answersOf({ fields }: Asked, pairs: readonly Pair[]): Record<string, string> {
  const linesOf = (wanted: string) =>
    pairs.flatMap(([name, answer]) => (name === wanted ? [answer] : [])).join('\n');
  const several = fields.filter((field) => kindOf(field).hasSeveral);
  return {
    ...Object.fromEntries(pairs),
    ...Object.fromEntries(several.map(({ name }) => [name, linesOf(name)])),
  };
}

/** Said beside each question with files: any of them may be cut. */
function tooLargeIn(files: FilesByField): Record<string, string> {
  const [first, ...others] = Object.values(files).flat();
  const ofOne = first && others.length === 0 ? { name: first.name, size: Infinity } : null;
  const message = (ofOne && problemOfFiles([ofOne])) ?? new Refusal('files-too-large').message;
  const sent = Object.keys(files).filter((field) => files[field]?.length);
  return Object.fromEntries(sent.map((field) => [field, message]));
}

/** The first that is not what its name says, of each field. */
function wrongIn(files: FilesByField): Record<string, string> {
  const wrong: Record<string, string> = {};
  for (const [field, sent] of Object.entries(files))
    for (const file of sent) {
      const problem = wrongKind(file);
      if (problem !== null) wrong[field] ??= `${file.name}: ${problem}`;
    }
  return wrong;
}

/**
 * @param most how much of a body with files is read
 * @throws Refusal when the body is too large, not UTF-8 or not an object
 */
export async function readBody(form: Asked, request: Request, most?: number): Promise<Body> {
  const type = typeOf(request);
  if (type === 'multipart/form-data') {
    const { texts, files, isCut } = await readParts(request, form, most);
    const answers = { ...answersOf(form, texts), ...files };
    return { answers, files, wrongFiles: isCut ? tooLargeIn(files) : wrongIn(files) };
  }
  const isForm = type === 'application/x-www-form-urlencoded';
  const text = decode(await readBytes(request, (isForm ? writtenBytesOf : textBytesOf)(form)));
  if (isForm) return { ...emptyBody, answers: answersOf(form, parseForm(text, mostPartsOf(form))) };
  const body = parseJson(text);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new Refusal('malformed');
  }
  if (Object.keys(body).length > mostPartsOf(form)) throw new Refusal('malformed');
  const answers: Record<string, unknown> = { ...body };
  // A name alone brings no file, and no field reads this.
  for (const field of form.fields)
    if (kindOf(field).hasFiles && Array.isArray(answers[field.name])) answers[field.name] = false;
  return { ...emptyBody, answers };
}
