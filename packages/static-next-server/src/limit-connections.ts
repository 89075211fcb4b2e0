import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Server, Socket } from 'node:net';
import { Places, type Share } from './steps/places.ts';

/**
 * Hangs up on a client that opens more connections than anybody needs. One address on the network may be
 * a proxy's.
 */
export function limitConnections(server: Server, share: Share): void {
  const places = new Places(share);
  server.on('connection', (socket) => {
    const leave = places.take(socket.remoteAddress ?? '');
    if (leave === undefined) socket.destroy();
    else socket.once('close', leave);
  });
}

/** Browsers send the next request when they have the answer, and programs a handful before. */
const mostWaiting = 32;

/** Of each connection, how many answers wait behind another one. */
const waiting = new WeakMap<Socket, number>();

/**
 * Hangs up on a client that sends request upon request and reads no answer. Node makes all of what one
 * packet holds, 2,000 requests and more, and keeps their answers: 6 MB of memory for a connection.
 * @returns whether nobody is to answer this one
 */
export function hangUpOnCrowd({ socket }: IncomingMessage, response: ServerResponse): boolean {
  // What was sent with the one too many still comes.
  if (socket.destroyed) return true;
  // Nearly always: it has the connection to itself.
  if (response.socket !== null) return false;
  const count = (waiting.get(socket) ?? 0) + 1;
  if (count > mostWaiting) {
    socket.destroy();
    return true;
  }
  waiting.set(socket, count);
  response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
  return false;
}
