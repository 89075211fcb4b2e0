import 'server-only';

import { ImapFlow } from 'imapflow';

/** The mail server is there, and says no to a command. */
export class MailboxRefuses extends Error {
  override readonly name = 'MailboxRefuses';

  /** @param deed as the end of a sentence: it does not let us … */
  constructor(deed: string) {
    super(`The mail server does not let us ${deed}`);
  }
}

/**
 * What a mail server answered. imapflow says `false` where it says no, and also where the connection
 * broke meanwhile.
 * @throws MailboxRefuses, or another error where the connection is gone
 */
export async function granted<Result>(
  client: ImapFlow,
  deed: string,
  answer: Promise<Result | false | undefined>,
): Promise<Result> {
  const result = await answer;
  if (result !== false && result !== undefined) return result;
  if (!client.usable) throw new Error('The connection to the mail server broke off');
  throw new MailboxRefuses(deed);
}

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
