import { domainToASCII } from 'node:url';

import { readFields } from '@/forms';
import type { AnyForm, SubmissionValues } from '@/forms/definition';
import type { FormField, KindName } from '@/forms/kinds';
import { readRecord, type MadeRecord } from '@/forms/made/record';
import { normalAddress } from '@/platform/address-spellings';
import { visibleText } from '@/platform/plain-text';

/** Whatever is sent, to look at it takes so long at most. */
const mostCharacters = 20_000;
const mostTokens = 400;
const [shortestWord, longestWord] = [3, 24];

/** What can be said for or against a message. It stands in memory, while the message is judged. */
export interface Evidence {
  /**
   * What the classifier counts, each once: words, the hosts of links, and those of addresses with an @.
   * Never an address: nobody is to be known by it.
   */
  readonly tokens: readonly string[];
  /** All of them in their order, those of the name too. */
  readonly words: readonly string[];
  /** Whole, as they are compared. */
  readonly addresses: ReadonlySet<string>;
  /** Of links and of addresses. */
  readonly hosts: ReadonlySet<string>;
  readonly links: number;
  /** A link as a forum or a page would have it: `[url=…]`, `<a href=…>`. */
  readonly hasMarkup: boolean;
  readonly hasLinkInName: boolean;
}

/** In these nobody writes words of their own. */
const withoutWords = new Set<KindName>([
  ...(['choice', 'several', 'checkbox', 'number', 'date', 'tel', 'file'] as const),
]);

/** A name is no evidence: nobody is to be set aside for theirs. */
const isName = ({ name }: FormField): boolean => name === 'name';

const link = /https?:\/\/(?:www\.)?[\p{L}\p{N}]|(?<![\p{L}\p{N}/.])www\.[\p{L}\p{N}]/giu;
const markup = /\[(?:url|link)\b|<a\s[^>]{0,100}\bhref|<\/a>/i;

/** Most of what comes in is plain letters, for which all of this is quick. */
// oxlint-disable-next-line no-control-regex -- the plain letters begin there
const isAscii = (text: string): boolean => /^[\u0000-\u007f]*$/.test(text);

const withoutMarks = (text: string): string => text.replaceAll(/\p{M}/gu, '');

/** Case, width, accents and what nobody sees make no difference. To sort many accents takes long. */
const plainText = (text: string): string =>
  visibleText(
    withoutMarks(withoutMarks(text.replaceAll(/\s+/g, ' ')).normalize('NFKD')),
  ).toLowerCase();

/** The words of a text in the form in which words are compared. */
export function plainWords(text: string): string[] {
  const words = isAscii(text)
    ? text
        .toLowerCase()
        .replaceAll("'", '')
        .split(/[^a-z0-9]+/)
    : plainText(text)
        .replaceAll(/['’]/g, '')
        .split(/[^\p{L}\p{N}]+/u);
  return words.filter(Boolean);
}

/** What somebody wrote in words of their own into a form that editors made. */
const writtenIn = ({ asked }: MadeRecord): string =>
  asked
    .filter(({ kind }) => ['text', 'long-text', 'email'].includes(kind))
    .map(({ answer }) => answer)
    .join('\n');

/** Takes apart what somebody sent, in a time that is bounded by `mostCharacters`. */
export function evidenceIn(form: Pick<AnyForm, 'fields'>, values: SubmissionValues): Evidence {
  const written = readFields(form).filter(({ kind }) => !withoutWords.has(kind));
  const answersTo = (fields: readonly FormField[]): string =>
    fields
      .map(({ name }) => values[name] ?? '')
      .join('\n')
      .slice(0, mostCharacters);
  const record = readRecord(values['record']);
  // The questions of a form are nobody's evidence.
  const said = record
    ? writtenIn(record).slice(0, mostCharacters)
    : answersTo(written.filter((field) => !isName(field)));
  const name = answersTo(written.filter(isName));
  const { addresses, domains, linked } = hostsIn(said);
  const words = plainWords(withoutHosts(said));
  const tokens = new Set([
    ...linked,
    ...[...domains].map((host) => `@${host}`),
    ...words.filter(isToken),
  ]);
  return {
    tokens: [...tokens].slice(0, mostTokens),
    words: [...words, ...plainWords(name)],
    addresses,
    hosts: new Set([...linked, ...domains]),
    links: said.match(link)?.length ?? 0,
    hasMarkup: markup.test(said),
    hasLinkInName: name.search(link) >= 0,
  };
}

const isToken = (word: string): boolean =>
  word.length >= shortestWord && word.length <= longestWord && /\p{L}/u.test(word);

/** The addresses and hosts of a text. It is cut where none can go on, so each part is looked at once. */
function hostsIn(text: string) {
  const addresses = new Set<string>();
  const domains = new Set<string>();
  const linked = new Set<string>();
  for (const part of text.split(isAscii(text) ? notInHostAscii : notInHost)) {
    if (!part.includes('.')) continue;
    const [before = '', host = ''] = part.includes('@') ? part.split('@', 2) : ['', part];
    const domain = hostOf(host);
    if (domain === null || part.length > longestAddress) continue;
    if (before === '') {
      linked.add(domain);
      continue;
    }
    domains.add(domain);
    addresses.add(normalAddress(`${before}@${domain}`));
  }
  return { addresses, domains, linked };
}

const longestAddress = 254;
const notInHost = /[^\p{L}\p{N}\p{M}.@_%+'-]+/u;
const notInHostAscii = /[^\w.@%+'-]+/;

/** The rest of a text: what names a host says nothing by its letters, and an address is a person's. */
const withoutHosts = (text: string): string =>
  text
    .replaceAll(/(?:https?:\/\/|www\.)[^\s\])>"']*/giu, ' ')
    .split(/\s+/)
    .filter((chunk) => !chunk.includes('@') && hostOf(chunk) === null)
    .join(' ');

/** As a host is compared; null for what looks like none. */
function hostOf(text: string): string | null {
  if (!text.includes('.')) return null;
  const name = text.replace(/^[^\p{L}\p{N}]+/u, '').replace(/[.,;:!?'")\]-]{1,9}$/, '');
  if (name.length > longestAddress || !/^[\p{L}\p{N}\p{M}._-]+\.\p{L}{2,24}$/u.test(name))
    return null;
  const host = domainToASCII(name.toLowerCase());
  return host === '' ? null : host.replace(/^www\./, '');
}
