'use client';

import type { WrittenRule } from '@/submissions/records/rules/rules';
import { lineButton, solidButton } from '@/ui/dense-controls';

import { Problem } from '../action/action-form';
import { useFormAction } from '../action/use-form-action';
import { saveRule, type RuleState } from './actions';
import type { Nameable } from './reads';
import { group, Text, Tick, type Typed } from './rule-controls';
import { RuleThen } from './rule-then';
import { RuleWhen } from './rule-when';

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

/** A rule as it is written. Works without scripts, too. */
export function RuleForm({ id, rule, nameable, tags, hasSecret }: RuleFormProps) {
  const { state, pending, problem, formProps } = useFormAction<RuleState>(
    saveRule,
    {},
    // What is saved is what stands there.
    { onAnswer: () => undefined },
  );
  const { typed: sent, problems = {} } = state;
  const typed: Typed = {
    valueOf: (name, stored) => sent?.[name] ?? stored ?? '',
    isTicked: (name, stored) => (sent ? sent[name] === 'on' : stored),
    problems,
  };

  return (
    <form {...formProps} aria-label="Rule" aria-busy={pending} className="mt-4 grid gap-6">
      {id ? <input type="hidden" name="id" value={id} /> : null}
      <div className={group}>
        <Text
          typed={typed}
          name="name"
          label="Name"
          stored={rule.name}
          hint="It stands in the history for good: name no person."
          maxLength={60}
        />
        <Tick name="isOn" label="On" isOn={typed.isTicked('isOn', rule.isOn)} />
      </div>
      <RuleWhen {...{ nameable, typed }} when={rule.when} />
      <RuleThen {...{ nameable, tags, hasSecret, typed }} then={rule.then} />
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
