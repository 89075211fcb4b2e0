/** What stands in a text area, and what of it is selected. */
export interface Selected {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** What is to stand in the place of a part of it, and what is selected then. */
export interface Edit extends Omit<Selected, 'text'> {
  readonly from: number;
  readonly to: number;
  readonly put: string;
}

/** The words alone: spaces beside them would keep the stars from being read. */
const words = /^(\s*)(.*?)(\s*)$/s;

const boldLine = (line: string): string =>
  line.replace(words, (whole, before: string, inner: string, after: string) =>
    inner === '' ? whole : `${before}**${inner}**${after}`,
  );

/** Two stars about what is selected, line by line; where they stand already, none. */
export function toggleBold({ text, start, end }: Selected): Edit {
  const part = text.slice(start, end);
  if (text.slice(start - 2, start) === '**' && text.slice(end, end + 2) === '**')
    return { from: start - 2, to: end + 2, put: part, start: start - 2, end: end - 2 };
  if (part.length > 4 && part.startsWith('**') && part.endsWith('**'))
    return { from: start, to: end, put: part.slice(2, -2), start, end: end - 4 };
  if (part === '') return { from: start, to: end, put: '****', start: start + 2, end: start + 2 };
  const put = part.split('\n').map(boldLine).join('\n');
  return { from: start, to: end, put, start, end: start + put.length };
}

const http = 'https://';

/** What is selected becomes the words of a link, or its address; what is missing is selected next. */
export function makeLink({ text, start, end }: Selected): Edit {
  const part = text.slice(start, end).trim().replaceAll('\n', ' ');
  if (/^https?:\/\/\S+$/i.test(part))
    return { from: start, to: end, put: `[](${part})`, start: start + 1, end: start + 1 };
  const at = start + part.length + 3;
  const address =
    part === '' ? { start: start + 1, end: start + 1 } : { start: at, end: at + http.length };
  return { from: start, to: end, put: `[${part}](${http})`, ...address };
}

const marker = /^(?:- |\d{1,3}\. )/;

/** The lines that are selected become a list, or lines again where they are that list already. */
export function toggleList({ text, start, end }: Selected, isNumbered: boolean): Edit {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', Math.max(start, end - 1));
  const to = next === -1 ? text.length : next;
  const lines = text.slice(from, to).split('\n');
  const own = isNumbered ? /^\d{1,3}\. / : /^- /;
  const isThis = lines.every((line) => own.test(line));
  const put = lines
    .map((line, at) => {
      const bare = line.replace(marker, '');
      return isThis ? bare : `${isNumbered ? `${at + 1}. ` : '- '}${bare}`;
    })
    .join('\n');
  return { from, to, put, start: from + put.length, end: from + put.length };
}

/** A line of its own at the caret; within a line, below it. */
export function putLine({ text, end }: Selected, line: string): Edit {
  const from = text.lastIndexOf('\n', end - 1) + 1;
  const next = text.indexOf('\n', end);
  const at = end === from ? end : next === -1 ? text.length : next;
  const before = at === from ? '' : '\n';
  const after = text.slice(at, at + 1) === '\n' ? '' : '\n';
  const start = at + before.length;
  return { from: at, to: at, put: before + line + after, start, end: start + line.length };
}

/** Enter at the end of an item begins the next one, and on an empty one ends the list. */
export function continueList({ text, start, end }: Selected): Edit | null {
  if (start !== end) return null;
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const [, dash, digits, rest] = /^(?:(- )|(\d{1,3})\. )(.*)$/s.exec(text.slice(from, start)) ?? [];
  if (rest === undefined) return null;
  if (rest === '') return { from, to: start, put: '', start: from, end: from };
  const put = `\n${dash ?? `${Number(digits) + 1}. `}`;
  return { from: start, to: start, put, start: start + put.length, end: start + put.length };
}
