import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';

import { uploadLimit } from '@/platform/media/upload-limit';

import { RefusedFile } from '../file/refused-file';

const inflate = promisify(inflateRaw);

const [endMark, entryMark, fileMark] = [0x06054b50, 0x02014b50, 0x04034b50];
const mostEntries = 20_000;

/** A file in a ZIP file. */
export interface ZipEntry {
  /** With its folders. */
  readonly name: string;
  /** @throws where it is damaged, or larger than a picture may be: no more than that is unpacked */
  readonly read: () => Promise<Buffer>;
}

/**
 * The files in a ZIP file, by the list at its end. Nothing is unpacked before it is asked for.
 * @throws RefusedFile
 */
export function readZip(bytes: Buffer): ZipEntry[] {
  try {
    return entriesOf(bytes);
  } catch {
    throw new RefusedFile('zip');
  }
}

function entriesOf(bytes: Buffer): ZipEntry[] {
  const end = bytes.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
  if (end < 0 || bytes.readUInt32LE(end) !== endMark) throw new Error('It has no list');
  const count = bytes.readUInt16LE(end + 10);
  let at = bytes.readUInt32LE(end + 16);
  if (count > mostEntries) throw new Error('It has too many files');
  const begins = new Set<number>();
  return Array.from({ length: count }, () => {
    if (bytes.readUInt32LE(at) !== entryMark) throw new Error('Its list is damaged');
    const [nameLength, more, comment] = [28, 30, 32].map((from) => bytes.readUInt16LE(at + from));
    const nameEnd = at + 46 + (nameLength ?? 0);
    const entry = {
      isLocked: (bytes.readUInt16LE(at + 8) & 1) === 1,
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      begin: bytes.readUInt32LE(at + 42),
    };
    if (entry.isLocked) throw new Error('It is locked');
    if (begins.has(entry.begin)) throw new Error('Two files in it are the same bytes');
    begins.add(entry.begin);
    const name = bytes.toString('utf8', at + 46, nameEnd);
    at = nameEnd + (more ?? 0) + (comment ?? 0);
    return { name, read: () => unpacked(bytes, entry) };
  }).filter(({ name }) => !name.endsWith('/'));
}

interface Packed {
  readonly method: number;
  readonly packed: number;
  readonly begin: number;
}

async function unpacked(bytes: Buffer, { method, packed, begin }: Packed): Promise<Buffer> {
  if (bytes.readUInt32LE(begin) !== fileMark) throw new Error('A file in it is damaged');
  const from = begin + 30 + bytes.readUInt16LE(begin + 26) + bytes.readUInt16LE(begin + 28);
  const data = bytes.subarray(from, from + packed);
  if (method === 0 && packed <= uploadLimit.fileBytes) return data;
  if (method !== 8) throw new Error('It is packed in a way that nobody knows here');
  return inflate(data, { maxOutputLength: uploadLimit.fileBytes });
}
