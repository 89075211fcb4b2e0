/** A text that can be put into a reply, as the list shows it. */
export interface TextName {
  readonly id: string;
  readonly name: string;
  /** Its first words. */
  readonly begins: string;
  /** Written by the viewer for themselves. */
  readonly isOwn: boolean;
}

/** A text that somebody is about to choose: where its `/` stands, and which it could mean. */
export interface TextSuggestion {
  readonly at: number;
  readonly items: readonly TextName[];
}

/**
 * What `/` at the start of a line or after a space offers: texts that have every word after it, those
 * first whose name begins so.
 * @param text up to where the caret stands
 */
export function textsFor(text: string, texts: readonly TextName[]): TextSuggestion | null {
  const [, typed] = /(?:^|\s)\/((?:[^\s/][^\n/]{0,40})?)$/u.exec(text) ?? [];
  if (typed === undefined) return null;
  const begun = typed.toLowerCase();
  const words = begun.split(/\s+/).filter(Boolean);
  const items = texts.filter(({ name, begins }) => {
    const all = `${name}\n${begins}`.toLowerCase();
    return words.every((word) => all.includes(word));
  });
  if (items.length === 0) return null;
  const rank = ({ name }: TextName) => (name.toLowerCase().startsWith(begun) ? 0 : 1);
  return {
    at: text.length - typed.length - 1,
    items: items.toSorted((one, other) => rank(one) - rank(other)),
  };
}
