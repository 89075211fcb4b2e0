import { ArrowDown, ArrowUp } from 'lucide-react';
import Link from 'next/link';

import { classNames } from '@/ui/class-names';
import { lineButton, solidButton } from '@/ui/dense-controls';

import { ActionForm } from '../action/action-form';
import { changeRules } from './actions';
import type { Rules } from './reads';
import { goneWords, thenWords, whenWords } from './rule-words';

const sentence = (parts: readonly string[]): string => parts.join('; ');

/** The rules in their order, each with its switch. */
export function RuleList({ rules, nameable }: Rules) {
  if (rules.length === 0) return <NoRules />;
  return (
    <>
      <p className="mt-2 max-w-[64ch] text-ink-soft">
        Rules check each submission and each mail when it comes in, from the top down. They do not
        change what a person or an earlier rule has decided.
      </p>
      <p className="mt-4">
        <Link href="/admin/rules/new" prefetch={false} className={solidButton}>
          New rule
        </Link>
      </p>
      <ol className="mt-4 grid">
        {rules.map((rule, index) => {
          const { id, name, isOn } = rule;
          return (
            <li
              key={id}
              className={classNames(
                'flex flex-wrap items-start gap-x-4 gap-y-2 border-t border-line py-3',
                isOn ? 'border-l-[6px] border-l-accent pl-3' : 'border-l-[6px] border-l-line pl-3',
              )}
            >
              <div className="min-w-0 flex-1 basis-[300px] wrap-anywhere">
                <p>
                  <Link
                    href={`/admin/rules/${id}`}
                    prefetch={false}
                    className="font-[620] underline underline-offset-2"
                  >
                    {name}
                  </Link>
                  {isOn ? null : <span className="text-ink-soft"> (off)</span>}
                </p>
                <p className="text-[14px] text-ink-soft">
                  When: {sentence(whenWords(rule.when, nameable)) || 'anything comes in'}.
                </p>
                <p className="text-[14px]">Then: {sentence(thenWords(rule.then, nameable))}.</p>
                {goneWords(rule, nameable).map((words) => (
                  <p key={words} className="text-[14px] font-[580] text-bad">
                    {words}
                  </p>
                ))}
              </div>
              <ActionForm action={changeRules} aria-label={name} className="flex flex-wrap gap-2">
                <input type="hidden" name="id" value={id} />
                <button
                  type="submit"
                  name="step"
                  value="up"
                  disabled={index === 0}
                  aria-label={`Move ${name} up`}
                  className={lineButton}
                >
                  <ArrowUp aria-hidden="true" strokeWidth={1.75} className="size-4" />
                </button>
                <button
                  type="submit"
                  name="step"
                  value="down"
                  disabled={index === rules.length - 1}
                  aria-label={`Move ${name} down`}
                  className={lineButton}
                >
                  <ArrowDown aria-hidden="true" strokeWidth={1.75} className="size-4" />
                </button>
                <button
                  type="submit"
                  name="step"
                  value={isOn ? 'off' : 'on'}
                  aria-label={`Switch ${name} ${isOn ? 'off' : 'on'}`}
                  className={lineButton}
                >
                  {isOn ? 'Switch off' : 'Switch on'}
                </button>
              </ActionForm>
            </li>
          );
        })}
      </ol>
    </>
  );
}

const NoRules = () => (
  <div className="mt-4 max-w-[64ch]">
    <p className="text-ink-soft">
      A rule looks at what comes in and does what you would do each time: it assigns, tags, sets a
      priority, snoozes, begins a reply, or tells somebody or another program. There is none yet.
    </p>
    <p className="mt-4 flex flex-wrap gap-2">
      <Link href="/admin/rules/new?example=1" prefetch={false} className={solidButton}>
        Begin with an example: quotes from .de
      </Link>
      <Link href="/admin/rules/new" prefetch={false} className={lineButton}>
        New rule
      </Link>
    </p>
  </div>
);
