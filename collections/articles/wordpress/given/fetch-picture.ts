import { once } from 'node:events';
import http, { IncomingMessage } from 'node:http';
import https from 'node:https';

import { z } from 'zod';

import { env } from '@/env';
import { uploadLimit } from '@/platform/media/upload-limit';
import { lookupPublic } from '@/submissions/staff-notices/public-address';
import { webhookAddressProblem } from '@/submissions/staff-notices/webhook-address';

const withinMs = 10_000;

/**
 * The file of a picture from where an export says that it is. The rules are those of webhooks: an address on
 * the Internet, of which the one that is judged is the one that is asked, and no redirect is followed.
 * Many a site has moved to https since: that is asked first.
 * @throws Error that says why not
 */
export async function fetchPicture(address: string): Promise<Buffer> {
  const secure = address.replace(/^http:/i, 'https:');
  if (webhookAddressProblem(secure) !== null)
    throw new Error('Its address does not lead to the Internet, so it was not asked for');
  try {
    return await fetchFrom(new URL(secure));
  } catch (error) {
    if (secure === address) throw error;
    return fetchFrom(new URL(address));
  }
}

async function fetchFrom(address: URL): Promise<Buffer> {
  const asking = (address.protocol === 'https:' ? https : http).get(address, {
    headers: { Accept: 'image/*' },
    agent: false,
    signal: AbortSignal.timeout(withinMs),
    ...(env.NOTICE_WEBHOOK_PRIVATE ? {} : { lookup: lookupPublic() }),
  });
  const [answer] = z
    .tuple([z.instanceof(IncomingMessage)])
    .parse(await once(asking, 'response').catch(unreachable));
  try {
    if (answer.statusCode !== 200)
      throw new Error(`Its address answered ${answer.statusCode ?? 'nothing'}`);
    return await bytesOf(answer).catch(unreachable);
  } finally {
    answer.on('error', () => undefined).destroy();
  }
}

async function bytesOf(answer: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of answer) {
    const bytes = z.instanceof(Buffer).parse(part);
    size += bytes.length;
    if (size > uploadLimit.fileBytes) throw new TooLarge();
    parts.push(bytes);
  }
  return Buffer.concat(parts);
}

class TooLarge extends Error {}

function unreachable(error: unknown): never {
  if (error instanceof TooLarge)
    throw new Error(`It is larger than ${uploadLimit.fileBytes / 1_000_000} MB`, { cause: error });
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'no answer';
  throw new Error(`Its address could not be asked (${code})`, { cause: error });
}
