import type { Socket } from 'node:net';

import hoodiecrow, { type CommandHandler } from 'hoodiecrow-imap';

export interface Mailbox {
  /** For `IMAP_URL`. */
  readonly url: string;
  /** What lies in it now. */
  readonly mails: () => { readonly raw: string; readonly flags: string[] }[];
  /** A mail arrives. */
  readonly deliver: (raw: Buffer) => void;
  /** From now on it says no to a command, `UID SEARCH` as an example; to none without one. */
  readonly refuse: (command?: string) => void;
  /** Nothing lies in it any more. */
  readonly empty: () => void;
  /** Breaks all connections and takes no more; what lies in it stays. */
  readonly kill: () => Promise<void>;
  /** Again, at the same port. */
  readonly start: () => Promise<void>;
}

/** A mail server's mailbox on loopback, over IMAP. @param user by whom it is signed in to */
export async function startMailbox(user = 'inbox'): Promise<Mailbox> {
  const storage = { INBOX: { messages: [] } };
  const server = hoodiecrow({
    plugins: ['ID', 'UIDPLUS', 'LITERALPLUS', 'NAMESPACE', 'UNSELECT'],
    users: { [user]: { password: 'of the tests' } },
    storage,
  });
  const sockets = new Set<Socket>();
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    // It answers in several writes; put together, each would wait for the client's receipt.
    socket.setNoDelay();
    // A client that is killed.
    socket.on('error', () => undefined);
    socket.once('close', () => sockets.delete(socket));
  });
  let refused: { command: string; handler: CommandHandler } | null = null;
  const refuse = (command?: string) => {
    if (refused) server.setCommandHandler(refused.command, refused.handler);
    refused =
      command === undefined ? null : { command, handler: server.getCommandHandler(command) };
    if (command === undefined) return;
    server.setCommandHandler(command, (connection, parsed, data, done) => {
      const attributes = [{ type: 'TEXT', value: 'Not now' }];
      connection.send({ tag: parsed.tag, command: 'NO', attributes }, 'refused', parsed, data);
      done();
    });
  };
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const address = server.server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  const { port } = address;
  return {
    url: `imap://${encodeURIComponent(user)}:of%20the%20tests@127.0.0.1:${port}/INBOX`,
    mails: () => server.getMailbox('INBOX').messages.map(({ raw, flags }) => ({ raw, flags })),
    // Its own composer writes mails in ASCII.
    deliver: (raw) => server.appendMessage('INBOX', [], new Date(), raw.toString('latin1')),
    refuse,
    empty: () => {
      server.getMailbox('INBOX').messages.length = 0;
    },
    kill: () =>
      new Promise((resolve) => {
        server.close(resolve);
        for (const socket of sockets) socket.destroy();
      }),
    start: () => listen(port),
  };
}
