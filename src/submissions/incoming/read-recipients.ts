/** What headers are called that say whom a mail was delivered to, or sent to: `X-Original-To`. */
const delivery = new Set(
  'to cc bcc for rcpt recipient recipients received receiver delivered'.split(' '),
);
/** What others are called beside it: they say where answers go, and what a list does. */
const elsewhere = new Set(
  'reply errors error disposition notification receipt followup list return path topic'.split(' '),
);

function isDelivery(name: string): boolean {
  const words = name.slice(0, 100).split('-');
  return words.some((word) => delivery.has(word)) && !words.some((word) => elsewhere.has(word));
}

/** No mail that people send has longer headers. */
const longestHead = 512_000;

/**
 * The headers that may name the thread which a mail was sent to, unfolded, in their order. Reads no
 * further than the headers, and fails for nothing.
 */
export function readRecipients(raw: Buffer): string[] {
  const head = raw.subarray(0, longestHead).toString('latin1');
  const found: string[] = [];
  let name = '';
  let value = '';
  // Some programs begin with an empty line.
  let hasBegun = false;
  const keep = () => {
    if (isDelivery(name)) found.push(value.trim());
  };
  for (const line of head.split(/\r\n|\n|\r/)) {
    if (line === '' && hasBegun) break;
    hasBegun ||= line !== '';
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
