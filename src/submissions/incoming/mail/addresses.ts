import { addressParser, type Address } from 'postal-mime';

import { oneLine } from './clean';
import { decodeWords } from './encoded-words';
import { decodeLetters } from './letters';

/** Somebody whom a header names. */
export interface Person {
  readonly name: string | null;
  /** Empty where there is none. */
  readonly address: string;
}

const longestHeader = 20_000;
const longestAddress = 320;

/** Letters that no header has: they stand for encoded words while the header is taken apart. */
const [open, close] = ['\ue000', '\ue001'];
const held = /(?:\ue000\d{1,5}\ue001\s*)+/g;
const encoded = /=\?[^?\s]{1,60}\?[bq]\?[^?]{0,5000}\?=/gi;

const bare = /[^\s<>"(),;:[\]\\]{1,200}@[^\s<>"(),;:[\]\\]{1,200}/u;

function flat(list: readonly Address[]): { name: string; address: string }[] {
  return list.flatMap(({ name, address, group }) =>
    group ? [{ name, address: '' }, ...flat(group)] : [{ name, address }],
  );
}

/**
 * Whom a header names, the members of groups among them. What is not quite legal is read as it was
 * meant: a name with a comma in it, an address without brackets.
 */
export function peopleIn(header: string): Person[] {
  const words: string[] = [];
  const safe = decodeLetters(Buffer.from(header.slice(0, longestHeader), 'latin1'))
    .replace(/[\ue000\ue001]/g, '')
    .replace(encoded, (word) => `${open}${words.push(word) - 1}${close}`);
  const decoded = (text: string): string =>
    // Neighbours are read as one.
    oneLine(
      text.replace(held, (run) =>
        decodeWords(Array.from(run.matchAll(/\d+/g), ([at]) => words[Number(at)] ?? '').join(' ')),
      ),
    ) ?? '';
  const people: Person[] = [];
  let before: string[] = [];
  for (const { name, address } of flat(addressParser(safe))) {
    const [plainName, plainAddress] = [decoded(name), decoded(address)];
    // A whole mailbox may be encoded, and an address may have words around it.
    const found = bare.exec(plainAddress)?.[0] ?? bare.exec(plainName)?.[0];
    if (found === undefined) {
      if (plainName !== '') before.push(plainName);
      continue;
    }
    const own = plainName
      .slice(0, 500)
      .replace(found, '')
      .replace(/^[<>\s"']+|[<>\s"']+$/g, '');
    const whole = [...before, own].filter((part) => part !== '').join(', ');
    people.push({
      name: whole === '' ? null : whole.slice(0, 200),
      address: found.slice(0, longestAddress).replace(/^'|[.']+$/g, ''),
    });
    before = [];
  }
  if (people.length === 0 && before.length > 0)
    return [{ name: before.join(', ').slice(0, 200), address: '' }];
  return people;
}

/** Those of a list as it is stored: `written`, with `, ` between two. */
export const peopleOf = (list: string | null): Person[] =>
  peopleIn(Buffer.from(list ?? '').toString('latin1'));

/** The address of somebody as `written`. */
export const addressIn = (text: string): string => /<([^<>]+)>$/.exec(text)?.[1] ?? text;

export const written = ({ name, address }: Person): string =>
  name === null ? address : `${name} <${address}>`;
