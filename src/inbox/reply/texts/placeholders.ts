/** Only of these it is clear that a word of a reply is theirs, and not a word. */
const telling = ['reference', 'name', 'company'] as const;

/**
 * A reply as a text for others: what is about this sender gets its name in braces. A first name is
 * looked for in the first line alone, where it greets; elsewhere it may be a word.
 */
export function withNames(text: string, values: Readonly<Record<string, string>>): string {
  const named = telling.reduce((all, name) => replaceWord(all, values[name], `{${name}}`), text);
  const [greeting = '', ...lines] = named.split('\n');
  return [replaceWord(greeting, values['firstName'], '{firstName}'), ...lines].join('\n');
}

function replaceWord(text: string, word: string | undefined, name: string): string {
  if (!word) return text;
  const literal = word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return text.replaceAll(
    new RegExp(`(?<![\\p{L}\\p{N}{])${literal}(?![\\p{L}\\p{N}}])`, 'gu'),
    name,
  );
}
