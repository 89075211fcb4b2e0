/** The line, or two, by which mail programs begin what a mail repeats. */
const attributions = [
  /^(on|am|le|el|op|il|em)\b.{5,300}\b(wrote|schrieb|a écrit|escribió|schreef|ha scritto|escreveu)\b.{0,200}:$/i,
  /^-{2,}\s*(original|forwarded|ursprüngliche)\b.*-{2,}$/i,
  /^_{10,}$/,
];

/** Outlook's: no line before, headers alone. */
const isHeaderBlock = (lines: readonly string[], at: number): boolean =>
  /^(from|von|de):\s/i.test(lines[at] ?? '') &&
  lines.slice(at + 1, at + 5).some((line) => /^(sent|date|gesendet|datum|envoyé):\s/i.test(line));

const isQuoted = (line: string): boolean => /^\s*>/.test(line);
const isEmpty = (line: string): boolean => line.trim() === '';

function beginsQuote(lines: readonly string[], at: number): boolean {
  const line = (lines[at] ?? '').trim();
  const both = `${line} ${(lines[at + 1] ?? '').trim()}`;
  return (
    attributions.some((pattern) => pattern.test(line)) ||
    // Long ones go over two lines.
    (attributions[0]?.test(both) === true && !/:$/.test(line)) ||
    isHeaderBlock(lines, at)
  );
}

/**
 * What somebody wrote, apart from what their mail repeats below it. Where they answer between the
 * lines, all of it is theirs: the lines say what they answer.
 */
export function splitQuote(mail: string): { text: string; quoted: string | null } {
  const lines = mail.split('\n');
  const marked = lines.findIndex((_line, at) => beginsQuote(lines, at));
  const start = marked === -1 ? trailingQuote(lines) : marked;
  const own = lines.slice(0, start).join('\n').trim();
  const rest = lines.slice(start);
  if (start === -1 || own === '' || isAnsweredBelow(rest))
    return { text: mail.trim(), quoted: null };
  return { text: own, quoted: rest.join('\n').trim() };
}

/** Where the quoted lines at the end begin, without any line about them; -1 where there are none. */
function trailingQuote(lines: readonly string[]): number {
  const last = lines.findLastIndex((line) => !isQuoted(line) && !isEmpty(line));
  const first = lines.findIndex((line, at) => at > last && isQuoted(line));
  return first;
}

/** Whether somebody wrote between or after the lines that they quote. */
function isAnsweredBelow(rest: readonly string[]): boolean {
  const first = rest.findIndex(isQuoted);
  return first !== -1 && rest.slice(first).some((line) => !isQuoted(line) && !isEmpty(line));
}
