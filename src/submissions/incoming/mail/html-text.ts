import { Tokenizer } from 'htmlparser2';

import { LineWriter } from './line-writer';

/** Elements that people never see; what is in them is no text. */
const unseen = new Set(['script', 'style', 'title', 'template']);
const paragraphs = new Set(
  'p h1 h2 h3 h4 h5 h6 blockquote ul ol table pre dl hr fieldset figure'.split(' '),
);
const lines = new Set(
  'div section article header footer main nav aside address center form li dt dd tr caption figcaption details summary body html legend option thead tbody tfoot'.split(
    ' ',
  ),
);
const struck = new Set(['s', 'strike', 'del']);
const plain = new Set(
  'a abbr acronym applet area audio b base basefont bdi bdo bgsound big blink br button canvas cite code col colgroup data datalist dfn dialog dir em embed font frame frameset head hgroup i iframe img input ins kbd label link map mark marquee menu meta meter nobr noembed noframes noscript object optgroup output param picture progress q rb rp rt rtc ruby samp search select slot small source span strong sub sup svg td textarea th time track tt u var video wbr xmp plaintext listing path g'.split(
    ' ',
  ),
);
const empty = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);
const wanted = new Set(['href', 'style', 'alt', 'start', 'hidden']);

/** An address or a word in angle brackets that nobody escaped: it would be lost as an element. */
const isElement = (name: string): boolean =>
  /[:-]/.test(name.replace(/^https?:.*/, '')) ||
  [paragraphs, lines, plain, unseen, struck].some((names) => names.has(name));

/** What begins something whose end is missing would swallow all that follows: it begins nothing. */
function withoutOpenEnds(html: string): string {
  const lower = html.toLowerCase();
  const ends = new Map<string, number>();
  const lastOf = (end: string): number => {
    const known = ends.get(end) ?? lower.lastIndexOf(end);
    ends.set(end, known);
    return known;
  };
  return html.replace(
    /<!--|<(style|script|title|textarea|xmp)(?![a-z0-9])/gi,
    (begin: string, name: string | undefined, at: number) => {
      if (lastOf(name === undefined ? '-->' : `</${name.toLowerCase()}`) > at) return begin;
      return name === undefined ? '&lt;!--' : `<x-${name}`;
    },
  );
}

/** Their ends may be left out, so that nobody can tell what is hidden with them. */
const endless = new Set('p td th tr li dt dd option thead tbody tfoot'.split(' '));

/** An element whose end matters. */
interface Scope {
  readonly name: string;
  readonly isHidden?: boolean;
  /** How many of its name are open inside of it, itself among them. */
  open: number;
  readonly close: () => void;
}

const mostScopes = 200;
const isEmoji =
  /^(?:\p{Extended_Pictographic}|\p{RI}|\p{Emoji_Modifier}|\u200d|\ufe0f|\u20e3){1,20}$/u;
const longestLink = 2000;

/** Where a link leads, unless its words say that already, or it leads nowhere. */
function shownLink(href: string, words: string): string | null {
  const link = href.trim();
  if (!/^(?:https?:|mailto:|tel:|ftp:)/i.test(link)) return null;
  const plainLink = (text: string) =>
    text
      .trim()
      .toLowerCase()
      .replace(/^(?:mailto:|tel:|https?:\/\/)/, '')
      .replace(/\/$/, '');
  return plainLink(link) === plainLink(words) ? null : link.slice(0, longestLink);
}

/**
 * The words of a document as lines, in one pass: however deep it is nested and whatever is not
 * closed, no word of it is left out but those that are surely invisible.
 */
export function htmlToText(document: string): string {
  const html = withoutOpenEnds(document);
  const shown = read(html, true);
  return shown.trim() === '' ? read(html, false) : shown;
}

