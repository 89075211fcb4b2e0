/** An element of a document, with the text that stands in itself. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  readonly text: string;
}

const names = /^[A-Za-z][\w.:-]*$/;
const entities = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
]);

/** Knows the four that ours writes, and no other. */
function plain(written: string): string {
  // oxlint-disable-next-line no-control-regex -- XML has no way to write them
  if (/[\u0000-\u0008\u000B\u000C\u000E-\u001F]|\]\]>|</.test(written))
    throw new Error(`No XML: ${written}`);
  return written.replaceAll(/&([^;]*;?)/g, (whole, name: string) => {
    const sign = entities.get(name.replace(/;$/, ''));
    if (sign === undefined || !name.endsWith(';')) throw new Error(`No entity: ${whole}`);
    return sign;
  });
}

function attributesOf(written: string): Record<string, string> {
  const found = [...written.matchAll(/\s+([A-Za-z][\w.:-]*)="([^"]*)"/g)];
  if (found.map(([whole]) => whole).join('') !== written.trimEnd())
    throw new Error(`No attributes: ${written}`);
  return Object.fromEntries(found.map(([, name = '', value = '']) => [name, plain(value)]));
}

interface Open {
  readonly name: string;
  readonly attributes: Record<string, string>;
  readonly children: XmlElement[];
  text: string;
}

/**
 * The root of a document of elements and texts, as strictly as XML 1.0 reads it.
 * @throws where it is not well-formed
 */
export function parseXml(source: string): XmlElement {
  const [declaration] = /^<\?xml version="1\.0" encoding="UTF-8"\?>\s*/.exec(source) ?? [];
  if (declaration === undefined) throw new Error('No declaration');
  const outside: Open = { name: '', attributes: {}, children: [], text: '' };
  const open: Open[] = [outside];
  const inside = () => open.at(-1) ?? outside;
  for (const [, text = '', tag] of source
    .slice(declaration.length)
    .matchAll(/([^<]*)(?:<([^>]*)>|$)/g)) {
    inside().text += plain(text);
    if (tag === undefined) continue;
    const [, end = '', name = '', rest = '', isEmpty = ''] =
      /^(\/?)([^\s/]+)((?:\s[^]*?)?)(\/?)$/.exec(tag) ?? [];
    if (!names.test(name)) throw new Error(`No name: ${tag}`);
    if (end === '/') {
      const closed = open.pop();
      if (closed?.name !== name || rest !== '') throw new Error(`Not open: ${tag}`);
      inside().children.push(closed);
      continue;
    }
    const element: Open = { name, attributes: attributesOf(rest), children: [], text: '' };
    if (isEmpty === '/') inside().children.push(element);
    else open.push(element);
  }
  const [root, ...more] = outside.children;
  if (!root || more.length > 0 || open.length > 1 || outside.text.trim() !== '')
    throw new Error('Not one root');
  return root;
}
