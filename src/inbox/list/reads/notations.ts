import 'server-only';

import { idsByDigits, idsByPatterns, idsByPlainName } from '@/submissions/records/notations';

import { idsByFormerAddress } from '@/submissions/records/person/former-addresses';
import { idsByThread } from '@/submissions/records/thread/thread-search';

import type { FormDefinition } from '@/forms';
import { literal } from '@/platform/plain-text';

import { plainWord, searchWords, typoPatterns, type SearchWord } from '../search-words';
import type { FoundWord } from '../submission-query';

/** An index knows no shorter part of a word. */
const shortest = 3;

type Ids = string[];

/** Waits for its turn, then reads. */
type InTurn = (read: () => Promise<Ids>) => Promise<Ids>;

/**
 * The submissions in which a search matches mails of the thread, addresses before they were corrected, names without accents, or
 * telephone numbers in another notation. These are ids alone: Payload decides who may read them.
 */
export const findNotations = (
  form: FormDefinition,
  search: string | null,
  inTurn: InTurn,
): Promise<readonly FoundWord[]> =>
  eachWord(search, async ({ text, digits }) => {
    const plain = plainWord(text);
    const ids = await Promise.all([
      text.length < shortest ? [] : inTurn(() => idsByThread(form, `%${literal(text)}%`)),
      text.length < shortest ? [] : inTurn(() => idsByFormerAddress(form, `%${literal(text)}%`)),
      digits === null ? [] : inTurn(() => idsByDigits(form, digits)),
      plain.length < shortest ? [] : inTurn(() => idsByPlainName(form, `%${literal(plain)}%`)),
    ]);
    return ids.flat();
  });

/** The same for names and companies that differ from a word by one typing error. */
export const findTypos = (
  form: FormDefinition,
  search: string | null,
  inTurn: InTurn,
): Promise<readonly FoundWord[]> =>
  eachWord(search, async ({ text }) => {
    const patterns = typoPatterns(plainWord(text));
    return patterns.length === 0 ? [] : inTurn(() => idsByPatterns(form, patterns));
  });

const eachWord = (
  search: string | null,
  find: (word: SearchWord) => Promise<string[]>,
): Promise<FoundWord[]> =>
  Promise.all(
    searchWords(search).map(async (word) => ({ text: word.text, ids: await find(word) })),
  );
