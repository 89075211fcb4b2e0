import type { Config } from '@/payload-types';
import { isBlank } from '@/platform/plain-text';
import type { FeatureName } from '@/site-choices';

/** One wording of the site that editors may change. */
export interface Word {
  /** What the panel calls it. */
  readonly label: string;
  /** What stands there until an editor writes something else, and wherever the field is empty. */
  readonly text: string;
  /** Where visitors meet it. */
  readonly about?: string;
  /** What it may name in braces, and what stands there then. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Words with the same part stand together in the panel, under this name. */
  readonly part?: string;
  /** The panel gives it several lines and takes 300 letters, in place of one line and 60. */
  readonly isLong?: boolean;
  /** Why nobody changes it; the panel then shows it and says so. */
  readonly fixed?: string;
}

/** @param rest where visitors meet it, or all that there is to say of it */
export const word = (
  label: string,
  text: string,
  rest: string | Omit<Word, 'label' | 'text'> = {},
): Word => ({ label, text, ...(typeof rest === 'string' ? { about: rest } : rest) });

/** Of a word that the specification says to the letter. */
export const specified = { fixed: 'the specification says it to the letter.' };

/** Words that stand under one heading in the panel. */
export interface WordTab {
  readonly label: string;
  readonly about?: string;
  /** Without it nobody meets these words, and the panel does not show them. */
  readonly feature?: FeatureName;
  readonly words: Readonly<Record<string, Word>>;
}

/** Words that make up one page of the panel: globals/words makes a global of it. */
export interface WordPage {
  readonly slug: keyof Config['globals'];
  readonly label: string;
  readonly about: string;
  /** No page shows them: the API gives them to editors alone. */
  readonly isOfMails?: boolean;
  readonly tabs: Readonly<Record<string, WordTab>>;
}

/** What stands on the site: a text for each word. */
export type Texts<Page extends WordPage> = {
  readonly [Tab in keyof Page['tabs']]: {
    readonly [Name in keyof Page['tabs'][Tab]['words']]: string;
  };
};

/**
 * The texts of a page of words, from what editors wrote. Where they wrote nothing, and where there
 * is nothing to read, the site's own words stand: no button is ever empty.
 * @param written as it was read from the database, if it was
 */
export function textsOf<Page extends WordPage>(page: Page, written?: unknown): Texts<Page> {
  const texts: unknown = Object.fromEntries(
    Object.entries(page.tabs).map(([tab, { words }]) => {
      const ofTab = entriesOf(entriesOf(written).get(tab));
      const pairs = Object.entries(words).map(([name, word]) => [
        name,
        textOf(word, ofTab.get(name)),
      ]);
      return [tab, Object.fromEntries(pairs)];
    }),
  );
  if (!isWhole(page, texts)) throw new Error(`Words are missing in ${page.slug}`);
  return texts;
}

function textOf({ text, fixed }: Word, written: unknown): string {
  if (fixed !== undefined || typeof written !== 'string' || isBlank(written)) return text;
  return written;
}

const entriesOf = (value: unknown): Map<string, unknown> =>
  new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);

function isWhole<Page extends WordPage>(page: Page, texts: unknown): texts is Texts<Page> {
  return Object.entries(page.tabs).every(([tab, { words }]) => {
    const ofTab = entriesOf(entriesOf(texts).get(tab));
    return Object.keys(words).every((name) => typeof ofTab.get(name) === 'string');
  });
}
