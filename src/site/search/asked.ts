import { beginningOf, inOneLine } from '@/platform/plain-text';
import { searchPath } from '~/collections/search/path';
import { wordsOf } from '~/collections/search/plain';

import { mostLetters, mostResults, mostWords, resultsAPage } from './limits';

/** What somebody searches for. */
export interface Asked {
  /** As it was typed. */
  readonly typed: string;
  readonly words: readonly string[];
  /** Counted from 1. */
  readonly page: number;
}

type Given = string | string[] | undefined;

/** What stands in an address is anybody's: whatever makes no sense is left out. */
export function parseAsked({ q, page }: { q?: Given; page?: Given }): Asked {
  const typed = beginningOf(inOneLine(firstOf(q)).trim(), mostLetters).trim();
  const number = /^[1-9]\d{0,4}$/.test(firstOf(page)) ? Number(firstOf(page)) : 1;
  return {
    typed,
    words: wordsOf(typed).slice(0, mostWords),
    page: Math.min(number, mostResults / resultsAPage),
  };
}

const firstOf = (given: Given): string => [given ?? ''].flat()[0] ?? '';

/** The address of a page of results. */
export function addressOf(typed: string, page = 1): string {
  const query = new URLSearchParams({ q: typed, ...(page > 1 && { page: String(page) }) });
  return `${searchPath}?${query.toString()}`;
}
