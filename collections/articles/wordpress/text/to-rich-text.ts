import { parseFragment } from 'parse5';

import type { Article } from '@/payload-types';

import type { Footnote } from '../file/export';
import type { Wanted } from './dom';
import { ofElements } from './elements';
import { root } from './nodes';
import { withoutShortcodes } from './shortcodes';

export interface GivenText {
  /** As the editor of blocks, or the one before it, wrote it. */
  readonly html: string;
  readonly footnotes: readonly Footnote[];
  /** The id in `media` of a picture that the text shows; undefined where there is none. */
  readonly picture: (address: string) => string | undefined;
  /** Where a link leads from now on. */
  readonly link: (address: string) => string;
  /** Where the file of a picture is, by WordPress's number of it. */
  readonly pictureOf: (id: string) => string | undefined;
}

export interface MadeText {
  readonly body: Article['body'];
  /** Short codes that nobody knows: they stand in it as text. */
  readonly unknown: readonly string[];
}

/** The text of a post as the text of an article. What is no content, such as scripts, does not arrive. */
export function toRichText({ html, footnotes, ...given }: GivenText): MadeText {
  const lines = html.replaceAll(/\r\n?/g, '\n');
  const meant = withoutShortcodes(lines, given.pictureOf);
  const wanted: Wanted = {
    ...given,
    hasOwnLines: !lines.includes('<!-- wp:'),
    footnote: (id) => footnotes.find((each) => each.id === id)?.content,
  };
  const { childNodes } = parseFragment(meant.html);
  return { body: root(ofElements(childNodes, wanted)), unknown: meant.unknown };
}

/** The addresses of the pictures that a text shows. */
export function picturesIn(html: string, pictureOf: GivenText['pictureOf']): string[] {
  const found = new Set<string>();
  toRichText({
    html,
    footnotes: [],
    picture: (address) => void found.add(address),
    link: (address) => address,
    pictureOf,
  });
  return [...found];
}
