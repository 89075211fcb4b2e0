import { inWorkingHours } from '@/forms/reply-hours';
import type { RuleBody } from '@/submissions/records/rules/rule';

import { nameAmong, priorityLabel } from '../list/words';
import type { Nameable } from './reads';
import { arrivalLabels } from './rule-fields';

const formLabel = (form: string, { forms, hidden }: Nameable): string =>
  forms.find(({ value }) => value === form)?.label ??
  (hidden.includes(form) ? 'A form that others read' : 'A form that is gone');

const fieldLabel = (field: string, { fields }: Nameable): string =>
  fields.flatMap(({ options }) => options).find(({ value }) => value === field)?.label ??
  'an answer that no form asks for';

/** What a rule asks for, part by part; empty where it takes all that comes in. */
export function whenWords(when: RuleBody['when'], nameable: Nameable): string[] {
  const { form, arrival, word, field, domain, page, campaign, mailbox, isOutsideHours } = when;
  const came = arrivalLabels.find(({ value }) => value === arrival)?.label;
  return [
    ...(came ? [came] : []),
    ...(form ? [`form ${formLabel(form, nameable)}`] : []),
    ...(word ? [`“${word}” in ${field ? fieldLabel(field, nameable) : 'any answer or mail'}`] : []),
    ...(domain ? [`an address of .${domain}`.replace('..', '.')] : []),
    ...(page ? [`arrived on ${page}`] : []),
    ...(campaign ? [`campaign ${campaign}`] : []),
    ...(mailbox ? [`came to ${mailbox}`] : []),
    ...(isOutsideHours ? ['outside of working hours'] : []),
  ];
}

const peopleWords = (people: readonly string[], { colleagues }: Nameable): string =>
  people.map((person) => nameAmong(colleagues, person)).join(', ');

/** What a rule does, part by part. */
export function thenWords(then: RuleBody['then'], nameable: Nameable): string[] {
  const { assignees, tag, priority, replyHours, snoozes, notified, template, webhook } = then;
  const named = nameable.templates.find(({ value }) => value === template);
  return [
    ...(assignees.length > 0
      ? [`assign to ${peopleWords(assignees, nameable)}${assignees.length > 1 ? ', in turn' : ''}`]
      : []),
    ...(tag ? [`add the tag ${tag}`] : []),
    ...(priority ? [`set the priority to ${priorityLabel(priority)}`] : []),
    ...(replyHours ? [`have it answered within ${inWorkingHours(replyHours)}`] : []),
    ...(snoozes ? ['snooze until the next working morning'] : []),
    ...(notified.length > 0 ? [`tell ${peopleWords(notified, nameable)}`] : []),
    ...(named ? [`put the template “${named.label}” into the shared draft`] : []),
    ...(webhook ? [`tell the webhook at ${hostOf(webhook)}`] : []),
  ];
}

/** The rest of an address is as good as a password. */
const hostOf = (address: string): string =>
  URL.canParse(address) ? new URL(address).host : 'an unclear address';

/** What a rule names and is gone, in sentences. The rest of it goes on. */
export function goneWords({ when, then }: RuleBody, nameable: Nameable): string[] {
  const { colleagues, forms, hidden, fields, templates } = nameable;
  const { form, field } = when;
  const isThere = (person: string) => colleagues.some(({ id }) => id === person);
  // Whoever only reads can be told of something, and be given nothing.
  const works = (person: string) => colleagues.some(({ id, mayWork }) => mayWork && id === person);
  const idle = then.assignees.filter((id) => !works(id));
  const gone = [...new Set([...idle, ...then.notified.filter((id) => !isThere(id))])];
  return [
    ...(form !== null &&
    form !== 'custom' &&
    !hidden.includes(form) &&
    !forms.some(({ value }) => value === form)
      ? ['Its form is gone: nothing new can come by it.']
      : []),
    ...(field !== null &&
    !fields.some(({ options }) => options.some((each) => each.value === field))
      ? ['No form asks for the answer in which its word has to stand.']
      : []),
    ...(then.template !== null && !templates.some(({ value }) => value === then.template)
      ? ['Its template is gone: it begins no draft.']
      : []),
    ...(gone.length > 0
      ? [
          gone.length === 1
            ? 'Somebody whom it names no longer works here, and is left out.'
            : `${gone.length} people whom it names no longer work here, and are left out.`,
        ]
      : []),
  ];
}
