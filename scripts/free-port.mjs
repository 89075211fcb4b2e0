import { createServer } from 'node:net';

/**
 * @param {number} port 0 for any
 * @param {string} host
 * @returns {Promise<number>} the port, which was free a moment ago; rejects with the system's error
 */
export function tryPort(port, host) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address();
      server.close(() => resolve(address && typeof address === 'object' ? address.port : port));
    });
  });
}

/** A free port that only this machine can reach. */
export const freePort = () => tryPort(0, '127.0.0.1');
