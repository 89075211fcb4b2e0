import type { Colleague } from '../colleagues';

const wordCharacter = /[\p{L}\p{N}]/u;

/** Whether the text has `@` and the name, and then no further letter. */
function names(text: string, name: string): boolean {
  const called = `@${name.toLowerCase()}`;
  for (let at = text.indexOf(called); at !== -1; at = text.indexOf(called, at + 1)) {
    const [before = '', after = ''] = [text[at - 1], text[at + called.length]];
    // `ada@okafor.example` is an address.
    if (!wordCharacter.test(before) && !wordCharacter.test(after)) return true;
  }
  return false;
}

const firstName = ({ name }: Colleague): string => name.split(' ')[0] ?? name;

/** Who is mentioned in a note: by their whole name, or by a first name that only one has. */
export function mentionedIn(text: string, colleagues: readonly Colleague[]): readonly Colleague[] {
  const lower = text.toLowerCase();
  return colleagues.filter((colleague) => {
    if (names(lower, colleague.name)) return true;
    const first = firstName(colleague);
    const isMeant = names(lower, first);
    const namesakes = colleagues.filter((each) => firstName(each) === first);
    return isMeant && namesakes.length === 1;
  });
}

/** A name that somebody is about to type: where its `@` stands, and whom it could mean. */
export interface Suggestion {
  readonly at: number;
  readonly items: readonly Colleague[];
}

const mostSuggested = 6;

/** @param text up to where the caret stands */
export function suggestionFor(text: string, colleagues: readonly Colleague[]): Suggestion | null {
  const [, typed] = /(?:^|[^\p{L}\p{N}@])@([\p{L}\p{N}'’. -]{0,60})$/u.exec(text) ?? [];
  if (typed === undefined) return null;
  const begun = typed.toLowerCase();
  const found = colleagues.filter(
    ({ name }) =>
      name.toLowerCase().startsWith(begun) ||
      (begun !== '' && name.toLowerCase().includes(` ${begun}`)),
  );
  // What is typed already needs no help.
  const isWhole = found.length === 1 && found[0]?.name.toLowerCase() === begun;
  if (found.length === 0 || isWhole) return null;
  return { at: text.length - typed.length - 1, items: found.slice(0, mostSuggested) };
}
