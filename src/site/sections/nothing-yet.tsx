import type { SmallWords } from '@/words';

/** In place of a list that has no entries. */
export const NothingYet = ({ words }: { words: SmallWords }) => (
  <p className="page-width pb-section text-lede text-ink-soft">{words.everywhere.nothingYet}</p>
);
