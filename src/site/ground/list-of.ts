const LIST = new Intl.ListFormat('en-GB', { type: 'conjunction' });

export function listOf(words: readonly string[]): string {
  return LIST.format(words);
}
