import { addresses } from '../../corpus/mails/addresses';
import { documents } from '../../corpus/mails/documents';
import { files } from '../../corpus/mails/files';
import { kinds } from '../../corpus/mails/kinds';
import { letters } from '../../corpus/mails/letters';
import { threadPlace, type CorpusMail } from '../../corpus/mails/mail';
import { quotes } from '../../corpus/mails/quotes';
import { structure } from '../../corpus/mails/structure';

export { sent, threadPlace, type CorpusMail, type Expected } from '../../corpus/mails/mail';

/** Mails of all kinds that the world sends, each with what must be found in it. */
export const corpus: readonly CorpusMail[] = [
  ...letters,
  ...documents,
  ...quotes,
  ...kinds,
  ...addresses,
  ...files,
  ...structure,
];

/** The mail as it comes when it was sent to that address. */
export function sentTo({ raw }: CorpusMail, address: string): Buffer {
  const pieces: Buffer[] = [];
  let at = 0;
  for (let found = raw.indexOf(threadPlace); found !== -1; found = raw.indexOf(threadPlace, at)) {
    pieces.push(raw.subarray(at, found), Buffer.from(address));
    at = found + threadPlace.length;
  }
  return Buffer.concat([...pieces, raw.subarray(at)]);
}
