import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { DeleteObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { ImapFlow } from 'imapflow';
import { createTransport } from 'nodemailer';
import { bucketOf } from '../steps/bucket.mjs';
import { codeOf } from '../steps/failure.mjs';
import { well, wrong } from './settings-checks.mjs';

/** @typedef {import('./settings-checks.mjs').Finding} Finding */

const waitMs = 3000;

/**
 * Goes as far as a mail server lets one who sends nothing: greeting, encryption, sign-in.
 * @param {string | undefined} url
 * @returns {Promise<Finding>}
 */
export async function mail(url) {
  if (!url) return well('Mail', 'none is sent: SMTP_URL is not set');
  if (!URL.canParse(url))
    return wrong('Mail', 'SMTP_URL is no address: write it as smtps://user:password@host.');
  const { host } = new URL(url);
  const transport = createTransport({
    url,
    connectionTimeout: waitMs,
    greetingTimeout: waitMs,
    socketTimeout: waitMs,
  });
  try {
    await transport.verify();
    return well('Mail', `${host} takes mail from us`);
  } catch (error) {
    return wrong(
      'Mail',
      codeOf(error) === 'EAUTH'
        ? `${host} refuses the user or the password in SMTP_URL: correct them.`
        : `${host} takes no mail (${codeOf(error) || 'it failed'}): correct SMTP_URL, or let this machine reach it.`,
    );
  } finally {
    transport.close();
  }
}

/**
 * Signs in to the mailboxes that mail comes to, and changes nothing in them.
 * @param {string} urls as IMAP_URL has them, with spaces between
 * @returns {Promise<Finding[]>}
 */
export const mailboxes = (urls) => Promise.all(urls.trim().split(/\s+/).map(mailbox));

/** What people call it. @param {URL} url */
function nameOf({ username, host }) {
  const user = decodeURIComponent(username);
  return user.includes('@') ? `${user} at ${host}` : host;
}

/**
 * @param {string} url
 * @returns {Promise<Finding>}
 */
async function mailbox(url) {
  if (!URL.canParse(url))
    return wrong(
      'Mailbox',
      'IMAP_URL is no address: write it as imaps://user:password@host/INBOX, with a space between two of them.',
    );
  const { protocol, hostname, port, username, password, pathname } = new URL(url);
  const host = nameOf(new URL(url));
  const secure = protocol === 'imaps:';
  const client = new ImapFlow({
    host: hostname,
    port: Number(port) || (secure ? 993 : 143),
    secure,
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    logger: false,
    connectionTimeout: waitMs,
    greetingTimeout: waitMs,
    socketTimeout: waitMs,
  });
  client.on('error', () => undefined);
  const folder = decodeURIComponent(pathname.slice(1)) || 'INBOX';
  try {
    await client.connect();
    const status = await client.status(folder, { messages: true });
    if (!status)
      return wrong('Mailbox', `${host} has no folder ${folder}: correct the end of IMAP_URL.`);
    await client.mailboxOpen(folder, { readOnly: true });
    // It says no by an answer, and not by an error.
    if (!(await client.search({ all: true }, { uid: true })))
      return wrong(
        'Mailbox',
        `${host} lets us in, but lets us read no list of the mails: ask it why.`,
      );
    const { messages = 0 } = status;
    const waiting = messages === 1 ? 'one mail waits' : `${messages} mails wait`;
    return well('Mailbox', `${host} lets us in, ${waiting} in ${folder}`);
  } catch (error) {
    const isRefused =
      error instanceof Error && 'authenticationFailed' in error && error.authenticationFailed;
    return wrong(
      'Mailbox',
      isRefused
        ? `${host} refuses the user or the password in IMAP_URL: correct them.`
        : `${host} cannot be read (${codeOf(error) || 'it failed'}): correct IMAP_URL, or let this machine reach it.`,
    );
  } finally {
    client.close();
  }
}

/**
 * Writes an object and removes it again.
 * @param {Readonly<Record<string, string | undefined>>} settings
 * @returns {Promise<Finding>}
 */
export async function bucket(settings) {
  const { client, endpoint, Bucket } = bucketOf(settings, 1);
  const object = { Bucket, Key: `doctor-${randomUUID()}` };
  const abortSignal = AbortSignal.timeout(waitMs);
  try {
    await client.send(new PutObjectCommand({ ...object, Body: 'x' }), { abortSignal });
    await client.send(new DeleteObjectCommand(object), { abortSignal });
    return well('Pictures', `the bucket ${Bucket} can be written to`);
  } catch (error) {
    const why = error instanceof Error ? error.name : 'it failed';
    return wrong(
      'Pictures',
      `the bucket ${Bucket} at ${endpoint} cannot be written to (${why}): correct S3_ENDPOINT, S3_BUCKET and the keys, or what they may do.`,
    );
  } finally {
    client.destroy();
  }
}

/**
 * Says PING to the clamd that looks at files.
 * @param {string} url as src/env.ts wants it
 * @returns {Promise<Finding>}
 */
export async function scanner(url) {
  const { hostname = '', port = '' } = URL.canParse(url) ? new URL(url) : {};
  const place = url.startsWith('unix:')
    ? { path: url.slice('unix:'.length) }
    : { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) || 3310 };
  const socket = connect(place).setTimeout(waitMs, () => socket.destroy());
  try {
    socket.write('zPING\0');
    let said = '';
    for await (const part of socket) said += String(part);
    return said === 'PONG\0'
      ? well('Scanner', 'ClamAV answers')
      : wrong('Scanner', `what answers at ${url} is no clamd: correct CLAMAV_URL.`);
  } catch (error) {
    return wrong(
      'Scanner',
      `${url} does not answer (${codeOf(error) || 'it failed'}): start clamd, or correct CLAMAV_URL. Until then nobody can have a file.`,
    );
  }
}

/** @param {string} url @returns {Promise<Finding>} */
export async function web(url) {
  try {
    const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(waitMs) });
    const text = (await answer.text()).slice(0, 200);
    return answer.ok
      ? well('Web', `${url} is ready`)
      : wrong('Web', `${url} is not ready: ${text}`);
  } catch {
    return well('Web', `nothing answers at ${url}: \`npm start\` starts it`);
  }
}
