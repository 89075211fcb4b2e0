/** What Outlook packs into one file (`winmail.dat`), where the receiver has no Outlook. */
export interface Packed {
  readonly name: string;
  readonly content: Buffer;
}

const signature = 0x223e9f78;
const attributes = { begin: 0x9002, title: 0x8010, data: 0x800f } as const;
const most = 200;

interface Package {
  readonly packed: readonly Packed[];
  /** Whether it holds more than are read. */
  readonly isCut: boolean;
}

/** The files in it; none where it is something else. It stops at what is broken. */
export function readTnef(bytes: Buffer): Package {
  if (bytes.length < 6 || bytes.readUInt32LE(0) !== signature) return { packed: [], isCut: false };
  const files: { name: string; content: Buffer | null }[] = [];
  let isCut = false;
  let at = 6;
  while (at + 9 <= bytes.length && !isCut) {
    const id = bytes.readUInt16LE(at + 1);
    const length = bytes.readUInt32LE(at + 5);
    const value = bytes.subarray(at + 9, at + 9 + length);
    if (value.length < length) break;
    const last = files.at(-1);
    if (id === attributes.begin && files.length === most) isCut = true;
    else if (id === attributes.begin) files.push({ name: '', content: null });
    else if (id === attributes.title && last)
      last.name = value.toString('latin1').replace(/\0[\s\S]*$/, '');
    else if (id === attributes.data && last) last.content = value;
    at += 9 + length + 2;
  }
  const packed = files.flatMap(({ name, content }) =>
    content === null ? [] : [{ name, content }],
  );
  return { packed, isCut };
}
