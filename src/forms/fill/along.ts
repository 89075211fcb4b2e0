/**
 * Lines that come along from another page into what somebody types. Only what stands there to the letter is
 * theirs to change or take out: whatever a person wrote, also between them, stays.
 */

/** Where they stand as whole lines; -1 for nowhere: a word behind the last one is somebody's own. */
const placeOf = (text: string, lines: string): number => `\n${text}\n`.indexOf(`\n${lines}\n`);

export const holds = (text: string, lines: string): boolean =>
  lines !== '' && placeOf(text, lines) !== -1;

/**
 * @param before those that came along the time before, which these take the place of
 */
export function withLines(text: string, lines: string, before: string | null): string {
  if (before !== null && holds(text, before)) {
    const at = placeOf(text, before);
    return text.slice(0, at) + lines + text.slice(at + before.length);
  }
  if (holds(text, lines)) return text;
  return [text.trim(), lines].filter(Boolean).join('\n\n');
}

export function withoutLines(text: string, lines: string): string {
  if (!holds(text, lines)) return text;
  const at = placeOf(text, lines);
  const around = [text.slice(0, at).trimEnd(), text.slice(at + lines.length).trimStart()];
  return around.filter(Boolean).join('\n\n');
}
