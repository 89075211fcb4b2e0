import { connect } from 'node:net';

import type { FuzzedRequest } from './fuzzed-request';

interface Sending {
  readonly port: number;
  readonly localAddress: string;
  readonly cookie: string;
}

/** After so long somebody who cut a body short goes away. */
const patienceMs = 200;
const longestMs = 20_000;

/**
 * Sends the bytes as they are.
 * @returns the status of the answer; 0 when the connection was closed without one
 */
export function sendRaw(sent: FuzzedRequest, { port, localAddress, cookie }: Sending) {
  return new Promise<number>((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    let answer = '';
    const late = setTimeout(() => socket.destroy(), longestMs);
    socket.on('data', (piece: Buffer) => {
      if (answer.length < 100) answer += piece.toString('latin1');
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(late);
      resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0));
    });
    const { method, target, headers, body, cutAt } = sent;
    const lines = [
      `${method} ${target} HTTP/1.1`,
      'Host: localhost',
      'Connection: close',
      ...(cookie === '' ? [] : [`Cookie: ${cookie}`]),
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      ...(body ? [`Content-Type: ${body.type}`, `Content-Length: ${body.bytes.length}`] : []),
      ...(body?.encoding === undefined ? [] : [`Content-Encoding: ${body.encoding}`]),
    ];
    socket.write(`${lines.join('\r\n')}\r\n\r\n`);
    if (body) socket.write(cutAt === undefined ? body.bytes : body.bytes.subarray(0, cutAt));
    if (cutAt !== undefined) setTimeout(() => socket.destroy(), patienceMs);
  });
}
