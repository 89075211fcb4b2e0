import type { Rule } from '@/submissions/records/rules/rule';
import { ruleBody } from '@/submissions/records/rules/rule';
import type { WrittenRule } from '@/submissions/records/rules/rules';
import { lineButton } from '@/ui/dense-controls';

import { ActionForm } from '../action/action-form';
import { tagsInUse } from '../tags/reads';
import { changeRules } from './actions';
import type { Nameable } from './reads';
import { RuleForm } from './rule-form';
import { goneWords } from './rule-words';
import type { Trial } from './trial';
import { TrialView } from './trial-view';

const blank: WrittenRule = { name: '', isOn: true, ...ruleBody.parse({ when: {}, then: {} }) };

/** What somebody without a rule may begin with. */
export const newRule = (assignee: string | null): WrittenRule =>
  assignee === null
    ? blank
    : {
        name: 'Quotes from .de',
        isOn: true,
        ...ruleBody.parse({
          when: { form: 'quote', arrival: 'submission', domain: 'de' },
          then: { assignees: [assignee], tag: 'Germany' },
        }),
      };

interface RulePageProps {
  /** A new one has no id. */
  rule: Rule | WrittenRule;
  nameable: Nameable;
  /** Absent unless it is tried. */
  trial?: Trial | null;
}

/** One rule, to be written, tried and removed. */
export async function RulePage({ rule, nameable, trial }: RulePageProps) {
  const id = 'id' in rule ? rule.id : null;
  return (
    <>
      {goneWords(rule, nameable).map((words) => (
        <p key={words} className="mt-2 font-[580] text-bad">
          {words}
        </p>
      ))}
      {'id' in rule && rule.webhookProblem ? (
        <p className="mt-2 font-[580] text-bad">
          Its webhook was not told the last time. {rule.webhookProblem}.
        </p>
      ) : null}
      <RuleForm
        key={id}
        {...{ id, rule, nameable }}
        hasSecret={'id' in rule && rule.hasSecret}
        tags={await tagsInUse()}
      />
      {trial === undefined ? null : <TrialView trial={trial} />}
      {id === null ? null : (
        <ActionForm action={changeRules} className="mt-8 border-t border-line pt-4">
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="next" value="/admin/rules" />
          <button type="submit" name="step" value="remove" className={lineButton}>
            Remove this rule
          </button>
        </ActionForm>
      )}
    </>
  );
}
