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
  // One byte, one character: lengths in the text are lengths in the buffer.
  return (
    [...html.toString('latin1').matchAll(tokens)]
      // A browser does not run a script whose end tag never came.
      .filter(([, name = '', given = '', , end = '']) => {
        return name.toLowerCase() === 'script' && end !== '' && isRun(given);
      })
      .map(([, , , text = '']) => Buffer.from(asHashed(text), 'latin1'))
  );
}

function isRun(given: string): boolean {
  const values = new Map<string, string>();
  for (const [, name = '', ...value] of given.matchAll(attributes)) {
    const key = name.toLowerCase();
    // The first of two attributes with one name counts.
    if (!values.has(key)) values.set(key, value.find(Boolean) ?? '');
  }
  return !values.has('src') && scriptType.test((values.get('type') ?? '').trim());
}

/** A browser reads CRLF and CR as LF before it hashes. */
const asHashed = (script: string) => script.replace(/\r\n?/g, '\n');
