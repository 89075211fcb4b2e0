import 'server-only';

import { ImapFlow } from 'imapflow';

/**
 * Does something with the mailbox of answers, which is open meanwhile.
 * @param url as IMAP_URL has it: `imaps://user:password@host/folder`
 */
export async function openMailbox<Result>(
  url: string,
  act: (client: ImapFlow) => Promise<Result>,
): Promise<Result> {
  const client = connectionTo(url);
  // Whoever waits for a command is told as well; without a listener Node would exit.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.mailboxOpen(folderOf(url));
    const result = await act(client);
    await client.logout();
    return result;
  } finally {
    client.close();
  }
}

function connectionTo(url: string): ImapFlow {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'imaps:';
  return new ImapFlow({
    host: hostname,
    port: Number(port) || (secure ? 993 : 143),
    secure,
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    // It would log what people wrote.
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
}

const folderOf = (url: string): string =>
  decodeURIComponent(new URL(url).pathname.slice(1)) || 'INBOX';
