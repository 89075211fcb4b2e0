/** What the beginning of a file says of it, in browsers too: nothing is decoded. */
export interface PictureHead {
  readonly kind: 'png' | 'jpeg' | 'webp' | 'avif' | 'svg' | 'heic' | 'gif' | 'tiff' | 'other';
  /** In pixels, where the beginning says so. */
  readonly width?: number;
  readonly height?: number;
}

/** So much of a file is looked at: what cameras write stands before the size of a JPEG. */
export const headBytes = 512 * 1024;

const letters = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

/** @param bytes the first of a file, `headBytes` at most */
export function readHead(bytes: Uint8Array): PictureHead {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // Where a file is cut off, it says no size.
  const sized = (kind: PictureHead['kind'], read: () => Pick<PictureHead, 'width' | 'height'>) => {
    try {
      return { kind, ...read() };
    } catch {
      return { kind };
    }
  };
  const begin = letters(bytes, 0, 4);
  if (begin === '\u0089PNG')
    return sized('png', () => ({ width: view.getUint32(16), height: view.getUint32(20) }));
  if (begin.startsWith('\u00ff\u00d8')) return sized('jpeg', () => jpegSize(view));
  if (begin === 'RIFF' && letters(bytes, 8, 12) === 'WEBP')
    return sized('webp', () => webpSize(view, letters(bytes, 12, 16)));
  if (letters(bytes, 4, 8) === 'ftyp') return boxed(bytes, view);
  if (begin === 'GIF8') return { kind: 'gif' };
  if (begin === 'II*\0' || begin === 'MM\0*') return { kind: 'tiff' };
  const text = new TextDecoder().decode(bytes.subarray(0, 10_000));
  return { kind: beginsAsSvg(text) ? 'svg' : 'other' };
}

/** What may stand before a drawing, by how it begins and ends. */
const before = [
  ['<?', '?>'],
  ['<!--', '-->'],
  ['<!', '>'],
] as const;

/** Whether a text begins as SVG does. Each part before it is read once: an expression would go back and forth. */
export function beginsAsSvg(text: string): boolean {
  for (let rest = text.trimStart(); ;) {
    const part = before.find(([begin]) => rest.startsWith(begin));
    if (!part) return /^<svg[\s>]/.test(rest);
    const [begin, end] = part;
    let at = rest.indexOf(end, begin.length);
    // A DOCTYPE may hold others in brackets.
    const bracket = end === '>' ? rest.slice(0, at).indexOf('[') : -1;
    if (at !== -1 && bracket !== -1) {
      const closed = rest.indexOf(']', bracket);
      at = closed === -1 ? -1 : rest.indexOf(end, closed);
    }
    if (at === -1) return false;
    rest = rest.slice(at + end.length).trimStart();
  }
}

function jpegSize(view: DataView) {
  for (let at = 2; ;) {
    const marker = view.getUint16(at);
    if (marker < 0xffc0) return {};
    const isFrame = marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
    if (isFrame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    at += 2 + view.getUint16(at + 2);
  }
}

function webpSize(view: DataView, chunk: string) {
  const three = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 65_536;
  if (chunk === 'VP8X') return { width: three(24) + 1, height: three(27) + 1 };
  if (chunk === 'VP8 ')
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  const bits = view.getUint32(21, true);
  return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
}

const heic = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx'];

/** Photos of phones and AVIF share a container; its brands say which it is. */
function boxed(bytes: Uint8Array, view: DataView): PictureHead {
  const brands = letters(bytes, 8, Math.min(view.getUint32(0), 64));
  if (heic.some((brand) => brands.includes(brand))) return { kind: 'heic' };
  if (!brands.includes('avif') && !brands.includes('avis')) return { kind: 'other' };
  // The first box that says a size, or one that is a part of it, which is smaller.
  const at = letters(bytes, 0, 4096).indexOf('ispe');
  if (at === -1 || at + 16 > bytes.length) return { kind: 'avif' };
  return { kind: 'avif', width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
}
