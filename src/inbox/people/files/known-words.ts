import type { DetailKind } from '@/submissions/records/people/details-table';

interface Known {
  readonly kind: DetailKind;
  readonly value: string;
  readonly key: string;
}

/** What is known of one kind, each once however often and in whichever notation it was said. */
export function wordsOf(details: readonly Known[], kind: DetailKind): readonly string[] {
  const known = new Map<string, string>();
  for (const { value, key, ...detail } of details) {
    // A note has no key, since nobody looks for it.
    const sameAs = key || value;
    if (detail.kind === kind && !known.has(sameAs)) known.set(sameAs, value);
  }
  return [...known.values()];
}
