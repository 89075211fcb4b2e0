import type { Article } from '@/payload-types';

import type { Footnote } from '../file/export';
import { htmlReader } from '../file/html';
import type { Wanted } from './dom';
import { ofElements } from './elements';
import { root } from './nodes';
import { withoutShortcodes } from './shortcodes';

export interface GivenText {
  /** As the editor of blocks, or the one before it, wrote it. */
  readonly html: string;
  readonly footnotes: readonly Footnote[];
  /** The id in `media` of a picture that the text shows; undefined where there is none. */
  readonly picture: (address: string, alt: string) => string | undefined;
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

/**
 * The text of a post as the text of an article. What is no content, such as scripts, does not arrive.
 * @throws RefusedFile
 */
export function toRichText({ html, footnotes, ...given }: GivenText): MadeText {
  const lines = html.replaceAll(/\r\n?/g, '\n');
  const meant = withoutShortcodes(lines, given.pictureOf);
  const read = htmlReader();
  const notes = new Map(footnotes.map(({ id, content }) => [id, content]));
  const wanted: Wanted = {
    ...given,
    hasOwnLines: !lines.includes('<!-- wp:'),
    footnote: (id) => {
      const note = notes.get(id);
      return note === undefined ? undefined : read(note);
    },
  };
  return { body: root(ofElements(read(meant.html), wanted)), unknown: meant.unknown };
}

interface Shown {
  /** Addresses of pictures, each with its alternative text there. */
  readonly pictures: ReadonlyMap<string, string>;
  readonly unknown: readonly string[];
}

type Given = Pick<GivenText, 'html' | 'footnotes' | 'pictureOf'>;

/** What a text shows, before anything of it is made. */
export function shownIn({ html, footnotes, pictureOf }: Given): Shown {
  const pictures = new Map<string, string>();
  const { unknown } = toRichText({
    ...{ html, footnotes, pictureOf },
    picture: (address, alt) => {
      if (!pictures.get(address)) pictures.set(address, alt);
      return undefined;
    },
    link: (address) => address,
  });
  return { pictures, unknown };
}
