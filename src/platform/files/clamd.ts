import { connect, type NetConnectOpts } from 'node:net';
import { Readable } from 'node:stream';

/** What ClamAV says of a file: what it found, if anything, or that it does not look at it. */
export type Verdict = { readonly found: string | null } | 'refused' | 'away';

const chunkBytes = 64 * 1024;

/** @param url `tcp://host:port`, or `unix:/path` */
function placeOf(url: string): NetConnectOpts {
  if (url.startsWith('unix:')) return { path: url.slice('unix:'.length) };
  const { hostname, port } = new URL(url);
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) || 3310 };
}

/** The command INSTREAM of clamd: chunks with their lengths, ended by one of none. */
function* frames(content: Buffer): Generator<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  for (let at = 0; at < content.length; at += chunkBytes) {
    const chunk = content.subarray(at, at + chunkBytes);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(chunk.length);
    yield length;
    yield chunk;
  }
  yield Buffer.alloc(4);
}

function verdictOf(said: string): Verdict {
  // Without its end an answer may be a part of another one.
  const [answer, end] = said.split('\0');
  if (end === undefined || answer === undefined) return 'away';
  if (answer === 'stream: OK') return { found: null };
  const found = /^stream: (.+) FOUND$/.exec(answer)?.[1];
  if (found !== undefined) return { found };
  return /size limit exceeded/.test(answer) ? 'refused' : 'away';
}

/** Has clamd look at a file. It never throws: whatever goes wrong, the scanner is away. */
export const scan = (url: string, content: Buffer, waitMs: number): Promise<Verdict> =>
  new Promise((resolve) => {
    const socket = connect(placeOf(url));
    let said = '';
    const timer = setTimeout(() => void socket.destroy(), waitMs);
    socket.setEncoding('latin1');
    socket.on('data', (text: string) => {
      said = (said + text).slice(0, 1000);
    });
    // What it said before it hung up counts: it does that in the midst of what is too large for it.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(timer);
      resolve(verdictOf(said));
    });
    Readable.from(frames(content)).pipe(socket, { end: false });
  });
