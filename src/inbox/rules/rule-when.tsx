import type { RuleBody } from '@/submissions/records/rules/rule';
import { OnlyWith } from '@/ui/only-with';

import type { Nameable } from './reads';
import { Choice, group, legend, Options, Text, Tick, type Typed } from './rule-controls';
import { arrivalLabels } from './rule-fields';

interface RuleWhenProps {
  when: RuleBody['when'];
  nameable: Nameable;
  typed: Typed;
}

/** What a rule asks for, to be written. */
export function RuleWhen({ when, nameable: { forms, fields, mailboxes }, typed }: RuleWhenProps) {
  return (
    <fieldset>
      <legend className={legend}>When all of this is so</legend>
      <div className={group}>
        <OnlyWith feature="incoming-mail">
          <Choice
            name="arrival"
            label="What comes in"
            value={typed.valueOf('arrival', when.arrival)}
          >
            <option value="">Any of them</option>
            <Options options={arrivalLabels} />
          </Choice>
        </OnlyWith>
        {mailboxes.length > 0 || when.mailbox !== null ? (
          <Choice name="mailbox" label="Came to" value={typed.valueOf('mailbox', when.mailbox)}>
            <option value="">Any mailbox, or a form</option>
            {[...new Set([...mailboxes, ...(when.mailbox ? [when.mailbox] : [])])].map((each) => (
              <option key={each}>{each}</option>
            ))}
          </Choice>
        ) : null}
        <Choice name="form" label="Form" value={typed.valueOf('form', when.form)}>
          <option value="">Any form</option>
          <Options options={forms} />
          {when.form === null || forms.some(({ value }) => value === when.form) ? null : (
            <option value={when.form}>As it is now</option>
          )}
        </Choice>
        <Text typed={typed} name="word" label="Contains the word" stored={when.word} />
        <Choice
          name="field"
          label="Where the word stands"
          value={typed.valueOf('field', when.field)}
        >
          <option value="">Any answer, or the mail</option>
          {fields.map(({ form, options }) => (
            <optgroup key={form} label={form}>
              <Options options={options} />
            </optgroup>
          ))}
        </Choice>
        <Text
          typed={typed}
          name="domain"
          label="Sender’s domain"
          stored={when.domain}
          hint="example.de, or only de"
        />
        <Text
          typed={typed}
          name="page"
          label="Arrived on the page"
          stored={when.page}
          hint="/quote, or what begins so"
        />
        <Text
          typed={typed}
          name="campaign"
          label="Campaign"
          stored={when.campaign}
          hint="Its name or its source"
        />
        <Tick
          name="isOutsideHours"
          label="Outside of working hours"
          isOn={typed.isTicked('isOutsideHours', when.isOutsideHours)}
        />
      </div>
    </fieldset>
  );
}
