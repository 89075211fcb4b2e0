'use client';

import { useId, type ReactNode } from 'react';

import { priorities } from '@/forms/priority';
import { inWorkingHours, replyHourChoices } from '@/forms/reply-hours';
import type { WrittenRule } from '@/submissions/records/rules/rules';
import { lineButton, selectBox, solidButton, textBox, tick } from '@/ui/dense-controls';
import { OnlyWith } from '@/ui/only-with';

import { Problem } from '../action/action-form';
import { useFormAction } from '../action/use-form-action';
import { saveRule, type RuleState } from './actions';
import type { Nameable } from './reads';
import { arrivalLabels, boxOf, type RuleField } from './rule-fields';

interface RuleFormProps {
  /** Whether its webhook has a secret already. */
  hasSecret: boolean;
  /** Null where it is new. */
  id: string | null;
  rule: WrittenRule;
  nameable: Nameable;
  /** The tags in use. */
  tags: readonly string[];
}

const group = 'grid gap-x-4 gap-y-3 sm:grid-cols-2';
const legend = 'mb-2 text-[18px] font-[620]';

/** A rule as it is written. Works without scripts, too. */
export function RuleForm({ id, rule, nameable, tags, hasSecret }: RuleFormProps) {
  const { state, pending, problem, formProps } = useFormAction<RuleState>(
    saveRule,
    {},
    // What is saved is what stands there.
    { onAnswer: () => undefined },
  );
  const list = useId();
  const { typed, problems = {} } = state;
  const { when, then } = rule;
  const { colleagues, forms, fields, templates, mailboxes } = nameable;
  const valueOf = (name: string, stored: string | null) => typed?.[name] ?? stored ?? '';
  const isTicked = (name: string, stored: boolean) => (typed ? typed[name] === 'on' : stored);

  const text = (name: RuleField, label: string, stored: string | null, rest: TextProps = {}) => (
    <TextField
      {...{ name, label, problem: problems[name], ...rest }}
      value={valueOf(name, stored)}
    />
  );
  const people = (what: 'assign' | 'notify', chosen: readonly string[]) =>
    colleagues
      .filter(({ mayWork }) => what === 'notify' || mayWork)
      .map((colleague) => {
        const name = boxOf(what, colleague.id);
        return (
          <Tick
            key={name}
            name={name}
            label={colleague.name}
            isOn={isTicked(name, chosen.includes(colleague.id))}
          />
        );
      });

  return (
    <form {...formProps} aria-label="Rule" aria-busy={pending} className="mt-4 grid gap-6">
      {id ? <input type="hidden" name="id" value={id} /> : null}
      <div className={group}>
        {text('name', 'Name', rule.name, {
          hint: 'It stands in the history for good: name no person.',
          maxLength: 60,
        })}
        <Tick name="isOn" label="On" isOn={isTicked('isOn', rule.isOn)} />
      </div>
      <fieldset>
        <legend className={legend}>When all of this is so</legend>
        <div className={group}>
          <OnlyWith feature="incoming-mail">
            <Choice name="arrival" label="What comes in" value={valueOf('arrival', when.arrival)}>
              <option value="">Any of them</option>
              {arrivalLabels.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Choice>
          </OnlyWith>
          {mailboxes.length > 0 || when.mailbox !== null ? (
            <Choice name="mailbox" label="Came to" value={valueOf('mailbox', when.mailbox)}>
              <option value="">Any mailbox, or a form</option>
              {[...new Set([...mailboxes, ...(when.mailbox ? [when.mailbox] : [])])].map((each) => (
                <option key={each}>{each}</option>
              ))}
            </Choice>
          ) : null}
          <Choice name="form" label="Form" value={valueOf('form', when.form)}>
            <option value="">Any form</option>
            {forms.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
            {when.form === null || forms.some(({ value }) => value === when.form) ? null : (
              <option value={when.form}>As it is now</option>
            )}
          </Choice>
          {text('word', 'Contains the word', when.word)}
          <Choice name="field" label="Where the word stands" value={valueOf('field', when.field)}>
            <option value="">Any answer, or the mail</option>
            {fields.map(({ form, options }) => (
              <optgroup key={form} label={form}>
                {options.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </optgroup>
            ))}
          </Choice>
          {text('domain', 'Sender’s domain', when.domain, { hint: 'example.de, or only de' })}
          {text('page', 'Arrived on the page', when.page, { hint: '/quote, or what begins so' })}
          {text('campaign', 'Campaign', when.campaign, { hint: 'Its name or its source' })}
          <Tick
            name="isOutsideHours"
            label="Outside of working hours"
            isOn={isTicked('isOutsideHours', when.isOutsideHours)}
          />
        </div>
      </fieldset>
      <fieldset aria-describedby={problems.then ? `${list}-then` : undefined}>
        <legend className={legend}>Then</legend>
        {problems.then ? (
          <p id={`${list}-then`} className="mb-2 text-[14px] font-[580] text-bad">
            {problems.then}
          </p>
        ) : null}
        <div className={group}>
          <fieldset>
            <legend className="mb-1 text-ink-soft">Assign to (several take turns)</legend>
            {people('assign', then.assignees)}
          </fieldset>
          <OnlyWith feature="staff-notices">
            <fieldset>
              <legend className="mb-1 text-ink-soft">Tell by mail, whatever they chose</legend>
              {people('notify', then.notified)}
            </fieldset>
          </OnlyWith>
          {text('tag', 'Add the tag', then.tag, { list, maxLength: 40 })}
          <datalist id={list}>
            {tags.map((tag) => (
              <option key={tag} value={tag} />
            ))}
          </datalist>
          <Choice name="priority" label="Priority" value={valueOf('priority', then.priority)}>
            <option value="">As it is</option>
            {priorities.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Choice>
          <Choice
            name="replyHours"
            label="To be answered within"
            value={valueOf('replyHours', then.replyHours?.toString() ?? null)}
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
            isOn={isTicked('snoozes', then.snoozes)}
          />
          <OnlyWith feature="replies">
            <Choice
              name="template"
              label="Put a template into the shared draft"
              hint="Unless somebody has begun one, or has answered."
              value={valueOf('template', then.template)}
            >
              <option value="">None</option>
              {templates.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
              {then.template === null ||
              templates.some(({ value }) => value === then.template) ? null : (
                <option value={then.template}>One that is gone</option>
              )}
            </Choice>
          </OnlyWith>
          {text('webhook', 'Tell a webhook', then.webhook, {
            hint: 'From https:// on. It is told that the rule acted, and on which reference.',
            maxLength: 500,
          })}
          {text('webhookSecret', 'Secret of the webhook', null, {
            hint: hasSecret
              ? 'One is set. Paste another to replace it.'
              : 'The receiver shows it: whsec_ and more (standardwebhooks.com). Nobody can read it back.',
            maxLength: 100,
          })}
        </div>
      </fieldset>
      <div className="flex flex-wrap items-center gap-3">
        <button type="submit" disabled={pending} className={solidButton}>
          Save rule
        </button>
        {id ? (
          <a href={`/admin/rules/${id}?try=1#try`} className={lineButton}>
            Try on the last 100
          </a>
        ) : (
          <span className="text-ink-soft">Once it is saved you can try it on the last 100.</span>
        )}
        <Problem text={problem} />
        {state.isSaved && !pending ? <p role="status">Saved.</p> : null}
      </div>
    </form>
  );
}

interface TextProps {
  readonly hint?: string;
  readonly list?: string;
  readonly maxLength?: number;
}

interface TextFieldProps extends TextProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly problem: string | undefined;
}

function TextField({ name, label, value, problem, hint, ...rest }: TextFieldProps) {
  const id = useId();
  const told = problem ?? hint;
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block text-ink-soft">
        {label}
      </label>
      <input
        {...rest}
        id={id}
        key={value}
        name={name}
        defaultValue={value}
        autoComplete="off"
        aria-invalid={problem ? true : undefined}
        aria-describedby={told ? `${id}-told` : undefined}
        className={textBox}
      />
      {told ? (
        <p
          id={`${id}-told`}
          className={
            problem ? 'mt-1 text-[14px] font-[580] text-bad' : 'mt-1 text-[13px] text-ink-soft'
          }
        >
          {told}
        </p>
      ) : null}
    </div>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly hint?: string;
  readonly children: ReactNode;
}

function Choice({ name, label, value, hint, children }: ChoiceProps) {
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block text-ink-soft">
        {label}
      </label>
      <select
        key={value}
        id={id}
        name={name}
        defaultValue={value}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className={selectBox}
      >
        {children}
      </select>
      {hint ? (
        <p id={`${id}-hint`} className="mt-1 text-[13px] text-ink-soft">
          {hint}
        </p>
      ) : null}
    </div>
  );
}

const Tick = ({ name, label, isOn }: { name: string; label: string; isOn: boolean }) => (
  <label className="flex min-h-9 items-center gap-2 max-sm:min-h-11">
    <input type="checkbox" name={name} defaultChecked={isOn} className={tick} />
    {label}
  </label>
);
