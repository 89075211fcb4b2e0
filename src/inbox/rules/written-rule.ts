import { inOneLine, isBlank } from '@/platform/plain-text';
import { ruleBody } from '@/submissions/records/rules/rule';
import type { WrittenRule } from '@/submissions/records/rules/rules';
import { webhookAddressProblem } from '@/submissions/staff-notices/webhook-address';
import { parseTag } from '@/submissions/records/tags/tag-text';

import { noTag } from '../tags/words';
import { boxOf, type RuleField, type RuleProblems } from './rule-fields';

const noAddress = 'Leave email addresses out: an erasure of their person would not find them here.';
const longest = 100;
const longestAddress = 500;
const longestMailbox = 254;

/** Problems where not all of it makes a rule; null where no form of ours sends it. */
export function readRule(data: FormData): WrittenRule | RuleProblems | null {
  const problems: Partial<Record<RuleField, string>> = {};
  const typed = (name: string, most = longest): string => {
    const value = data.get(name);
    return typeof value === 'string' ? inOneLine(value).trim().slice(0, most) : '';
  };
  const words = (name: RuleField): string | null => {
    const text = typed(name);
    if (text.includes('@')) problems[name] = noAddress;
    return isBlank(text) ? null : text;
  };
  const ticked = (what: 'assign' | 'notify'): string[] =>
    [...data.keys()]
      .filter((name) => name.startsWith(boxOf(what, '')))
      .map((name) => name.slice(boxOf(what, '').length));

  const name = words('name');
  if (name === null) problems.name = 'Give the rule a name: the history calls it by that.';
  const domain =
    typed('domain')
      .toLowerCase()
      .replace(/^@?\.?/, '') || null;
  if (domain && !/^[\p{L}\p{N}]([\p{L}\p{N}.-]*[\p{L}\p{N}])?$/u.test(domain))
    problems.domain = 'Name what stands after the @, such as example.de, or its end, such as de.';
  const page = words('page');
  if (page && !page.startsWith('/'))
    problems.page = 'A page of this site begins with a slash: /quote';
  const tag = typed('tag') === '' ? null : parseTag(typed('tag'));
  if (typed('tag') !== '' && tag === null) problems.tag = noTag;
  const webhook = typed('webhook', longestAddress) || null;
  const addressProblem =
    webhook && (webhook.includes('@') ? noAddress : webhookAddressProblem(webhook));
  if (addressProblem) problems.webhook = addressProblem;
  const word = words('word');
  const field = typed('field') || null;
  if (field && word === null) problems.word ??= 'Type the word that has to stand in that answer.';
  const body = ruleBody.safeParse({
    when: {
      ...{ form: typed('form') || null, arrival: typed('arrival') || null },
      ...{ word, field, domain, page, campaign: words('campaign') },
      mailbox: typed('mailbox', longestMailbox).toLowerCase() || null,
      isOutsideHours: data.has('isOutsideHours'),
    },
    then: {
      ...{ assignees: ticked('assign'), notified: ticked('notify'), tag },
      ...{ priority: typed('priority') || null, snoozes: data.has('snoozes'), webhook },
      replyHours: Number(typed('replyHours')) || null,
      template: typed('template') || null,
    },
  }).data;
  if (!body) return null;
  const { assignees, notified, priority, replyHours, snoozes, template } = body.then;
  const tells = assignees.length + notified.length > 0 || webhook !== null;
  const sorts = tag !== null || priority || replyHours || snoozes;
  const does = tells || sorts || template !== null;
  if (!does && !problems.tag) problems.then = 'Choose at least one thing that the rule is to do.';
  if (Object.keys(problems).length > 0) return problems;
  return { name: name ?? '', isOn: data.has('isOn'), ...body };
}

export const isRule = (read: WrittenRule | RuleProblems): read is WrittenRule => 'when' in read;
