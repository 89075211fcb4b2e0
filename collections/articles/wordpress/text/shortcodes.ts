/** A short code of WordPress: `[gallery ids="1,2"]`. Its name has a letter first. */
const shortcode = /(?<!\[)\[([a-z][\w-]{0,60})((?:\s[^\][<>]{0,2000})?)\](?!\])/gi;

/** Where square brackets are what they are. */
const literal = /(<pre[\s>][\s\S]*?<\/pre>|<code[\s>][\s\S]*?<\/code>)/gi;

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
  const parts = html.split(literal).map((part, at) => {
    if (at % 2 === 1) return part;
    const meant = part
      .replaceAll(/\[caption[^\]]{0,2000}\]([\s\S]*?)\[\/caption\]/gi, (_, inside: string) =>
        captioned(inside),
      )
      .replaceAll(/\[embed[^\]]{0,2000}\]([\s\S]*?)\[\/embed\]/gi, '\n\n$1\n\n')
      .replaceAll(
        shortcode,
        (whole, name: string, given: string) =>
          meaningOf(name.toLowerCase(), given, pictureOf) ?? whole,
      )
      .replaceAll(/\[\/(?:audio|video|playlist|gallery)\]/gi, '');
    for (const [, name = '', given = ''] of meant.matchAll(shortcode))
      if (isShortcode(meant, name, given)) unknown.add(name);
    return meant;
  });
  return { html: parts.join(''), unknown: [...unknown] };
}

/** `[sic]` is a word of the post. */
const isShortcode = (html: string, name: string, given: string): boolean =>
  /[\w-]\s*=/.test(given) || /[-_]/.test(name) || html.includes(`[/${name}]`);

/** The picture, perhaps in a link, and what is said below it. */
function captioned(inside: string): string {
  const end = /^(\s*(?:<a\s[^>]*>\s*)?<img\s[^>]*>(?:\s*<\/a>)?)([\s\S]*)$/i.exec(inside);
  return end ? `<figure>${end[1]}<figcaption>${end[2]}</figcaption></figure>` : inside;
}

function meaningOf(name: string, given: string, pictureOf: PictureOf): string | undefined {
  if (name === 'gallery') {
    const ids = /\bids\s*=\s*["']?([\d,\s]+)/.exec(given)?.[1]?.split(',') ?? [];
    const found = ids.map((id) => pictureOf(id.trim())).filter((each) => each !== undefined);
    // Without numbers it means all that was uploaded to the post, which nothing says here.
    return found.length === 0 ? undefined : found.map((each) => `<img src="${each}">`).join('');
  }
  if (name !== 'audio' && name !== 'video') return undefined;
  const source = /\b(?:src|mp3|m4a|ogg|wav|mp4|webm)\s*=\s*["'](https?:[^"'<>\s]+)/i.exec(given);
  return source?.[1] === undefined ? undefined : `\n\n<a href="${source[1]}">${source[1]}</a>\n\n`;
}
