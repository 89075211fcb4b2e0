import type { Server } from 'node:net';
import { Places, type Share } from './steps/places.ts';

/**
 * Hangs up on whoever opens more connections than anybody needs. One address on the network may be
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
