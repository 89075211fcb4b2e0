import 'server-only';

import { idsByDigits, idsByPatterns, idsByPlainName } from '@/submissions/records/notations';

import { idsByFormerAddress } from '@/submissions/records/person/former-addresses';
import { idsByThread } from '@/submissions/records/thread/thread-search';

import type { FormDefinition } from '@/forms';
import { literal } from '@/platform/plain-text';

import { plainWord, typoPatterns, type SearchWord } from '../search-words';

/** An index knows no shorter part of a word. */
const shortest = 3;

type Ids = string[];

/** Waits for its turn, then reads. */
type InTurn = (read: () => Promise<Ids>) => Promise<Ids>;

/**
 * The submissions in which a word of a search occurs in mails of the thread, addresses before they were corrected, names without accents, or
 * telephone numbers in another notation. These are ids alone: Payload decides who may read them.
 */
export async function findNotations(
  form: FormDefinition,
  { text, digits }: Pick<SearchWord, 'text' | 'digits'>,
  inTurn: InTurn,
): Promise<readonly string[]> {
  const plain = plainWord(text);
  const ids = await Promise.all([
    text.length < shortest ? [] : inTurn(() => idsByThread(form, `%${literal(text)}%`)),
    text.length < shortest ? [] : inTurn(() => idsByFormerAddress(form, `%${literal(text)}%`)),
    digits === null ? [] : inTurn(() => idsByDigits(form, digits)),
    plain.length < shortest ? [] : inTurn(() => idsByPlainName(form, `%${literal(plain)}%`)),
  ]);
  return ids.flat();
}

/** The same for names and companies that differ from a word by one typing error. */
export async function findTypos(
  form: FormDefinition,
  text: string,
  inTurn: InTurn,
): Promise<readonly string[]> {
  const patterns = typoPatterns(plainWord(text));
  return patterns.length === 0 ? [] : inTurn(() => idsByPatterns(form, patterns));
}
