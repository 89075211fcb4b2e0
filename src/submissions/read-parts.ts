import 'server-only';

import { MIMEType } from 'node:util';

import type { ShownForm } from '@/forms';
import { kindOf, type FormField } from '@/forms/kinds';
import { bodyLimits } from '@/platform/limits';
import { formFiles } from '@/platform/mail/mail-limits';
import { clientAddress, networkOf } from '@/platform/rate-limit/address';

import { judgedFile } from './incoming/mail/files';
import { readBytes, textBytes, textBytesOf, writtenBytesOf } from './read-bytes';
import type { IncomingFile } from './records/incoming/incoming-mail';
import { Refusal } from './refusal';
import { traffic } from './traffic';

interface Parts {
  readonly texts: readonly (readonly [name: string, text: string])[];
  /** By field. */
  readonly files: Readonly<Record<string, readonly IncomingFile[]>>;
  /** It was more than is read: files may be cut, what was written is whole. */
  readonly isCut: boolean;
}

/** Besides what the form asks: somebody may choose a whole folder of pictures. */
const spareParts = 1000;

/** How many parts a browser sends of a field at most. */
const mostOf = (field: FormField): number =>
  field.kind === 'several' ? field.options.length : kindOf(field).hasFiles ? formFiles.most : 1;

export const mostPartsOf = ({ fields }: Pick<ShownForm, 'fields'>): number =>
  fields.reduce((sum, field) => sum + mostOf(field), spareParts);

/** Each is read whole, and takes its length in memory. */
const mostAtOnce = 8;
/** As much as is read where no file can be kept: what people write fits. */
export const withoutFiles = 1_000_000;

/** Somebody who sends slowly closes the form for nobody else. */
const mostOfNetwork = 2;

/** Of a part that is more than what people can write it holds that, and the lines that name it. */
const beginningOfPart = textBytes + 8 * 1024;

/**
 * Reads what a form with files sent; its files are judged as those of mails are. How large it is and of
 * how many parts is known before anything is taken apart.
 * @param most of more than this the rest of large files goes by
 * @throws Refusal
 */
export async function readParts(
  request: Request,
  form: Pick<ShownForm, 'fields'>,
  most: number = bodyLimits.files.bytes,
): Promise<Parts> {
  const network = networkOf(clientAddress(request.headers));
  const coming = traffic.withFiles;
  const ofNetwork = coming.filter((each) => each === network);
  if (coming.length >= mostAtOnce || ofNetwork.length >= mostOfNetwork)
    throw new Refusal('busy', { retryAfter: 5 });
  coming.push(network);
  try {
    const boundary = boundaryOf(request.headers.get('content-type') ?? '');
    const read = { isCut: false };
    const bytes = await readBytes(request, most, 'files-too-large', (all) => {
      read.isCut = true;
      return withoutTheirRest(all, boundary);
    });
    const mostParts = mostPartsOf(form);
    if (partsIn(bytes, boundary, mostParts) > mostParts) throw new Refusal('malformed');
    const parts = await takeApart(bytes, boundary);
    const files: Record<string, IncomingFile[]> = {};
    for (const field of form.fields)
      if (kindOf(field).hasFiles) files[field.name] = await filesOf(parts.getAll(field.name));
    // What was cut would come back as if it were whole.
    const mostOfTexts = (read.isCut ? textBytesOf : writtenBytesOf)(form);
    return { ...read, texts: textsOf(parts, mostOfTexts), files };
  } finally {
    coming.splice(coming.indexOf(network), 1);
  }
}

/** Of the signs that RFC 2046 gives it; nobody makes one with a space. */
const wellFormed = /^[\w'()+,./:=?-]{1,70}$/;

/** @throws Refusal */
function boundaryOf(type: string): string {
  const named = mimeType(type);
  const boundary = named?.essence === 'multipart/form-data' ? named.params.get('boundary') : null;
  if (!boundary || !wellFormed.test(boundary)) throw new Refusal('malformed');
  return boundary;
}

function mimeType(type: string): MIMEType | undefined {
  try {
    return new MIMEType(type);
  } catch {
    return undefined;
  }
}

/**
 * Leaves of each part its beginning, and its last bytes: with what is still to come they may be the boundary.
 */
function withoutTheirRest(bytes: Buffer, boundary: string): Buffer {
  const last = `\r\n--${boundary}`.length;
  const pieces: Buffer[] = [];
  for (let from = 0; from < bytes.length;) {
    const next = bytes.indexOf(`--${boundary}`, from + 1);
    const end = next === -1 ? bytes.length : next;
    const beginning = Math.min(end, from + beginningOfPart);
    pieces.push(
      bytes.subarray(from, beginning),
      bytes.subarray(Math.max(beginning, end - last), end),
    );
    from = end;
  }
  return Buffer.concat(pieces);
}

function partsIn(bytes: Buffer, boundary: string, mostParts: number): number {
  let count = 0;
  for (let at = bytes.indexOf(`--${boundary}`); at !== -1 && count <= mostParts; count += 1)
    at = bytes.indexOf(`--${boundary}`, at + 1);
  return count;
}

/** With the boundary by which the parts were counted, whatever else the sender's header says. */
async function takeApart(bytes: Buffer<ArrayBuffer>, boundary: string): Promise<FormData> {
  const headers = { 'Content-Type': `multipart/form-data; boundary="${boundary}"` };
  try {
    return await new Response(bytes, { headers }).formData();
  } catch {
    throw new Refusal('malformed');
  }
}

function textsOf(parts: FormData, most: number): [string, string][] {
  const texts = [...parts].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  const bytes = texts.reduce((sum, pair) => sum + Buffer.byteLength(pair.join('')), 0);
  if (bytes > most) throw new Refusal('too-large');
  return texts;
}

/** A browser sends an empty file without a name where none was chosen. */
const filesOf = (values: readonly FormDataEntryValue[]) =>
  Promise.all(
    values.flatMap((value) =>
      typeof value === 'string' || (value.name === '' && value.size === 0)
        ? []
        : [value.arrayBuffer().then((content) => judgedFile(value.name, Buffer.from(content)))],
    ),
  );
