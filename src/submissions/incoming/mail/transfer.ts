const equals = 0x3d;
const newline = 0x0a;

const digit = (byte: number | undefined): number => {
  if (byte === undefined) return -1;
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  const small = byte | 0x20;
  return small >= 0x61 && small <= 0x66 ? small - 0x57 : -1;
};

/** Where a line ends after an equals sign and perhaps blanks; -1 where that is none at its end. */
function softBreak(bytes: Buffer, at: number): number {
  let next = at + 1;
  while (
    next < bytes.length &&
    next < at + 80 &&
    /[ \t\r]/.test(String.fromCharCode(bytes[next] ?? 0))
  )
    next += 1;
  return next >= bytes.length || bytes[next] === newline ? next : -1;
}

function fromQuotedPrintable(bytes: Buffer): Buffer {
  const result = Buffer.alloc(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte === equals) {
      const [high, low] = [digit(bytes[at + 1]), digit(bytes[at + 2])];
      if (high !== -1 && low !== -1) {
        result[length] = high * 16 + low;
        length += 1;
        at += 2;
        continue;
      }
      const end = softBreak(bytes, at);
      if (end !== -1) {
        at = end;
        continue;
      }
    }
    result[length] = byte;
    length += 1;
  }
  return result.subarray(0, length);
}

const notBase64 = /[^A-Za-z0-9+/=\s]/g;

/** Whether nearly all of its beginning is base64, so that the label tells the truth. */
function isBase64(bytes: Buffer): boolean {
  const [start = ''] = bytes.toString('latin1', 0, 4000).split(/=[ \t]{0,9}\r?\n/);
  return (start.match(notBase64)?.length ?? 0) * 50 < start.length && !/\w[ \t]+\w/.test(start);
}

/** A list that adds its lines below what is encoded adds them as they are. */
function fromBase64(bytes: Buffer): Buffer {
  const text = bytes.toString('latin1');
  const padding = /=[ \t]*\r?\n(?=[\s\S]*[^A-Za-z0-9+/=\s])/.exec(text.slice(-10_000));
  if (!padding) return Buffer.from(text, 'base64');
  const end = Math.max(0, text.length - 10_000) + padding.index + 1;
  return Buffer.concat([Buffer.from(text.slice(0, end), 'base64'), bytes.subarray(end)]);
}

function fromUuencode(bytes: Buffer): Buffer {
  const lines = bytes.toString('latin1').split(/\r?\n/);
  const first = lines.findIndex((line) => /^begin \d{3,4} /.test(line));
  const parts: Buffer[] = [];
  for (const line of lines.slice(first + 1)) {
    const length = ((line.charCodeAt(0) || 32) - 32) & 63;
    if (line === 'end' || length === 0) break;
    const part = Buffer.alloc(Math.ceil(line.length / 4) * 3);
    for (let at = 1, to = 0; at < line.length; at += 4, to += 3) {
      const [a = 0, b = 0, c = 0, d = 0] = [0, 1, 2, 3].map(
        (n) => ((line.charCodeAt(at + n) || 32) - 32) & 63,
      );
      part[to] = (a << 2) | (b >> 4);
      part[to + 1] = (b << 4) | (c >> 2);
      part[to + 2] = (c << 6) | d;
    }
    parts.push(part.subarray(0, length));
  }
  return first === -1 ? bytes : Buffer.concat(parts);
}

/** The bytes that a part carries. What is not encoded as it says is taken as it is. */
export function decodeTransfer(bytes: Buffer, encoding: string): Buffer {
  const own = encoding.slice(0, 300).replace(/\([^()]*\)/g, '');
  const name = /[a-z0-9-]+/.exec(own.toLowerCase())?.[0] ?? '';
  if (name === 'quoted-printable') return fromQuotedPrintable(bytes);
  if (name === 'base64') return isBase64(bytes) ? fromBase64(bytes) : bytes;
  if (/^(?:x-)?uu(?:encode)?$/.test(name)) return fromUuencode(bytes);
  return bytes;
}
