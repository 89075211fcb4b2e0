import { isEmailAddress } from '@/platform/email-address';

/** So many get a reply, all together. */
const mostRecipients = 20;

/** Names with a comma stand in quotation marks. */
const parts = (field: string): string[] =>
  Array.from(field.matchAll(/(?:"[^"]*"|[^,;\n"])+/g), ([part]) => part.trim());

/** Whom a field names, each once: `Bo Lind <bo@quay.example>; cy@quay.example`. */
export function addressesIn(field: string): readonly string[] {
  const found = parts(field).map((part) => (/<([^<>]*)>$/.exec(part)?.[1] ?? part).trim());
  return [...new Map(found.filter(Boolean).map((each) => [each.toLowerCase(), each])).values()];
}

/**
 * What is wrong with a field of addresses, in a sentence; null where nothing is.
 * @param beside so many others get the reply, too
 */
export function recipientProblem(field: string, beside: number): string | null {
  const addresses = addressesIn(field);
  const wrong = addresses.find((each) => !isEmailAddress(each));
  if (wrong !== undefined) return `“${wrong}” is no email address. Write it as bo@quay.example.`;
  const count = addresses.length + beside;
  return count > mostRecipients
    ? `A reply goes to ${mostRecipients} people at most, and these are ${count}.`
    : null;
}

/** What a field holds, and others, nobody twice. */
export function withOthers(field: string, others: readonly string[]): string {
  const there = new Set(addressesIn(field).map((each) => each.toLowerCase()));
  const missing = others.filter((each) => !there.has(each.toLowerCase()));
  return [field.trim(), ...missing].filter(Boolean).join(', ');
}
