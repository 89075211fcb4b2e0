import { handedOut } from '@/platform/file-rules';

const words: ReadonlyMap<string, string> = new Map([
  ['image/jpeg', 'JPEG'],
  ['image/png', 'PNG'],
  ['image/webp', 'WebP'],
  ['image/avif', 'AVIF'],
  ['image/svg+xml', 'SVG'],
]);

/** Of a document, as its program calls it: “PDF”, “DOCX”. */
const endings = new Map([...handedOut].map(([ending, type]) => [type, ending.toUpperCase()]));

export const kindInWords = (mimeType: string): string =>
  words.get(mimeType) ?? endings.get(mimeType) ?? mimeType;
