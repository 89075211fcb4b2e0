import { beginningOf } from '@/platform/plain-text';
import type { ForwardableMail } from '@/submissions/records/thread/forwards';

import { formatDate } from '../frame/format-date';

/** Nobody reads more; files have no such end. */
const longest = 100_000;

const rule = '---------- Forwarded ----------';
const rest = '[It goes on. The rest was not forwarded.]';

/** An answer to a question of a form. */
export interface Answer {
  readonly label: string;
  readonly text: string;
}

/** Whose mails they are that went out. */
interface Ours {
  readonly brand: string;
}

const block = (rows: readonly (readonly [string, string | null])[], text: string): string =>
  [rows.flatMap(([name, value]) => (value ? [`${name}: ${value}`] : [])).join('\n'), text].join(
    '\n\n',
  );

/** A mail as it is forwarded. What it repeats of others is left out where those stand above it. */
function mailBlock(mail: ForwardableMail, { brand }: Ours, isAlone: boolean): string {
  const isOurs = mail.kind === 'reply';
  const writer = mail.sender ? `${mail.sender} <${mail.address}>` : mail.address;
  const rows = [
    ['From', isOurs ? brand : writer],
    ['To', isOurs ? mail.address : mail.sentTo],
    ['Cc', mail.cc],
    ['Date', formatDate(mail.writtenAt.toISOString())],
    ['Subject', mail.subject],
  ] as const;
  const words = [mail.text, mail.signature, isAlone ? mail.quoted : null];
  return block(rows, words.filter(Boolean).join('\n\n'));
}

/** What somebody sent by a form. */
export interface SentByForm {
  readonly name: string;
  readonly email: string;
  /** In ISO 8601. */
  readonly at: string;
  readonly answers: readonly Answer[];
}

/**
 * What stands below the words of a forward.
 * @param sent what began the conversation; null where one mail alone is forwarded
 */
export function forwardedText(
  sent: SentByForm | null,
  mails: readonly ForwardableMail[],
  ours: Ours,
): string {
  const blocks = mails.map((mail) => mailBlock(mail, ours, sent === null));
  const text = [rule, ...(sent ? [formBlock(sent)] : []), ...blocks].join('\n\n');
  if (text.length <= longest) return text;
  return `${beginningOf(text, longest)}\n\n${rest}`;
}

const formBlock = ({ name, email, at, answers }: SentByForm): string =>
  block(
    [
      ['From', email === '' ? name : `${name} <${email}>`],
      ['Date', formatDate(at)],
    ],
    answers.map(({ label, text }) => `${label}: ${text}`).join('\n'),
  );
