import { peopleIn, written } from './addresses';
import { headOf, sendersOf, subjectOf } from './head';
import { valuesOf } from './headers';

/** What a mail program shows above a mail, each as text. */
export interface MailHead {
  readonly from: string;
  readonly to: string;
  readonly cc: string;
  readonly date: string;
  readonly subject: string;
}

const longest = 1000;

/** Reads no further than the headers, and fails for nothing. */
export function headOfMail(raw: Buffer): MailHead {
  const headers = headOf(raw);
  const people = (name: string) =>
    valuesOf(headers, name).slice(0, 5).flatMap(peopleIn).map(written).join(', ');
  const cut = (text: string) => text.slice(0, longest);
  return {
    from: cut(sendersOf(headers).map(written).join(', ')),
    to: cut(people('to')),
    cc: cut(people('cc')),
    date: cut(valuesOf(headers, 'date')[0]?.trim() ?? ''),
    subject: cut(subjectOf(headers) ?? ''),
  };
}
