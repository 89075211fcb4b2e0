import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import http, { IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import https from 'node:https';

import { z } from 'zod';

import { env } from '@/env';

import { lookupPublic } from './public-address';
import { webhookAddressProblem } from './webhook-address';
import { webhookBody, type News, type WebhookFormat } from './webhook-body';

const answerWithinMs = 5000;

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
    'Content-Length': Buffer.byteLength(body),
    ...signed(id, body, secret),
  };
  const status = await post(new URL(address), headers, body).catch((error: unknown) => {
    throw new Error(`The webhook could not be reached: ${reasonOf(error)}`);
  });
  if (status < 200 || status > 299) throw new Error(`The webhook answered ${status}`);
}

/**
 * Not by `fetch`, which takes no lookup: the address that is judged is to be the one that is asked.
 * It follows no redirect: another address than the settings name was not judged.
 */
async function post(address: URL, headers: OutgoingHttpHeaders, body: string): Promise<number> {
  const asking = (address.protocol === 'https:' ? https : http).request(address, {
    method: 'POST',
    headers,
    agent: false,
    signal: AbortSignal.timeout(answerWithinMs),
    ...(env.NOTICE_WEBHOOK_PRIVATE ? {} : { lookup: lookupPublic() }),
  });
  asking.end(body);
  const answered = await once(asking, 'response');
  const answer = z.tuple([z.instanceof(IncomingMessage)]).parse(answered)[0];
  // Nobody reads on, and what goes wrong from here on is no failure.
  answer.on('error', () => undefined).destroy();
  return answer.statusCode ?? 0;
}

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error ? String(error.code) : error.name;
};
