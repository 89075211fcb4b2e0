import type { MailCalendar } from '../../records/thread/mail-calendar';
import { readCalendar } from './calendar/read-calendar';
import { tidy } from './clean';
import { differ } from './differ';
import { unflow } from './flowed';
import { valueOf } from './headers';
import { htmlToText } from './html-text';
import { decodeLetters } from './letters';
import type { Part } from './parts';
import { decodeTransfer } from './transfer';

/** What a mail says and what it carries, before anything is judged. */
export interface Body {
  readonly text: string;
  readonly files: readonly Carried[];
  /** The ids of the pictures that its HTML shows among the words. */
  readonly shown: ReadonlySet<string>;
  readonly calendar: MailCalendar | null;
  readonly isCut: boolean;
}

/** A part that is no words of the mail. */
export interface Carried {
  readonly type: string;
  /** As its sender calls it. */
  readonly name: string;
  readonly content: Buffer;
  readonly id: string;
  readonly problem: string | null;
  /** Null for what is no part by itself. */
  readonly part: Part | null;
}

/** Words in one form, or in both. */
export interface Segment {
  readonly plain: string | null;
  readonly html: string | null;
}

interface Read {
  readonly segments: Segment[];
  readonly files: Carried[];
}

/** All texts of a mail together; what lies beyond is carried as a file. HTML can hold pictures. */
const mostBytes = { html: 20_000_000, plain: 5_000_000 } as const;

const typeName = /^[a-z0-9!#$&^_.+-]{1,100}\/[a-z0-9!#$&^_.+-]{1,100}/;

/** A type that is none says nothing, and then it is text, as where there is none. */
export function typeOf({ type }: Part): string {
  const found = typeName.exec(type.value)?.[0] ?? '';
  return found !== '' ? found : 'text/plain';
}

export const nameOf = ({ type, disposition }: Part): string =>
  disposition.of.get('filename') ?? type.of.get('name') ?? '';

export const contentOf = (part: Part): Buffer =>
  decodeTransfer(part.body, valueOf(part.headers, 'content-transfer-encoding'));

/** Programs that forget the semicolon before it. */
const labelOf = ({ type, headers }: Part): string | null =>
  type.of.get('charset') ??
  /charset\s{0,9}=\s{0,9}"?([\w:.-]{1,40})/i.exec(
    valueOf(headers, 'content-type').slice(0, 1000),
  )?.[1] ??
  null;

const metaLabel = (bytes: Buffer): string | null =>
  /charset\s{0,9}=\s{0,9}["']?([\w:.-]{1,40})/i.exec(bytes.toString('latin1', 0, 5000))?.[1] ??
  null;

const beginsHtml = (text: string): boolean =>
  /^\s*<(?:!doctype\s+html|html|head|body)[\s>]/i.test(text.slice(0, 1000));

/** Files that a program writes beside the words, though they are text. */
const textFiles =
  /^text\/(?:csv|(?:x-)?vcard|directory|rfc822-headers|x-amp-html|x-watch-html|javascript|css|xml|rtf|tab-separated-values)$/;

class Reader {
  #bytes = 0;
  isCut = false;
  /** The one that wants something; of several, the first. */
  calendar: MailCalendar | null = null;
  readonly #calendars = new Set<string>();

  constructor(private readonly hint: string | null) {}

  /** The words of a text part, by what it is rather than by what it is called. */
  segment(part: Part, bytes: Buffer): Segment {
    const type = typeOf(part);
    const isHtml = /^text\/(?:html|enriched|richtext)$/.test(type);
    const text = decodeLetters(bytes, labelOf(part), isHtml ? metaLabel(bytes) : null, this.hint);
    if (beginsHtml(text) || (isHtml && /<[a-z!/]/i.test(text))) return { plain: null, html: text };
    const isFlowed = part.type.of.get('format')?.toLowerCase() === 'flowed';
    const dropsSpace = part.type.of.get('delsp')?.toLowerCase() === 'yes';
    return { plain: isFlowed ? unflow(text, dropsSpace) : text, html: null };
  }

  read(part: Part): Read {
    const type = typeOf(part);
    if (part.children.length > 0) return this.#readAll(part, type);
    const content = contentOf(part);
    const name = nameOf(part);
    const isFile = name !== '' || part.disposition.value.startsWith('attachment');
    if (type === 'text/calendar' || /\.ics$/i.test(name)) return this.#calendar(part, content);
    const isText = /^text\//.test(type) && !textFiles.test(type) && !isFile;
    const most = type === 'text/html' ? mostBytes.html : mostBytes.plain;
    if (isText && this.#bytes + content.length <= most) {
      this.#bytes += content.length;
      return { segments: [this.segment(part, content)], files: [] };
    }
    if (isText) this.isCut = true;
    return {
      segments: [],
      files: content.length === 0 && name === '' ? [] : [carried(part, content)],
    };
  }

  #calendar(part: Part, content: Buffer): Read {
    const files = [carried(part, content, 'invite.ics')];
    const read = readCalendar(decodeLetters(content, labelOf(part)));
    // Most programs send it twice: among the words, and as a file.
    if (read === null || this.#calendars.has(read.words)) return { segments: [], files };
    this.#calendars.add(read.words);
    const wantsLess = this.calendar === null || this.calendar.method === 'PUBLISH';
    if (wantsLess && read.events.length > 0 && this.calendar?.method !== read.method)
      this.calendar = read;
    const segments = read.words === '' ? [] : [{ plain: read.words, html: null }];
    return { segments, files };
  }

  #readAll({ children }: Part, type: string): Read {
    const all = children.map((child) => ({ child, ...this.read(child) }));
    const files = all.flatMap((each) => each.files);
    if (type !== 'multipart/alternative')
      return { segments: all.flatMap((each) => each.segments), files };
    // What lies outside of its parts, or says when to meet, is no other form of the same.
    const isForm = (child: Part) => child.headers.length > 0 && typeOf(child) !== 'text/calendar';
    const forms = all.filter(({ child }) => isForm(child)).flatMap((each) => each.segments);
    const joined = (texts: (string | null)[], between: string) => {
      const found = texts.filter((text) => text !== null);
      return found.length === 0 ? null : found.join(between);
    };
    const one: Segment = {
      plain: joined(
        forms.map(({ plain }) => plain),
        '\n\n',
      ),
      html: joined(
        forms.map(({ html }) => html),
        '<hr>',
      ),
    };
    const others = all.filter(({ child }) => !isForm(child)).flatMap((each) => each.segments);
    return { segments: [one, ...others], files };
  }
}

