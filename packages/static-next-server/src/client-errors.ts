import { STATUS_CODES, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { allowedMethods } from './steps/allow-methods.ts';
import type { BoundedRequest } from './bounded-request.ts';
import type { InterceptedResponse } from './around-next/intercepted-response.ts';

/** Node's own statuses, and a method that Node does not know, to which it says 400. */
const statuses = new Map([
  ['HPE_INVALID_METHOD', 405],
  ['HPE_HEADER_OVERFLOW', 431],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', 413],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
]);

/** Answers what no request came of: there is no response to write into, only the socket. */
export function answerClientErrors(
  server: Server<typeof BoundedRequest, typeof InterceptedResponse>,
): void {
  const answering = new WeakMap<Duplex, InterceptedResponse>();
  server.on('request', (request, response) => answering.set(request.socket, response));

  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const last = answering.get(socket);
    const isHalfSent = last !== undefined && last.headersSent && !last.writableFinished;
    if (socket.writable && !isHalfSent) writeStatus(socket, statuses.get(error.code ?? '') ?? 400);
    socket.destroy(error);
  });

  server.on('connect', (_request, socket) => {
    writeStatus(socket, 405);
    socket.destroy();
  });
}

function writeStatus(socket: Duplex, status: number): void {
  const allow = status === 405 ? `Allow: ${allowedMethods}\r\n` : '';
  socket.write(
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${allow}Connection: close\r\n\r\n`,
  );
}
