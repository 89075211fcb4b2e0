import type { FormName } from '@/forms';
import { foldCase } from '@/platform/fold-case';

import { dayAt, dayOf, type Workday } from '../queue/working-time';
import type { Rule, RuleBody } from './rule';
import type { arrivalKinds } from './rules-table';

/** What rules look at of something that came in. */
export interface ArrivalFacts {
  readonly kind: (typeof arrivalKinds)[number];
  readonly at: Date;
  readonly form: FormName;
  /** The id of a form that editors made; null for others. */
  readonly made: string | null;
  /** Of who wrote; empty where nobody left one. */
  readonly address: string;
  /** By field or question. */
  readonly answers: readonly { readonly key: string; readonly words: string }[];
  /** Subject and words of a mail; empty for a submission. */
  readonly mail: string;
  readonly landingPage: string | null;
  readonly campaigns: readonly (string | null)[];
  /** Which of our mailboxes its last mail with one came to, in lower case. */
  readonly mailbox: string | null;
}

/** Whether all is so that a rule asks for. */
export function matches(when: RuleBody['when'], facts: ArrivalFacts, workday: Workday): boolean {
  const { form, arrival, word, domain, page, campaign, mailbox, isOutsideHours } = when;
  return (
    (form === null || form === facts.form || form === facts.made) &&
    (arrival === null || arrival === facts.kind) &&
    (word === null || textsOf(when, facts).some((text) => contains(text, word))) &&
    (domain === null || isOfDomain(facts.address, domain)) &&
    (page === null || (facts.landingPage?.startsWith(page) ?? false)) &&
    (campaign === null ||
      facts.campaigns.some((each) => each !== null && isSame(each, campaign))) &&
    (mailbox === null || mailbox === facts.mailbox) &&
    (!isOutsideHours || !isWithinHours(facts.at, workday))
  );
}

/** A mail has no fields: where the word has to stand in one, the answers of its submission count. */
const textsOf = ({ field }: RuleBody['when'], { kind, answers, mail }: ArrivalFacts): string[] => {
  if (field !== null) return answers.filter(({ key }) => key === field).map(({ words }) => words);
  return kind === 'submission' ? answers.map(({ words }) => words) : [mail];
};

const contains = (text: string, word: string): boolean => foldCase(text).includes(foldCase(word));
const isSame = (one: string, other: string): boolean => foldCase(one) === foldCase(other);

function isOfDomain(address: string, domain: string): boolean {
  const host = address.slice(address.lastIndexOf('@') + 1).toLowerCase();
  const wanted = domain.toLowerCase();
  return host === wanted || host.endsWith(`.${wanted}`);
}

function isWithinHours(at: Date, workday: Workday): boolean {
  const { span } = dayOf(at.getTime(), workday);
  return span !== null && span.opens <= at.getTime() && at.getTime() < span.closes;
}

/** When people begin to work again. */
export function nextMorning(now: number, workday: Workday): Date {
  for (let day = dayOf(now, workday); ; day = dayAt(day.after, workday))
    if (day.span && day.span.opens > now) return new Date(day.span.opens);
}

/**
 * Of those who take turns, whoever comes after the last one; null where there is nobody.
 * @param can those of them who may read it, and work
 */
export function inTurn(
  { then, lastTurn }: Pick<Rule, 'then' | 'lastTurn'>,
  can: ReadonlySet<string>,
): string | null {
  const after = then.assignees.indexOf(lastTurn ?? '') + 1;
  const order = [...then.assignees.slice(after), ...then.assignees.slice(0, after)];
  return order.find((person) => can.has(person)) ?? null;
}
