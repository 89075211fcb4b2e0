import { useId } from 'react';

import { priorities } from '@/forms/priority';
import { inWorkingHours, replyHourChoices } from '@/forms/reply-hours';
import type { RuleBody } from '@/submissions/records/rules/rule';
import { OnlyWith } from '@/ui/only-with';

import type { Nameable } from './reads';
import { Choice, group, legend, Options, Text, Tick, type Typed } from './rule-controls';
import { boxOf } from './rule-fields';

interface RuleThenProps {
  then: RuleBody['then'];
  nameable: Nameable;
  /** The tags in use. */
  tags: readonly string[];
  /** Whether its webhook has a secret already. */
  hasSecret: boolean;
  typed: Typed;
}

/** What a rule does, to be written. */
export function RuleThen({ then, nameable, tags, hasSecret, typed }: RuleThenProps) {
  const { colleagues, templates } = nameable;
  const list = useId();
  return (
    <fieldset aria-describedby={typed.problems.then ? `${list}-then` : undefined}>
      <legend className={legend}>Then</legend>
      {typed.problems.then ? (
        <p id={`${list}-then`} className="mb-2 text-[14px] font-[580] text-bad">
          {typed.problems.then}
        </p>
      ) : null}
      <div className={group}>
        <fieldset>
          <legend className="mb-1 text-ink-soft">Assign to (several take turns)</legend>
          <People {...{ typed, colleagues }} what="assign" chosen={then.assignees} />
        </fieldset>
        <OnlyWith feature="staff-notices">
          <fieldset>
            <legend className="mb-1 text-ink-soft">Tell by mail, whatever they chose</legend>
            <People {...{ typed, colleagues }} what="notify" chosen={then.notified} />
          </fieldset>
        </OnlyWith>
        <Text
          {...{ typed, list }}
          name="tag"
          label="Add the tag"
          stored={then.tag}
          maxLength={40}
        />
        <datalist id={list}>
          {tags.map((tag) => (
            <option key={tag} value={tag} />
          ))}
        </datalist>
        <Choice name="priority" label="Priority" value={typed.valueOf('priority', then.priority)}>
          <option value="">As it is</option>
          <Options options={priorities} />
        </Choice>
        <Choice
          name="replyHours"
          label="To be answered within"
          value={typed.valueOf('replyHours', then.replyHours?.toString() ?? null)}
        >
          <option value="">As the inbox settings say</option>
          {replyHourChoices.map((hours) => (
            <option key={hours} value={hours}>
              {inWorkingHours(hours)}
            </option>
          ))}
        </Choice>
        <Tick
          name="snoozes"
          label="Snooze until the next working morning"
          isOn={typed.isTicked('snoozes', then.snoozes)}
        />
        <OnlyWith feature="replies">
          <Choice
            name="template"
            label="Put a template into the shared draft"
            hint="Unless somebody has begun one, or has answered."
            value={typed.valueOf('template', then.template)}
          >
            <option value="">None</option>
            <Options options={templates} />
            {then.template === null ||
            templates.some(({ value }) => value === then.template) ? null : (
              <option value={then.template}>One that is gone</option>
            )}
          </Choice>
        </OnlyWith>
        <Text
          typed={typed}
          name="webhook"
          label="Tell a webhook"
          stored={then.webhook}
          hint="From https:// on. It is told that the rule acted, and on which reference."
          maxLength={500}
        />
        <Text
          typed={typed}
          name="webhookSecret"
          label="Secret of the webhook"
          stored={null}
          hint={
            hasSecret
              ? 'One is set. Paste another to replace it.'
              : 'The receiver shows it: whsec_ and more (standardwebhooks.com). Nobody can read it back.'
          }
          maxLength={100}
        />
      </div>
    </fieldset>
  );
}

interface PeopleProps extends Pick<Nameable, 'colleagues'> {
  typed: Typed;
  what: 'assign' | 'notify';
  chosen: readonly string[];
}

const People = ({ typed, colleagues, what, chosen }: PeopleProps) =>
  colleagues
    .filter(({ mayWork }) => what === 'notify' || mayWork)
    .map((colleague) => {
      const name = boxOf(what, colleague.id);
      return (
        <Tick
          key={name}
          name={name}
          label={colleague.name}
          isOn={typed.isTicked(name, chosen.includes(colleague.id))}
        />
      );
    });
