import { PassThrough } from 'node:stream';

import { createTransport } from 'nodemailer';
import type { EmailAdapter } from 'payload';
import { z } from 'zod';

import { env } from '@/env';
import { endOfPatience } from '@/platform/shut-down';

/**
 * Stands in while no mail server is set: says that a mail would have gone out, and to nobody by
 * name, because personal data never reaches a log.
 */
const loggedMail: EmailAdapter = ({ payload }) => ({
  name: 'log',
  defaultFromAddress: 'no-reply@localhost',
  defaultFromName: 'Website',
  sendEmail: (message) => {
    payload.logger.info(`Mail not sent, SMTP_URL is not set: ${message.subject ?? 'no subject'}`);
    return Promise.resolve();
  },
});

/** Where a server says no to this mail, and not to whoever sends it. */
const aboutTheMail = new Set(['MAIL FROM', 'RCPT TO', 'DATA']);
const signInFirst = 530;

/** A receiver that a server refused. */
export interface RefusedReceiver {
  readonly address: string;
  /** The server's answer to it. */
  readonly answer: number;
  /** It is no for good. */
  readonly isFinal: boolean;
}

/**
 * What became of a mail that a server did not take, or not for all of its receivers: its answer's
 * number, or the name of what failed on the way. Its words can name the recipient, so they go nowhere.
 */
export class MailFailure extends Error {
  /** The server said no for good: to try again by itself would change nothing. */
  readonly isFinal: boolean;
  /** The server had all of it, and never answered: it may have taken the mail. */
  readonly mayHaveArrived: boolean;
  /** Those whom the server refused by name; all others have the mail. */
  readonly refused: readonly RefusedReceiver[];

  /**
   * @param cause what was thrown, or what the server said where it took the mail for some
   * @param isWhole whether all of the mail was on its way
   */
  constructor(cause: unknown, isWhole: boolean) {
    super(describe(cause));
    const answer = answerOf(cause);
    this.refused = refusedBy(cause);
    this.isFinal =
      this.refused.length > 0
        ? this.refused.every(({ isFinal }) => isFinal)
        : answer !== null && answer >= 500 && isAboutTheMail(cause, answer);
    this.mayHaveArrived = cause instanceof Error && answer === null && isWhole;
  }
}

const refusals = z.object({
  rejectedErrors: z.array(z.object({ recipient: z.string(), responseCode: z.number() })),
});

const refusedBy = (cause: unknown): RefusedReceiver[] =>
  (refusals.safeParse(cause).data?.rejectedErrors ?? []).map(
    ({ recipient: address, responseCode: answer }) => ({
      ...{ address, answer },
      isFinal: answer >= 500 && answer !== signInFirst,
    }),
  );

const answerOf = (cause: unknown): number | null =>
  cause instanceof Error && 'responseCode' in cause && typeof cause.responseCode === 'number'
    ? cause.responseCode
    : null;

/** A password that is wrong, or a server that takes no mail from here, is mended by the operator. */
const isAboutTheMail = (cause: unknown, answer: number): boolean =>
  cause instanceof Error &&
  'command' in cause &&
  typeof cause.command === 'string' &&
  aboutTheMail.has(cause.command) &&
  answer !== signInFirst;

function describe(cause: unknown): string {
  const answers = new Set(refusedBy(cause).map(({ answer }) => answer));
  if (answers.size > 0) return `The mail server answered ${[...answers].join(' and ')}`;
  if (!(cause instanceof Error)) return 'The mail could not be sent';
  const answer = answerOf(cause);
  if (answer !== null) return `The mail server answered ${answer}`;
  if ('code' in cause && typeof cause.code === 'string')
    return `The mail server could not be reached: ${cause.code}`;
  return 'The mail could not be sent';
}

/** `Name <address>`, or an address alone. */
function parseSender(sender: string): { name: string; address: string } {
  const [, name = '', address = ''] = /^"?(.*?)"?\s*<(.+)>$/.exec(sender) ?? [];
  return address ? { name, address } : { name: '', address: sender };
}

const minute = 60_000;

/**
 * As RFC 5321, 4.5.3.2 wants it at least: five minutes for a greeting and for a command, ten after
 * the final dot. Who gives up sooner sends mails twice that a slow server takes.
 */
export const smtpTimeouts = {
  /** Of the greeting, too. */
  connectionTimeout: 6 * minute,
  greetingTimeout: 5 * minute,
  socketTimeout: 10 * minute,
} as const;

const smtpMail = (url: string, from: string): EmailAdapter => {
  const options = {
    url,
    ...smtpTimeouts,
    // A message can name neither a file nor an address for the server to read.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  const { name, address } = parseSender(from);
  return () => ({
    name: 'smtp',
    defaultFromAddress: address,
    defaultFromName: name,
    sendEmail: async (message) => {
      const transport = createTransport(options);
      let isWhole = false;
      let sent;
      transport.use('stream', ({ message: mime }, done) => {
        mime.transform(() => new PassThrough().on('end', () => (isWhole = true)));
        done();
      });
      try {
        sent = await transport.sendMail({
          from: { name, address },
          signal: endOfPatience,
          ...message,
        });
      } catch (error) {
        throw new MailFailure(error, isWhole);
      }
      if (sent.rejected.length > 0) throw new MailFailure(sent, isWhole);
    },
  });
};

/** @throws MailFailure when the server does not take a mail */
export const mail = env.SMTP_URL
  ? smtpMail(env.SMTP_URL, env.MAIL_FROM ?? `no-reply@${new URL(env.SERVER_URL).hostname}`)
  : loggedMail;