/** The words of a part that has some, in its letters. */
export const segmentOf = (part: Part, hint: string | null): Segment =>
  new Reader(hint).segment(part, contentOf(part));

function carried(part: Part, content: Buffer, unnamed = ''): Carried {
  return {
    type: typeOf(part),
    name: nameOf(part) || unnamed,
    content,
    id: valueOf(part.headers, 'content-id').replace(/^<|>$/g, ''),
    problem: null,
    part,
  };
}

const asFile = (name: string, type: string, text: string): Carried => ({
  type,
  name,
  content: Buffer.from(text),
  id: '',
  problem: 'The same mail in its other form, which has other words.',
  part: null,
});

/** A part that says no more than what is shown already adds nothing. */
const repeats = (shown: readonly string[], text: string): boolean =>
  shown.length > 0 && differ(shown.join('\n'), text).missing === 0;

const mostIds = 1000;

/**
 * The words of a mail in the order of its parts, and all that it carries. Where it says the same as
 * text and as HTML, the text is shown; where the HTML says more, the HTML is. What the two say in
 * other words is kept as a file.
 * @param hint the letters that its headers name
 */
export function readBody(root: Part, hint: string | null): Body {
  const reader = new Reader(hint);
  const { segments, files } = reader.read(root);
  const shown: string[] = [];
  const other: Carried[] = [];
  const ids = new Set<string>();
  const show = ({ plain, html }: Segment) => {
    if (html !== null && ids.size < mostIds)
      for (const [, id = ''] of html.matchAll(/["'(]cid:([^"')\s]{1,300})/gi)) ids.add(id);
    const [own, designed] = [tidy(plain ?? ''), html === null ? '' : tidy(htmlToText(html))];
    const { missing, isStub } = differ(own, designed);
    const text = isStub || own === '' ? designed : own;
    if (text === '' || (plain === null && repeats(shown, text))) return;
    shown.push(text);
    if (own === '' || designed === '') return;
    if (html !== null && missing > 0) other.push(asFile('mail.html', 'text/html', html));
    if (isStub && differ(designed, own).missing > 0)
      other.push(asFile('mail.txt', 'text/plain', own));
  };
  for (const segment of segments) show(segment);
  // A mail whose words are marked as a file.
  const promoted = shown.length === 0 ? firstText(root) : null;
  if (promoted) show(reader.segment(promoted, contentOf(promoted)));
  const kept = files.filter(({ part, name }) => part === null || part !== promoted || name !== '');
  const { calendar, isCut } = reader;
  return {
    ...{ text: shown.join('\n\n'), files: [...kept, ...other], shown: ids, isCut },
    calendar: calendar && { ...calendar, words: tidy(calendar.words) },
  };
}

const isWords = (type: string): boolean => type === 'text/plain' || type === 'text/html';

const longestPromoted = 1_000_000;

function firstText(part: Part): Part | null {
  if (part.children.length === 0)
    return isWords(typeOf(part)) && part.body.length < longestPromoted ? part : null;
  for (const child of part.children) {
    const found = firstText(child);
    if (found) return found;
  }
  return null;
}
