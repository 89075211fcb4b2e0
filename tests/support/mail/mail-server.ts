import type { Socket } from 'node:net';

import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  /** For `SMTP_URL`. */
  readonly url: string;
  readonly received: { readonly to: string[]; readonly mail: Email }[];
  /** While true, every mail is refused for now, as a busy server does. */
  isRefusing: boolean;
  /** These receivers are refused for now, whoever else the mail is for. */
  readonly deferred: Set<string>;
  /** While true, it takes every mail and goes away without an answer. */
  hangsUp: boolean;
  /** So long it says nothing to a mail that it has whole. */
  takesMs: number;
  /** Forgets what it got, and takes mails as usual: tests and their files share it. */
  readonly reset: () => void;
  readonly close: () => Promise<void>;
}

/** A mail server on loopback that keeps what it gets. It knows nobody at refused.example. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const received: MailServer['received'] = [];
  const deferred = new Set<string>();
  const state = { isRefusing: false, hangsUp: false, takesMs: 0 };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom: (_address, _session, done) => {
      done(state.isRefusing ? Object.assign(new Error('Later'), { responseCode: 451 }) : null);
    },
    onRcptTo: ({ address }, _session, done) => {
      const responseCode = address.endsWith('@refused.example')
        ? 550
        : deferred.has(address)
          ? 451
          : null;
      done(responseCode && Object.assign(new Error('Not to them'), { responseCode }));
    },
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          received.push({ to: envelope.rcptTo.map(({ address }) => address), mail });
          if (state.hangsUp) for (const socket of sockets) socket.destroy();
          else setTimeout(done, state.takesMs).unref();
        });
      });
    },
  });
  const sockets = new Set<Socket>();
  server.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    deferred,
    get isRefusing() {
      return state.isRefusing;
    },
    set isRefusing(value: boolean) {
      state.isRefusing = value;
    },
    get hangsUp() {
      return state.hangsUp;
    },
    set hangsUp(value: boolean) {
      state.hangsUp = value;
    },
    get takesMs() {
      return state.takesMs;
    },
    set takesMs(value: number) {
      state.takesMs = value;
    },
    reset: () => {
      received.length = 0;
      deferred.clear();
      Object.assign(state, { isRefusing: false, hangsUp: false, takesMs: 0 });
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
