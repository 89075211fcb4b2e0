import { domainToASCII } from 'node:url';

import { normalAddress } from '@/platform/address-spellings';

import { plainWords, type Evidence } from './evidence';

const mostEntries = 500;
const mostCharacters = 100;
/** What is shorter stands in too many other messages. */
const fewestLetters = 3;

interface Phrase {
  /** With a space between its words and around all of them. */
  readonly text: string;
  readonly entry: string;
}

/** What staff wrote down of whom they want nothing before their eyes, as it is compared. */
export interface BlockList {
  /** Each with the entry as staff wrote it. */
  readonly addresses: ReadonlyMap<string, string>;
  /** Of addresses and of links; what is under one is meant too. */
  readonly hosts: ReadonlyMap<string, string>;
  readonly words: ReadonlyMap<string, string>;
  /** Of several words, by the first of them. */
  readonly phrases: ReadonlyMap<string, readonly Phrase[]>;
}

export const emptyBlockList: BlockList = {
  addresses: new Map(),
  hosts: new Map(),
  words: new Map(),
  phrases: new Map(),
};

type Entry =
  | { readonly kind: keyof BlockList; readonly compared: string }
  | { readonly problem: string };

/** An entry is an address, a host or words: what it looks like decides. */
function readEntry(text: string): Entry {
  if (text.length > mostCharacters)
    return { problem: `is longer than ${mostCharacters} characters.` };
  if (/:\/\/|\//.test(text))
    return { problem: 'is the address of a page: write its host alone, such as example.com.' };
  if (text.includes('*') || text.startsWith('.'))
    return { problem: 'needs no sign for “whatever”: what is under a host is meant too.' };
  if (text.startsWith('@')) return readHost(text.slice(1));
  if (text.includes('@')) return readAddress(text);
  if (/^\S+\.\p{L}[\p{L}\p{N}-]*$/u.test(text)) return readHost(text);
  const words = plainWords(text);
  const [first = ''] = words;
  if (words.join('').length < fewestLetters)
    return { problem: `is too short: write ${fewestLetters} letters at least.` };
  return words.length === 1
    ? { kind: 'words', compared: first }
    : { kind: 'phrases', compared: ` ${words.join(' ')} ` };
}

function readAddress(text: string): Entry {
  const [before, host, ...more] = text.split('@');
  if (!before || !host || more.length > 0 || /\s/.test(text) || 'problem' in readHost(host))
    return { problem: 'is no email address.' };
  return { kind: 'addresses', compared: normalAddress(text) };
}

function readHost(text: string): Entry {
  const compared = domainToASCII(text.toLowerCase());
  return /^(?:[a-z\d_-]{1,63}\.)+[a-z][a-z\d-]*$/.test(compared)
    ? { kind: 'hosts', compared }
    : { problem: 'is no host: write it as in example.com.' };
}

/** The lines of a list with their numbers, without those that are empty. */
const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line, index) => ({ line: line.trim(), number: index + 1 }))
    .filter(({ line }) => line !== '');

/** What is wrong with a list, in a sentence about its first such line; null where nothing is. */
export function blockListProblem(text: string): string | null {
  const lines = linesOf(text);
  if (lines.length > mostEntries)
    return `${lines.length} entries are too many: ${mostEntries} are the most.`;
  for (const { line, number } of lines) {
    const entry = readEntry(line);
    if ('problem' in entry) return `Line ${number}: “${line.slice(0, 60)}” ${entry.problem}`;
  }
  return null;
}

/** Leaves out what makes no sense, since another release may have let it in. */
export function readBlockList(text: string): BlockList {
  const list = {
    addresses: new Map<string, string>(),
    hosts: new Map<string, string>(),
    words: new Map<string, string>(),
    phrases: new Map<string, Phrase[]>(),
  };
  for (const { line } of linesOf(text).slice(0, mostEntries)) {
    const entry = readEntry(line);
    if ('problem' in entry) continue;
    if (entry.kind !== 'phrases') list[entry.kind].set(entry.compared, line);
    else {
      const [first = ''] = entry.compared.trim().split(' ');
      const others = list.phrases.get(first) ?? [];
      list.phrases.set(first, [...others, { text: entry.compared, entry: line }]);
    }
  }
  return list;
}

/** The entry that a message meets, as staff wrote it; null where it meets none. */
export function blockedBy(list: BlockList, { addresses, hosts, words }: Evidence): string | null {
  for (const address of addresses) {
    const entry = list.addresses.get(address);
    if (entry !== undefined) return entry;
  }
  for (const host of list.hosts.size > 0 ? hosts : []) {
    const entry = hostEntry(list.hosts, host);
    if (entry !== null) return entry;
  }
  return list.words.size + list.phrases.size > 0 ? wordsEntry(list, words) : null;
}

function wordsEntry(list: BlockList, words: Evidence['words']): string | null {
  const text = ` ${words.join(' ')} `;
  for (const word of new Set(words)) {
    const phrase = list.phrases.get(word)?.find((each) => text.includes(each.text));
    const entry = list.words.get(word) ?? phrase?.entry;
    if (entry !== undefined) return entry;
  }
  return null;
}

/** Of a host, or of one that it is under. */
function hostEntry(entries: BlockList['hosts'], host: string): string | null {
  for (let rest = host; rest.includes('.'); rest = rest.slice(rest.indexOf('.') + 1)) {
    const entry = entries.get(rest);
    if (entry !== undefined) return entry;
  }
  return null;
}
