import { createHmac } from 'node:crypto';

import { env } from '@/env';

import { webhookAddressProblem } from './webhook-address';
import { webhookBody, type News, type WebhookFormat } from './webhook-body';

const answerWithinMs = 5000;

/**
 * Signed as standardwebhooks.com says, so that a library of the receiver's checks it: the number,
 * the time and the body, under the secret of `NOTICE_WEBHOOK_SECRET`.
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
  const problem = webhookAddressProblem(address);
  if (problem) throw new Error(`The webhook was not told. ${problem}`);
  const body = webhookBody(format, news);
  const response = await fetch(address, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...signed(news.id, body, env.NOTICE_WEBHOOK_SECRET),
    },
    body,
    // Another address than the settings name was not checked.
    redirect: 'manual',
    signal: AbortSignal.timeout(answerWithinMs),
  }).catch((error: unknown) => {
    throw new Error(`The webhook could not be reached: ${reasonOf(error)}`);
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The webhook answered ${response.status}`);
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { cause } = error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.name;
}
