import { randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';

import { z } from 'zod';

import { browserSecrets, decrypted } from './decrypt';

const message = z.object({
  title: z.string(),
  body: z.string(),
  link: z.string(),
  tag: z.string(),
});

export interface Pushed {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** As the browser reads it. */
  readonly message: z.infer<typeof message>;
}

/** The service of a browser's maker, on loopback, and the one browser that it knows: it reads what comes. */
export async function startPushService() {
  const secrets = browserSecrets(randomBytes(16));
  const pushed: Pushed[] = [];
  const state = { status: 201 };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { url: path = '', headers } = request;
      const read = decrypted(Buffer.concat(parts), secrets);
      pushed.push({ path, headers, message: message.parse(JSON.parse(read)) });
      response.writeHead(state.status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  const origin = `http://127.0.0.1:${address.port}`;
  return {
    origin,
    pushed,
    /** What it answers from now on. */
    answer: (status: number) => (state.status = status),
    /** As a browser gives it to a site. */
    subscription: (name = 'one') => ({
      endpoint: `${origin}/push/${name}`,
      p256dh: secrets.ecdh.getPublicKey('base64url'),
      auth: secrets.auth.toString('base64url'),
    }),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

export type PushService = Awaited<ReturnType<typeof startPushService>>;