function read(html: string, hides: boolean): string {
  const out = new LineWriter();
  const scopes: Scope[] = [];
  const lists: { next: number | null }[] = [];
  let name = '';
  let attribute = '';
  let attributes: Record<string, string> = {};
  let done = 0;

  const enter = (scope: Omit<Scope, 'open'>) => {
    if (scopes.length < mostScopes) scopes.push({ ...scope, open: 1 });
  };
  const strike = () => {
    out.write('~~');
    enter({ name, close: () => out.attach('~~') });
  };

  const begin = () => {
    const top = scopes.at(-1);
    const isBlock = paragraphs.has(name) || lines.has(name) || endless.has(name);
    if (top?.isHidden && endless.has(top.name) && isBlock) scopes.pop();
    else if (top?.name === name && !empty.has(name)) top.open += 1;
    const style = (attributes['style'] ?? '').slice(0, 5000);
    const isHidden = /display\s{0,9}:\s{0,9}none/i.test(style) || 'hidden' in attributes;
    if (unseen.has(name) || (hides && isHidden && !empty.has(name))) {
      const before = out.mark();
      enter({ name, isHidden: true, close: () => out.backTo(before) });
      return;
    }
    if (paragraphs.has(name)) out.breakLine(2);
    else if (lines.has(name)) out.breakLine(1);
    if (struck.has(name) || /line-through/i.test(style)) {
      if (!empty.has(name)) strike();
    }
    switch (name) {
      case 'br':
        out.newline();
        break;
      case 'hr':
        out.write('-----');
        out.breakLine(2);
        break;
      case 'blockquote':
        out.quotes += 1;
        break;
      case 'pre':
        out.isLiteral = true;
        break;
      case 'ul':
      case 'ol':
        if (lists.length < 50)
          lists.push({ next: name === 'ol' ? Number(attributes['start'] ?? 1) || 1 : null });
        break;
      case 'li': {
        const list = lists.at(-1);
        const isNumbered = list !== undefined && list.next !== null;
        out.write(isNumbered ? `${list.next}. ` : '* ');
        out.join();
        if (isNumbered) list.next = (list.next ?? 0) + 1;
        break;
      }
      case 'table':
        out.endCell();
        break;
      case 'tr':
        out.endRow();
        break;
      case 'td':
      case 'th':
        out.beginCell();
        break;
      case 'img': {
        const alt = (attributes['alt'] ?? '').trim();
        if (isEmoji.test(alt)) out.write(alt);
        break;
      }
      case 'a': {
        const href = attributes['href'];
        const before = out.mark();
        if (href !== undefined)
          enter({
            name,
            close: () => {
              const link = shownLink(href, out.since(before));
              if (link !== null) out.write(` [${link}]`);
            },
          });
        break;
      }
      default:
    }
  };

  const end = (closed: string) => {
    const level = scopes.findLastIndex((scope) => scope.name === closed);
    const scope = scopes[level];
    if (scope && level >= scopes.length - 10) {
      scope.open -= 1;
      if (scope.open === 0) for (const each of scopes.splice(level).toReversed()) each.close();
    }
    switch (closed) {
      case 'blockquote':
        out.breakLine(2);
        out.quotes = Math.max(0, out.quotes - 1);
        break;
      case 'pre':
        out.isLiteral = false;
        break;
      case 'ul':
      case 'ol':
        lists.pop();
        break;
      case 'td':
      case 'th':
        out.endCell();
        return;
      case 'tr':
      case 'table':
        out.endRow();
        break;
      default:
    }
    if (paragraphs.has(closed)) out.breakLine(2);
    else if (lines.has(closed)) out.breakLine(1);
  };

  const add = (text: string) => {
    if (wanted.has(attribute)) attributes[attribute] = (attributes[attribute] ?? '') + text;
  };
  const opened = (at: number, isClosed: boolean) => {
    done = at + 1;
    begin();
    if (isClosed && (name === 'a' || name === 's')) end(name);
  };

  const tokenizer = new Tokenizer(
    { xmlMode: false, decodeEntities: true },
    {
      ontext: (from, to) => {
        out.write(html.slice(from, to));
        done = to;
      },
      ontextentity: (code, to) => {
        out.write(String.fromCodePoint(code));
        done = to;
      },
      onopentagname: (from, to) => {
        name = html.slice(from, to).toLowerCase();
        attributes = {};
        if (isElement(name)) return;
        // Shown as it stands; what else is in it, too.
        out.write(`<${html.slice(from, Math.max(to, html.indexOf('>', to)) + 1)}`);
      },
      onattribname: (from, to) => {
        attribute = to - from < 20 ? html.slice(from, to).toLowerCase() : '';
        if (attribute === 'hidden') attributes['hidden'] = '';
      },
      onattribdata: (from, to) => {
        if (wanted.has(attribute)) add(html.slice(from, Math.min(to, from + 10_000)));
      },
      onattribentity: (code) => add(String.fromCodePoint(code)),
      onattribend: () => undefined,
      onopentagend: (at) => opened(at, false),
      onselfclosingtag: (at) => opened(at, true),
      onclosetag: (from, to) => {
        done = to + 1;
        end(html.slice(from, to).toLowerCase());
      },
      oncomment: (_from, to) => {
        done = to + 1;
      },
      ondeclaration: (_from, to) => {
        done = to + 1;
      },
      onprocessinginstruction: (_from, to) => {
        done = to + 1;
      },
      oncdata: () => undefined,
      onend: () => undefined,
    },
  );
  tokenizer.write(html);
  tokenizer.end();
  // A tag that never ends.
  if (done < html.length) out.write(` ${html.slice(done)}`);
  // What is hidden and never ends is shown.
  return out.text();
}
