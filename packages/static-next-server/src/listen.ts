import type { Server } from 'node:net';

/** @throws Error with one sentence that names the remedy */
export async function listen(server: Server, port: number, host: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(new Error(explain(error, port, host))));
    server.listen(port, host, resolve);
  });
}

function explain(error: NodeJS.ErrnoException, port: number, host: string): string {
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken by another program: stop it, or start with another PORT.`;
    case 'EACCES':
      return `Port ${port} needs more rights than this user has: start with a PORT above 1023.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `This machine has no address ${host}: start with another HOST, such as 0.0.0.0.`;
    default:
      return `Could not listen on ${host}:${port}: ${error.message}.`;
  }
}
