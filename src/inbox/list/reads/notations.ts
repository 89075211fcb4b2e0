import 'server-only';

import type { Where } from 'payload';

import { idsByDigits, idsByPlainName } from '@/submissions/records/notations';

import { plainWord, searchWords } from '../search-words';
import { literal, whereOf, type SubmissionQuery } from '../submission-query';

/** An index knows no shorter part of a word. */
const shortest = 3;

/**
 * Payload's filter for a query, whose search also finds names without their accents and telephone
 * numbers in another notation. Those come as ids alone: who may read them is Payload's to say.
 */
export async function searchWhere(query: SubmissionQuery): Promise<Where> {
  const { form, search } = query;
  const found = await Promise.all(
    searchWords(search).map(async ({ text, digits }) => {
      const plain = plainWord(text);
      const ids = await Promise.all([
        digits === null ? [] : idsByDigits(form, digits),
        plain.length < shortest ? [] : idsByPlainName(form, `%${literal(plain)}%`),
      ]);
      return { text, ids: ids.flat() };
    }),
  );
  return whereOf(query, found);
}
