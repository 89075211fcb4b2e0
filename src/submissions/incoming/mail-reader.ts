import { parentPort } from 'node:worker_threads';

import { showMail } from './mail/shown-mail';
import { parseMail, type Given } from './parse-mail';

/** What the reader, a thread of Node, is asked for. */
export interface MailToRead extends Given {
  readonly raw: Uint8Array;
}

/** The other thing that it is asked for: how a mail looks. */
export interface MailToShow {
  readonly shows: true;
  readonly raw: Uint8Array;
}

const bytesOf = ({ raw }: MailToRead | MailToShow): Buffer =>
  Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength);

async function answer(asked: MailToRead | MailToShow): Promise<void> {
  if ('shows' in asked) {
    parentPort?.postMessage({ shown: showMail(bytesOf(asked)) });
    return;
  }
  const { raw: _raw, ...given } = asked;
  parentPort?.postMessage({ mail: await parseMail(bytesOf(asked), given) });
}

parentPort?.on('message', (asked: MailToRead | MailToShow) => {
  answer(asked).catch(() => parentPort?.postMessage({}));
});
parentPort?.postMessage('ready');
