/** Every header that says whom a mail was delivered to, or was sent to. */
const delivery =
  /^(?:delivered-to|(?:x-)?(?:original|envelope|forwarded|delivered|real|rcpt|apparently|failed)-?(?:to|recipients?)|to|cc|bcc|resent-(?:to|cc|bcc)|received)$/;

/** No mail that people send has longer headers. */
const longestHead = 512_000;

/**
 * The headers that may name the thread which a mail was sent to, unfolded, with the best first:
 * what a mail server wrote counts more than what a sender did. Reads no further than the headers,
 * and fails for nothing.
 */
export function readRecipients(raw: Buffer): string[] {
  const head = raw.subarray(0, longestHead).toString('latin1');
  const found: string[] = [];
  let name = '';
  let value = '';
  const keep = () => {
    if (delivery.test(name)) found.push(value.trim());
  };
  for (const line of head.split(/\r\n|\n|\r/)) {
    if (line === '') break;
    if (line.startsWith(' ') || line.startsWith('\t')) {
      value += line;
      continue;
    }
    keep();
    const colon = line.indexOf(':');
    name = colon === -1 ? '' : line.slice(0, colon).trim().toLowerCase();
    value = line.slice(colon + 1);
  }
  keep();
  return found;
}
