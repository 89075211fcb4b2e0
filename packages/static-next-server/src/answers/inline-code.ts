/** A tag's attributes and its end. Quotes count behind an equals sign only. */
const restOfTag = /((?:[^>=]|=\s*(?:"[^"]*"|'[^']*'|(?![\s"'])))*)>/.source;
/** Elements whose content is text up to their own end tag: a `<script>` in there is none. */
const textElement = /<(script|style|title|textarea|iframe|noembed|noframes|xmp)(?=[\s/>])/.source;
const textAndEnd = /([^]*?)(?:(<\/\1[\s/>])|$)/.source;
const comment = /<!--(?:-?>|[^]*?(?:--!?>|$))/.source;

const tokens = new RegExp(
  `${comment}|${textElement}${restOfTag}${textAndEnd}|<[a-z][^\\s/>]*${restOfTag}`,
  'gi',
);

const attributes = /([^\s/>=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?/g;

const scriptType =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

interface InlineCode {
  readonly scripts: Buffer[];
  /** Of `<style>` elements and of `style` attributes. */
  readonly styles: Buffer[];
}

/**
 * The text of every inline script of an HTML document that a browser would run, and of its inline
 * styles, as the bytes that the browser hashes for the content security policy.
 *
 * It reads markup as the HTML standard's tokenizer does as far as Next's output needs: comments,
 * quoted and unquoted attributes, text elements, `</script` in any case. It does not know the
 * "escaped" states in which a script that contains `<!--<script>` goes on behind `</script>`:
 * React escapes those, and the worst that can happen is a script whose hash does not fit, which
 * the browser then refuses.
 */
export function inlineCode(html: Buffer): InlineCode {
  const found: InlineCode = { scripts: [], styles: [] };
  // One byte, one character: lengths in the text are lengths in the buffer.
  for (const token of html.toString('latin1').matchAll(tokens)) {
    const [, name = '', given = '', text = '', end = '', ofOther = ''] = token;
    const values = valuesOf(given || ofOther);
    const style = values.get('style');
    if (style !== undefined) found.styles.push(Buffer.from(withoutReferences(style), 'latin1'));
    // A browser does not run a script whose end tag never came.
    if (name === '' || end === '') continue;
    const code = Buffer.from(asHashed(text), 'latin1');
    if (name.toLowerCase() === 'style') found.styles.push(code);
    if (name.toLowerCase() === 'script' && isRun(values)) found.scripts.push(code);
  }
  return found;
}

function valuesOf(given: string): Map<string, string> {
  const values = new Map<string, string>();
  if (given === '') return values;
  for (const [, name = '', ...value] of given.matchAll(attributes)) {
    const key = name.toLowerCase();
    // The first of two attributes with one name counts.
    if (!values.has(key)) values.set(key, value.find(Boolean) ?? '');
  }
  return values;
}

const isRun = (values: ReadonlyMap<string, string>): boolean =>
  !values.has('src') && scriptType.test((values.get('type') ?? '').trim());

/** As React writes them into attributes. */
const references = new Map([
  ['&quot;', '"'],
  ['&#x27;', "'"],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&amp;', '&'],
]);
const withoutReferences = (value: string) =>
  value.replace(/&(?:quot|#x27|lt|gt|amp);/g, (reference) => references.get(reference) ?? '');

/** A browser reads CRLF and CR as LF before it hashes. */
const asHashed = (code: string) => code.replace(/\r\n?/g, '\n');
