import { randomUUID } from 'node:crypto';
import { DeleteObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { createTransport } from 'nodemailer';
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
 * Writes an object and removes it again.
 * @param {Readonly<Record<string, string | undefined>>} settings
 * @returns {Promise<Finding>}
 */
export async function bucket({ S3_ENDPOINT: endpoint = '', S3_BUCKET, S3_REGION, ...settings }) {
  const name = S3_BUCKET || 'website-storage';
  const client = new S3Client({
    endpoint,
    region: S3_REGION || 'us-east-1',
    forcePathStyle: true,
    maxAttempts: 1,
    credentials: {
      accessKeyId: settings.S3_ACCESS_KEY_ID ?? '',
      secretAccessKey: settings.S3_SECRET_ACCESS_KEY ?? '',
    },
  });
  const object = { Bucket: name, Key: `doctor-${randomUUID()}` };
  const abortSignal = AbortSignal.timeout(waitMs);
  try {
    await client.send(new PutObjectCommand({ ...object, Body: 'x' }), { abortSignal });
    await client.send(new DeleteObjectCommand(object), { abortSignal });
    return well('Pictures', `the bucket ${name} can be written to`);
  } catch (error) {
    const why = error instanceof Error ? error.name : 'it failed';
    return wrong(
      'Pictures',
      `the bucket ${name} at ${endpoint} cannot be written to (${why}): correct S3_ENDPOINT, S3_BUCKET and the keys, or what they may do.`,
    );
  } finally {
    client.destroy();
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
