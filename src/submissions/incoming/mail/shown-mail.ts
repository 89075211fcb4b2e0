import { segmentOf, contentOf, nameOf, typeOf } from './body';
import { labelIn } from './encoded-words';
import { endingFor } from '@/platform/files/file-kind';
import { withLines } from './head';
import { valueOf, valuesOf } from './headers';
import { readParts, type Part } from './parts';

/** A mail as its sender laid it out, as a page that loads nothing. */
export interface ShownMail {
  /** A whole document, in UTF-8. */
  readonly html: string;
  /** It is longer than what is shown. */
  readonly isCut: boolean;
}

/** Of the words, and of the pictures that they show: nobody looks at more. */
const most = { characters: 5_000_000, pictureBytes: 15_000_000 } as const;

const pictures = new Map([
  ...(['png', 'gif', 'webp', 'bmp'] as const).map((ending) => [ending, `image/${ending}`] as const),
  ['jpg', 'image/jpeg'],
]);

/**
 * Lays out a mail for a frame in which nothing runs and nothing is loaded: by the policy of its answer, and
 * without the elements that would ask for something before a policy is looked at. Pictures of the mail itself
 * stand in it.
 */
export function showMail(raw: Buffer): ShownMail {
  const { root } = readParts(withLines(raw));
  const hint = labelIn(valuesOf(root.headers, 'subject', 'from').join(' '));
  const words = wordsIn(root).map((part) => {
    const { plain, html } = segmentOf(part, hint);
    return html === null
      ? `<pre style="white-space:pre-wrap">${escaped(plain ?? '')}</pre>`
      : harmless(html);
  });
  const whole = words.join('<hr>');
  const shown = whole.slice(0, most.characters);
  return {
    html: `<!doctype html><base target="_blank"><meta name="color-scheme" content="light"><style>${hidden}</style>${withPictures(shown, root)}`,
    isCut: shown !== whole,
  };
}

const isFile = (part: Part): boolean =>
  nameOf(part) !== '' || part.disposition.value.startsWith('attachment');

const isHtml = (part: Part): boolean => /^text\/(?:html|enriched|richtext)$/.test(typeOf(part));

/** In their order; where the same is there in several forms, the one with a layout. */
function wordsIn(part: Part): Part[] {
  if (part.children.length === 0)
    return !isFile(part) && (isHtml(part) || typeOf(part) === 'text/plain') ? [part] : [];
  if (typeOf(part) !== 'multipart/alternative') return part.children.flatMap(wordsIn);
  const forms = part.children.map(wordsIn).filter(({ length }) => length > 0);
  return forms.findLast((form) => form.some(isHtml)) ?? forms[0] ?? [];
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** What stood in these is no word of the mail. */
const hidden = 'x-script, x-object, x-applet, x-iframe { display: none }';

/** A name that no browser knows. A tag begins with `<` and its letters, wherever that stands. */
const harmless = (html: string): string =>
  html.replace(
    /<(\/?)(script|link|meta|base|i?frame|frameset|object|embed|applet|portal)/gi,
    '<$1x-$2',
  );

/** Where the mail shows a picture that came with it. */
const shownPicture = /(["'(=]\s{0,9})cid:([^"')\s>]{1,300})/gi;

function withPictures(html: string, root: Part): string {
  const parts = new Map(
    leavesOf(root).map((part) => [
      valueOf(part.headers, 'content-id').trim().replace(/^<|>$/g, ''),
      part,
    ]),
  );
  let left: number = most.pictureBytes;
  return html.replace(shownPicture, (whole, before: string, id: string) => {
    const part = parts.get(decoded(id));
    const content = part && contentOf(part);
    const type = content && pictures.get(endingFor('', content));
    if (!type || content.length > left) return whole;
    left -= content.length;
    return `${before}data:${type};base64,${content.toString('base64')}`;
  });
}

const leavesOf = (part: Part): Part[] =>
  part.children.length === 0 ? [part] : part.children.flatMap(leavesOf);

/** As RFC 2392 writes an id in an address. */
function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
