import iconv from 'iconv-lite';

const isAscii = (bytes: Buffer): boolean => bytes.every((byte) => byte < 0x80);

const strict = new TextDecoder('utf-8', { fatal: true });

/** Null where it is none. */
function asUtf8(bytes: Buffer): string | null {
  try {
    return strict.decode(bytes);
  } catch {
    return null;
  }
}

/** The way that mails name letters, as iconv-lite does: `"ISO_8859-1:1987"`, `x-sjis`, `cp932`. */
const plainLabel = (label: string): string =>
  label
    .slice(0, 40)
    .toLowerCase()
    .replace(/^x-|["' ]|:.*$/g, '')
    .replace(/^iso_/, 'iso-');

/** What iconv-lite lacks, or what is a part of something larger that senders mean. */
const aliases: Readonly<Record<string, string>> = {
  'iso-8859-1': 'windows-1252',
  latin1: 'windows-1252',
  'iso-8859-8-i': 'iso-8859-8',
  'iso-8859-8-e': 'iso-8859-8',
  'iso-8859-9': 'windows-1254',
  'ks-c-5601-1987': 'cp949',
  'ks_c_5601-1987': 'cp949',
  'euc-kr': 'cp949',
  gb2312: 'gb18030',
  'cp-850': 'cp850',
  'unicode-1-1-utf-7': 'utf-7',
};

const eastern = /^(?:gb|big5|cp9|euc|s(?:hift)?_?-?jis|ks|windows-?9|ms9)/;

/** Null for what says nothing: no label, ASCII, UTF-8 (which is tried first), and what is unknown. */
function known(label: string | null | undefined): string | null {
  if (!label) return null;
  const plain = plainLabel(label);
  const name = aliases[plain] ?? plain;
  if (/^(?:us-?)?ascii$|^utf-?8$|^iso-2022|^binary$|^hex$|^base64$|^ucs|^utf-?(?:16|32)/.test(name))
    return null;
  return iconv.encodingExists(name) ? name : null;
}

const escape = 0x1b;

/** Puts the high bit where a text in seven bits has shifted to its other letters. */
function unshifted(bytes: Buffer, isTilde: boolean): Buffer {
  const text = bytes.toString('latin1');
  const parts = isTilde
    ? text.split(/~\{|~\}/)
    : // oxlint-disable-next-line no-control-regex -- the shifts of ISO 2022
      text.replace(/\u001b\$[)*+]?[A-Z]/g, '').split(/[\u000e\u000f]/);
  const whole = parts.map((part, at) =>
    at % 2 === 0 ? part : part.replace(/[!-~]/g, (c) => String.fromCharCode(c.charCodeAt(0) | 128)),
  );
  return Buffer.from(whole.join(''), 'latin1');
}

/** Seven bits that say of themselves how to be read; null for other ones. */
function inSevenBits(bytes: Buffer, label: string | null | undefined): string | null {
  const name = plainLabel(label ?? '');
  if (bytes.includes(escape)) {
    if (bytes.includes('\u001b$)C')) return iconv.decode(unshifted(bytes, false), 'cp949');
    if (bytes.includes('\u001b$)A')) return iconv.decode(unshifted(bytes, false), 'gb18030');
    if (['$@', '$B', '$(D', '(J', '(I'].some((set) => bytes.includes(`\u001b${set}`)))
      return new TextDecoder('iso-2022-jp').decode(bytes);
  }
  if (name.startsWith('hz') && bytes.includes('~{'))
    return iconv.decode(unshifted(bytes, true), 'gb18030');
  if (/utf-?7$/.test(name)) return iconv.decode(bytes, 'utf-7');
  return null;
}

/** UTF-16 by its mark, or by the zeros that it has beside plain letters. */
function inPairs(bytes: Buffer): string | null {
  const [first, second] = bytes;
  const decode = (name: string) => iconv.decode(bytes, name);
  if (first === 0xff && second === 0xfe) return decode('utf-16le');
  if (first === 0xfe && second === 0xff) return decode('utf-16be');
  const start = bytes.subarray(0, 400);
  const zeros = (odd: number) => start.filter((byte, at) => byte === 0 && at % 2 === odd).length;
  if (zeros(1) * 4 > start.length) return decode('utf-16le');
  return zeros(0) * 4 > start.length ? decode('utf-16be') : null;
}

/** What Windows has where latin-1 has controls. */
const windows = iconv.decode(
  Buffer.from(Array.from({ length: 32 }, (_each, at) => 128 + at)),
  'windows-1252',
);

const asWindows = (text: string): string =>
  text.replace(/[\u0080-\u009f]/g, (sign) => windows.charAt(sign.charCodeAt(0) - 128));

const sequences =
  /(?:[\u00c2-\u00df][\u0080-\u00bf]|[\u00e0-\u00ef][\u0080-\u00bf]{2}|[\u00f0-\u00f4][\u0080-\u00bf]{3})+/g;

/** Where a text has both: bytes that UTF-8 cannot have are letters of Windows. */
function mixed(bytes: Buffer): string {
  const text = bytes.toString('latin1');
  const pieces: string[] = [];
  let at = 0;
  for (const { 0: found, index } of text.matchAll(sequences)) {
    if (index > at) pieces.push(asWindows(text.slice(at, index)));
    pieces.push(Buffer.from(found, 'latin1').toString());
    at = index + found.length;
  }
  pieces.push(asWindows(text.slice(at)));
  return pieces.join('');
}

/**
 * A text as it was written, by its bytes first and by what its labels say after that: labels are
 * often missing, and often wrong. What is UTF-8 is UTF-8.
 * @param labels the best first: of the part, of the document, of other parts of the mail
 */
export function decodeLetters(bytes: Buffer, ...labels: (string | null | undefined)[]): string {
  const shifted = inSevenBits(bytes, labels[0]);
  if (shifted !== null) return shifted;
  const pairs = bytes.includes(0) || (bytes[0] ?? 0) >= 0xfe ? inPairs(bytes) : null;
  if (pairs !== null) return pairs;
  if (isAscii(bytes)) return bytes.toString('latin1');
  const label = labels.map(known).find((name) => name !== null);
  const utf8 = asUtf8(bytes);
  if (utf8 !== null && !isByChance(utf8, bytes, label)) return utf8;
  if (!label) return mixed(bytes);
  const decoded = iconv.decode(bytes, label);
  return decoded.includes('\ufffd') && eastern.test(label) ? betterOf(decoded, bytes) : decoded;
}

/** A few letters of the East can look like UTF-8's shortest ones: Cyrillic, Greek, Arabic. */
function isByChance(utf8: string, bytes: Buffer, label: string | undefined): boolean {
  if (label === undefined || !eastern.test(label) || /[\u0800-\uffff]/.test(utf8)) return false;
  return !iconv.decode(bytes, label).includes('\ufffd');
}

/** A label of the East on letters of the West leaves more holes than letters. */
function betterOf(decoded: string, bytes: Buffer): string {
  const holes = decoded.split('\ufffd').length - 1;
  const letters = decoded.match(/[^\p{ASCII}\ufffd]/gu)?.length ?? 0;
  return holes > letters ? mixed(bytes) : decoded;
}
