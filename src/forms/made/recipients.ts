import { isMet } from '../conditions';
import { isTicked } from './document';
import type { MadeRecord } from './record';
import type { MadeThen } from './then';

/** Addresses as an editor writes them: each on a line, or between commas. */
export const addressesIn = (text: string): string[] =>
  text
    .split(/[\n,;]/)
    .map((address) => address.trim())
    .filter(Boolean);

/**
 * Whom the rules of a form name for these answers, each once; nobody where no rule fits. A rule about
 * a question that was not asked goes by no answer.
 */
export function recipientsOf({ recipients }: MadeThen, { asked }: MadeRecord): string[] {
  const named = recipients.flatMap(({ onlyIf, onlyIfIs, onlyIfAnswer, addresses }) => {
    if (onlyIf === '') return addressesIn(addresses);
    const question = asked.find(({ key }) => key === onlyIf);
    const answer = question && isTicked(question.kind) ? '' : onlyIfAnswer;
    const fits = isMet({ is: onlyIfIs !== 'is-not', answer }, question?.answer ?? '');
    return fits ? addressesIn(addresses) : [];
  });
  const once = new Map(named.map((address) => [address.toLowerCase(), address]));
  return [...once.values()];
}
