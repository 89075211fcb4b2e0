const depthOf = (line: string): number => /^>*/.exec(line)?.[0].length ?? 0;

interface Paragraph {
  readonly depth: number;
  readonly pieces: string[];
}

/**
 * A text whose lines are broken by its program (RFC 3676), with its paragraphs whole again: a line
 * that ends in a blank goes on in the next one of the same depth of quotes.
 * @param dropsSpace whether that blank is not a part of the text (`delsp=yes`)
 */
export function unflow(text: string, dropsSpace: boolean): string {
  const paragraphs: Paragraph[] = [];
  let isOpen = false;
  for (const line of text.split(/\r\n|\n/)) {
    const depth = depthOf(line);
    // One blank is stuffed before what could be taken for a quote.
    const stuffed = line.slice(depth);
    const own = stuffed.startsWith(' ') ? stuffed.slice(1) : stuffed;
    const isFlowing = own.endsWith(' ') && own !== '-- ';
    const kept = isFlowing && dropsSpace ? own.slice(0, -1) : own;
    const last = isOpen ? paragraphs.at(-1) : undefined;
    if (last?.depth === depth && own !== '-- ') last.pieces.push(kept);
    else paragraphs.push({ depth, pieces: [kept] });
    isOpen = isFlowing;
  }
  return paragraphs
    .map(({ depth, pieces }) => {
      const own = pieces.join('');
      return depth === 0 ? own : `${'>'.repeat(depth)} ${own}`;
    })
    .join('\n');
}
