/** A short code of WordPress: `[gallery ids="1,2"]`. Its name has a letter first. */
const shortcode = /(?<!\[)\[([a-z][\w-]{0,60})((?:\s[^\][<>]{0,2000})?)\](?!\])/gi;

/** Where square brackets are what they are. */
const literal: Enclosure = {
  begin: /<(pre|code)[\s>]/gi,
  ends: { pre: /<\/pre>/gi, code: /<\/code>/gi },
};
const caption: Enclosure = {
  begin: /\[(caption)[^\][]{0,2000}\]/gi,
  ends: { caption: /\[\/caption\]/gi },
};
const embed: Enclosure = {
  begin: /\[(embed)[^\][]{0,2000}\]/gi,
  ends: { embed: /\[\/embed\]/gi },
};

/** Where a picture is, by its number. */
type PictureOf = (id: string) => string | undefined;

/**
 * Writes what short codes mean as HTML. Those that nobody knows stay where they are, as text.
 * @returns and the names of those
 */
export function withoutShortcodes(
  html: string,
  pictureOf: PictureOf,
): { readonly html: string; readonly unknown: readonly string[] } {
  const unknown = new Set<string>();
  const parts = piecesOf(html, literal).map(({ text, inside }) => {
    if (inside !== undefined) return text;
    const meant = rewritten(rewritten(text, caption, captioned), embed, (each) => `\n\n${each}\n\n`)
      .replaceAll(
        shortcode,
        (whole, name: string, given: string) =>
          meaningOf(name.toLowerCase(), given, pictureOf) ?? whole,
      )
      .replaceAll(/\[\/(?:audio|video|playlist|gallery)\]/gi, '');
    const closed = new Set([...meant.matchAll(/\[\/([\w-]{1,61})\]/g)].map(([, name]) => name));
    for (const [, name = '', given = ''] of meant.matchAll(shortcode))
      if (closed.has(name) || isShortcode(name, given)) unknown.add(name);
    return meant;
  });
  return { html: parts.join(''), unknown: [...unknown] };
}

/** `[sic]` is a word of the post. */
const isShortcode = (name: string, given: string): boolean =>
  /[\w-]\s*=/.test(given) || /[-_]/.test(name);

interface Enclosure {
  /** Its first group names it. */
  readonly begin: RegExp;
  /** By the names. */
  readonly ends: Readonly<Record<string, RegExp>>;
}

interface Enclosed {
  readonly text: string;
  /** Without begin and end; undefined of what stands between two. */
  readonly inside?: string;
}

/** A text in pieces: what is enclosed, and what is not. Where there is no end, none is looked for again. */
function piecesOf(text: string, { begin, ends }: Enclosure): Enclosed[] {
  const pieces: Enclosed[] = [];
  const endless = new Set<string>();
  let at = 0;
  for (const opened of text.matchAll(begin)) {
    const name = (opened[1] ?? '').toLowerCase();
    const end = ends[name];
    if (end === undefined || opened.index < at || endless.has(name)) continue;
    const from = opened.index + opened[0].length;
    end.lastIndex = from;
    const closed = end.exec(text);
    if (closed === null) endless.add(name);
    else {
      const to = closed.index + closed[0].length;
      pieces.push({ text: text.slice(at, opened.index) });
      pieces.push({ text: text.slice(opened.index, to), inside: text.slice(from, closed.index) });
      at = to;
    }
  }
  return [...pieces, { text: text.slice(at) }];
}

const rewritten = (text: string, what: Enclosure, write: (inside: string) => string): string =>
  piecesOf(text, what)
    .map((piece) => (piece.inside === undefined ? piece.text : write(piece.inside)))
    .join('');

/** The picture, perhaps in a link, and what is said below it. */
function captioned(inside: string): string {
  const end = /^(\s*(?:<a\s[^>]*>\s*)?<img\s[^>]*>(?:\s*<\/a>)?)([\s\S]*)$/i.exec(inside);
  return end ? `<figure>${end[1]}<figcaption>${end[2]}</figcaption></figure>` : inside;
}

function meaningOf(name: string, given: string, pictureOf: PictureOf): string | undefined {
  if (name === 'gallery') {
    const ids = /\bids\s*=\s*["']?([\d,\s]+)/.exec(given)?.[1]?.split(',') ?? [];
    const once = new Set(ids.map((id) => id.trim()));
    const found = [...once].map(pictureOf).filter((each) => each !== undefined);
    // Without numbers it means all that was uploaded to the post, which nothing says here.
    return found.length === 0 ? undefined : found.map((each) => `<img src="${each}">`).join('');
  }
  if (name !== 'audio' && name !== 'video') return undefined;
  const source = /\b(?:src|mp3|m4a|ogg|wav|mp4|webm)\s*=\s*["'](https?:[^"'<>\s]+)/i.exec(given);
  return source?.[1] === undefined ? undefined : `\n\n<a href="${source[1]}">${source[1]}</a>\n\n`;
}
