const carriageReturn = 0x0d;

/** Elements whose content is text up to their own end tag: a `<script>` in there is none. */
const textElements = [
  'script',
  'style',
  'title',
  'textarea',
  'iframe',
  'noembed',
  'noframes',
  'xmp',
];

const scriptType =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

/**
 * The text of every inline script of an HTML document that a browser would run, as the bytes that
 * the browser hashes for the content security policy.
 *
 * It reads markup as the HTML standard's tokenizer does as far as Next's output needs: comments,
 * quoted and unquoted attributes, text elements, `</script` in any case. It does not know the
 * "escaped" states in which a script that contains `<!--<script>` goes on behind `</script>`:
 * React escapes those, and the worst that can happen is a script whose hash does not fit, which
 * the browser then refuses.
 */
export function inlineScripts(html: Buffer): Buffer[] {
  // One byte, one character: positions in the text are positions in the buffer.
  const text = html.toString('latin1');
  const scripts: Buffer[] = [];
  let at = 0;
  for (;;) {
    at = text.indexOf('<', at);
    if (at === -1) return scripts;
    if (text.startsWith('<!--', at)) {
      at = endOfComment(text, at);
      continue;
    }
    const name = /^[a-z][^\s/>]*/i.exec(text.slice(at + 1, at + 64))?.[0].toLowerCase();
    if (name === undefined) {
      at += 1;
      continue;
    }
    const tag = readTag(text, at + 1 + name.length);
    at = tag.end;
    if (!textElements.includes(name)) continue;
    const end = endOfText(text, name, tag.end);
    if (name === 'script' && end.closed && isRun(tag.attributes)) {
      scripts.push(asHashed(html.subarray(tag.end, end.at)));
    }
    at = end.at;
  }
}

interface Tag {
  readonly attributes: ReadonlyMap<string, string>;
  readonly end: number;
}

const attribute = /[\s/]*([^\s/>=][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"'][^\s>]*)))?/y;

function readTag(text: string, from: number): Tag {
  const attributes = new Map<string, string>();
  let at = from;
  for (;;) {
    attribute.lastIndex = at;
    const match = attribute.exec(text);
    if (match === null) break;
    at = attribute.lastIndex;
    const name = (match[1] ?? '').toLowerCase();
    // The first of two attributes with one name counts.
    if (!attributes.has(name)) attributes.set(name, match[2] ?? match[3] ?? match[4] ?? '');
  }
  const close = text.indexOf('>', at);
  return { attributes, end: close === -1 ? text.length : close + 1 };
}

function endOfComment(text: string, from: number): number {
  if (text.startsWith('<!-->', from)) return from + 5;
  if (text.startsWith('<!--->', from)) return from + 6;
  const end = /--!?>/g;
  end.lastIndex = from + 4;
  return end.exec(text) === null ? text.length : end.lastIndex;
}

function endOfText(text: string, name: string, from: number): { at: number; closed: boolean } {
  const end = new RegExp(`</${name}[\\s/>]`, 'gi');
  end.lastIndex = from;
  const match = end.exec(text);
  // A browser does not run a script whose end tag never came.
  return match === null ? { at: text.length, closed: false } : { at: match.index, closed: true };
}

function isRun(attributes: ReadonlyMap<string, string>): boolean {
  if (attributes.has('src')) return false;
  return scriptType.test((attributes.get('type') ?? '').trim());
}

/** A browser reads CRLF and CR as LF before it hashes. */
function asHashed(script: Buffer): Buffer {
  if (!script.includes(carriageReturn)) return script;
  return Buffer.from(script.toString('latin1').replace(/\r\n?/g, '\n'), 'latin1');
}
