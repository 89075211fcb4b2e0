import { asksNothing, type Question } from './document';
import type { AskedAnswer, MadeRecord } from './record';
import type { MadeThen } from './then';

/** What somebody sent, as a mail to them may name it. */
export interface Sent {
  readonly reference: string;
  readonly name: string;
  /** To which the mail goes. */
  readonly address: string;
  readonly record: MadeRecord;
}

/** What a mail of an editor's says, in place of the words that all forms have. */
export interface OwnMail {
  readonly subject?: string;
  readonly paragraphs?: readonly string[];
  readonly rows?: readonly { readonly label: string; readonly text: string }[];
}

const isNamed = ({ kind, label }: Pick<AskedAnswer, 'kind' | 'label'>): boolean =>
  !asksNothing(kind) && /^[^{}\n]+$/.test(label);

/** What the text may name in braces, and what stands there then. */
export const namesIn = (questions: readonly Pick<Question, 'kind' | 'label'>[]) =>
  Object.fromEntries([
    ...questions.filter(isNamed).map(({ label }) => [label, 'its answer'] as const),
    ['name', 'the sender’s name'],
    ['reference', 'the reference'],
    ['form', 'the title of this form'],
  ]);

/**
 * A question is named as it is called, which has spaces.
 * @param missing stands for a name without a value
 */
const fillIn = (text: string, values: ReadonlyMap<string, string>, missing?: string): string =>
  text.replaceAll(/\{([^{}\n]+)\}/g, (whole, name: string) => values.get(name) ?? missing ?? whole);

/** What its sender wrote; the rest is chosen from words of the form. */
const written = new Set(['text', 'long-text', 'name', 'tel', 'email', 'hidden', 'file']);

const longest = 1000;
const isLink = /:\/\/|^www\.|[\p{L}\p{N}_-]\.\p{L}{2,}/iu;

/**
 * An answer as it may stand in a mail to an address that anybody could have typed: without what mail
 * programs make a link of, but for that address, and no longer than a letter.
 */
export function withoutLinks(text: string, address: string): string {
  const short = text.length > longest ? `${text.slice(0, longest)}…` : text;
  return short.replaceAll(/\S+/g, (word) =>
    isLink.test(word) && word.toLowerCase() !== address.toLowerCase() ? '[…]' : word,
  );
}

/** An empty line begins a paragraph. */
const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);

/** What the mail to the sender says. A subject holds nothing that they wrote. */
export function ownMail(
  { mailSubject, mailText, mailsAnswers }: MadeThen,
  { reference, name, address, record: { title, asked } }: Sent,
): OwnMail {
  const answerOf = ({ kind, words }: AskedAnswer) =>
    written.has(kind) ? withoutLinks(words, address) : words;
  const ours = [
    ['reference', reference],
    ['form', title],
  ] as const;
  const values = new Map([
    ...asked.map((each) => [each.label, answerOf(each)] as const),
    ['name', withoutLinks(name, address)],
    ...ours,
  ]);
  return {
    ...(mailSubject !== '' && { subject: fillIn(mailSubject, new Map(ours)) }),
    ...(mailText !== '' && { paragraphs: paragraphsOf(fillIn(mailText, values, '')) }),
    ...(mailsAnswers && {
      rows: asked.flatMap((each) =>
        each.words === '' || each.kind === 'hidden'
          ? []
          : [{ label: each.label, text: answerOf(each) }],
      ),
    }),
  };
}
