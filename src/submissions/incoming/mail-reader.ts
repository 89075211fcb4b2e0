import { parentPort } from 'node:worker_threads';

import { parseMail, type Given } from './parse-mail';

/** What the reader, a thread of Node, is asked for. */
export interface MailToRead extends Given {
  readonly raw: Uint8Array;
}

async function answer({ raw, ...given }: MailToRead): Promise<void> {
  const bytes = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength);
  const mail = await parseMail(bytes, given).catch(() => null);
  parentPort?.postMessage({ mail });
}

parentPort?.on('message', (asked: MailToRead) => void answer(asked));
parentPort?.postMessage('ready');
