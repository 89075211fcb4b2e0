import { createHmac } from 'node:crypto';

import { env } from '@/env';

import { postTo, whyUnreachable } from './post';
import { webhookAddressProblem } from './webhook-address';
import { webhookBody, type News, type WebhookFormat } from './webhook-body';

/**
 * Signed as standardwebhooks.com says, so that a library of the receiver's checks it: the number,
 * the time and the body, under a secret that both know.
 */
function signed(id: string, body: string, secret: string | undefined): Record<string, string> {
  if (!secret) return {};
  const time = Math.floor(Date.now() / 1000).toString();
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${time}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': `v1,${signature}` };
}

/**
 * @throws Error that says why it was not told, without the address: whoever knows that of a chat
 * may write there
 */
export async function tellWebhook(
  { address, format }: { address: string; format: WebhookFormat },
  news: News,
): Promise<void> {
  const body = webhookBody(format, news);
  await postSigned(address, { id: news.id, body, secret: env.NOTICE_WEBHOOK_SECRET });
}

interface SignedBody {
  /** The same for every try. */
  readonly id: string;
  readonly body: string;
  readonly secret: string | undefined;
}

/** @throws Error as `tellWebhook` */
export async function postSigned(address: string, { id, body, secret }: SignedBody): Promise<void> {
  const problem = webhookAddressProblem(address);
  if (problem) throw new Error(`The webhook was not told. ${problem}`);
  const headers = {
    'Content-Type': 'application/json',
    ...signed(id, body, secret),
  };
  const status = await postTo(new URL(address), headers, body).catch((error: unknown) => {
    throw new Error(`The webhook could not be reached: ${whyUnreachable(error)}`);
  });
  if (status < 200 || status > 299) throw new Error(`The webhook answered ${status}`);
}
