import { isBlank } from '@/platform/plain-text';

import { whoseAre } from './ours';
import {
  headerBlock,
  isAttribution,
  isForwarded,
  isNotice,
  isOriginal,
  isRule,
} from './quote-marks';

export interface Split {
  readonly text: string;
  readonly quoted: string | null;
}

interface Line {
  readonly text: string;
  readonly isEmpty: boolean;
  /** Whether it begins with the sign of a quote. */
  readonly isMarked: boolean;
  readonly isOurs: boolean;
  /** Whether somebody wrote into what we wrote. */
  readonly isMixed: boolean;
}

/** No mail that people write has more; beyond, all is theirs. */
const mostLines = 50_000;

/**
 * What somebody wrote, apart from what their mail repeats below it: that is told by what we sent.
 * Where that is not known, a program's line about a quote says it; by its look alone nothing is
 * taken for one. Where they answer between the lines, all of it is theirs: the lines say what they
 * answer. In doubt it is theirs as well.
 * @param sent what we sent on the thread
 */
export function splitQuote(mail: string, sent: readonly string[]): Split {
  const all = { text: mail.trim(), quoted: null };
  const texts = mail.split('\n');
  if (texts.length > mostLines) return all;
  const isKnown = sent.some((text) => !isBlank(text));
  const lines = readLines(texts, sent);
  const start = startOf(lines, isKnown);
  if (start === null) return all;
  const own = texts.slice(0, start.at).join('\n').trim();
  const rest = lines.slice(start.content);
  if (own === '' || isAnsweredIn(rest, isKnown)) return all;
  return { text: own, quoted: texts.slice(start.at).join('\n').trim() };
}

const isMarkedLine = (text: string): boolean => /^\s{0,20}>/.test(text);

function readLines(texts: readonly string[], sent: readonly string[]): Line[] {
  const bare = texts.map((text) => (isMarkedLine(text) ? text.replace(/^[>\s]{1,200}/, '') : text));
  const whose = whoseAre(bare, sent);
  return texts.map((text, at) => ({
    text,
    isEmpty: isBlank(bare[at] ?? ''),
    isMarked: isMarkedLine(text),
    isOurs: whose[at] === 'ours',
    isMixed: whose[at] === 'both',
  }));
}

interface Start {
  /** Where the quote begins, with the line about it. */
  readonly at: number;
  /** Where what it repeats begins. */
  readonly content: number;
}

/** The first line about a quote that has one below it. */
function startOf(lines: readonly Line[], isKnown: boolean): Start | null {
  const texts = lines.map(({ text }) => text);
  const after = nextFilled(lines);
  const tails = isKnown ? tailsOf(lines) : [];
  // Something passed on is theirs to show, with all that is in it.
  const end = texts.findIndex(isForwarded);
  for (let at = 0; at < (end === -1 ? lines.length : end); at += 1) {
    const mark = markAt(texts, at);
    if (mark === null) {
      if (lines[at]?.isOurs && tails[at]) return { at, content: at };
      continue;
    }
    const content = contentBelow(texts, after, at + mark.length);
    const first = lines[content];
    const isQuote = isKnown
      ? first?.isOurs === true || (mark.isSure && hasOursSoon(lines, content))
      : mark.isSure && (!mark.isWords || first?.isMarked === true);
    if (isQuote) return { at, content };
  }
  return null;
}

/** Some programs write two lines about a quote. */
function contentBelow(texts: readonly string[], after: readonly number[], from: number): number {
  const content = after[from] ?? texts.length;
  const next = markAt(texts, content);
  return next === null ? content : (after[content + next.length] ?? texts.length);
}

/** Lines about a quote. */
interface QuoteMark {
  readonly length: number;
  /** Whether nothing else looks like that. */
  readonly isSure: boolean;
  /** Whether it is a sentence, and no headers. */
  readonly isWords: boolean;
}

function markAt(texts: readonly string[], at: number): QuoteMark | null {
  const line = texts[at] ?? '';
  const leads = isOriginal(line);
  if (leads || isRule(line)) {
    const below = isBlank(texts[at + 1] ?? '') ? at + 2 : at + 1;
    const block = headerBlock(texts, below);
    if (!leads && block === null) return null;
    const length = block === null ? 1 : below - at + block.length;
    return { length, isSure: leads || block?.isSure === true, isWords: false };
  }
  const block = headerBlock(texts, at);
  if (block !== null) return { ...block, isWords: false };
  for (const length of [1, 2, 3]) {
    const joined = texts
      .slice(at, at + length)
      .map((text) => text.slice(0, 400).replace(/^[>\s]{1,20}/, ''));
    if (joined.some(isBlank)) return null;
    if (isAttribution(joined.join(' '))) return { length, isSure: true, isWords: true };
  }
  return null;
}

/** So many lines may have been changed on their way, or be about it. */
const nearest = 4;

function hasOursSoon(lines: readonly Line[], content: number): boolean {
  const texts = lines.slice(content, content + 3 * nearest).map(({ text }) => text);
  const mark = texts.findIndex((_text, at) => markAt(texts, at) !== null);
  return lines
    .slice(content, content + (mark === -1 ? texts.length : mark))
    .filter(({ isEmpty }) => !isEmpty)
    .slice(0, nearest)
    .some(({ isOurs }) => isOurs);
}

/** Where the next line with words is, for each line. */
function nextFilled(lines: readonly Line[]): number[] {
  const next: number[] = Array.from({ length: lines.length });
  for (let at = lines.length - 1, last = lines.length; at >= 0; at -= 1) {
    if (!lines[at]?.isEmpty) last = at;
    next[at] = last;
  }
  return next;
}

/** For each line, whether what we wrote stands from there to the end, without any line about it. */
function tailsOf(lines: readonly Line[]): boolean[] {
  const tails: boolean[] = Array.from({ length: lines.length });
  let [filled, ours, letters] = [0, 0, 0];
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    const line = lines[at];
    if (line && !line.isEmpty) filled += 1;
    if (line?.isOurs && !line.isEmpty) {
      ours += 1;
      letters += line.text.length;
    }
    tails[at] = letters > 30 && filled - ours <= filled / 10;
  }
  return tails;
}

/** Whether somebody wrote between or after the lines that they quote. */
function isAnsweredIn(rest: readonly Line[], isKnown: boolean): boolean {
  const texts = rest.map(({ text }) => text);
  const isMarked = rest[0]?.isMarked === true;
  const first = isMarked ? 0 : rest.findIndex(({ isOurs }) => isOurs);
  if (first === -1) return false;
  // Older mails stand below the newest one, each under headers of its own.
  const next = isMarked
    ? -1
    : texts.findIndex((_text, at) => at > first && markAt(texts, at) !== null);
  const part = rest.slice(first, next === -1 ? rest.length : next);
  const isQuote = ({ isMarked: marked, isOurs, isMixed }: Line) =>
    isMarked ? marked && !isMixed : isOurs && isKnown;
  const last = part.findLastIndex(isQuote);
  const between = part.slice(0, last).filter((line) => !isQuote(line) && !line.isEmpty);
  if (between.length > 0) return true;
  const below = part.slice(last + 1).filter(({ isEmpty }) => !isEmpty);
  return below.length > 0 && !isFooter(below.map(({ text }) => text));
}

/** Whether what stands below a quote is a signature or a notice: nobody wrote it for this mail. */
const isFooter = (lines: readonly string[]): boolean => {
  const words = lines.filter((line) => !isRule(line));
  const text = words.join(' ');
  if (lines[0]?.trim() === '--') return true;
  return text.length > 0 && isNotice(text) && !/\?/.test(text.slice(0, 300));
};
