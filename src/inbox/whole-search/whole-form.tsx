'use client';

import Link from 'next/link';
import { startTransition, useActionState, useRef, useState, type SubmitEvent } from 'react';

import { inDigits } from '@/platform/place/wording';
import { lineButton, solidButton } from '@/ui/dense-controls';

import { Problem } from '../action/action-form';
import { answerOf } from '../action/use-form-action';
import type { changesFor } from '../list/changes';
import { changeWhole, type WholeState } from './actions';

interface WholeFormProps {
  /** What the address of the view has behind its question mark. */
  view: string;
  /** Where the list is. */
  list: string;
  /** The instant at which it was counted. */
  until: string;
  total: number;
  changes: ReturnType<typeof changesFor>;
}

/**
 * Does the same to all that a search finds, in parts: with scripts one after the other, without them each
 * by a press of “Go on”.
 */
export function WholeForm({ view, list, changes, ...counted }: WholeFormProps) {
  const [posted, post] = useActionState<WholeState, FormData>(changeWhole, {});
  const [answered, setAnswered] = useState<WholeState | null>(null);
  const [isRunning, setRunning] = useState(false);
  const stopped = useRef(false);
  const state = answered ?? posted;
  const { asked, done = 0, place = null, problem } = state;
  const { until, total } = asked ?? counted;
  const hasBegun = place !== null || done > 0;
  const isThrough = asked !== undefined && place === null && !problem;

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isRunning) return;
    const data = new FormData(event.currentTarget, event.nativeEvent.submitter);
    stopped.current = false;
    setRunning(true);
    startTransition(async () => {
      let answer = state;
      do {
        answer = await answerOf(changeWhole, answer, data);
        setAnswered(answer);
      } while (answer.place && !answer.problem && !stopped.current);
      setRunning(false);
    });
  }

  if (!asked && total === 0) return null;
  if (isThrough)
    return <Through {...{ done, total, list }} isUndoable={state.isUndoable === true} />;
  return (
    <form action={post} onSubmit={onSubmit} aria-busy={isRunning} className="mt-4 grid gap-4">
      <input type="hidden" name="view" value={view} />
      <input type="hidden" name="until" value={until} />
      <input type="hidden" name="total" value={total} />
      <fieldset disabled={isRunning} className="grid gap-4">
        <label className="grid max-w-xs gap-1">
          <span className="text-ink-soft">What to do with all of them</span>
          <select
            name="change"
            required
            defaultValue={asked?.change ?? ''}
            className="min-h-11 border border-edge bg-sheet px-2"
          >
            <option value="" disabled>
              Choose
            </option>
            {changes.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <label className="flex min-h-11 items-center gap-2.5">
          <input
            type="checkbox"
            name="sure"
            value="yes"
            required
            defaultChecked={asked !== undefined}
            className="size-4.5 accent-ink"
          />
          {`This changes ${inDigits(total)} submissions, and cannot be undone in one step.`}
        </label>
      </fieldset>
      {hasBegun ? (
        <div className="grid gap-1">
          <p role="status">{`${inDigits(done)} of ${inDigits(total)} done.`}</p>
          <progress
            value={done}
            max={total}
            aria-label="Done"
            className="w-full max-w-md accent-ink"
          />
        </div>
      ) : null}
      <div className="flex flex-wrap items-center gap-3">
        <button type="submit" disabled={isRunning} className={solidButton}>
          {hasBegun ? 'Go on' : `Change all ${inDigits(total)}`}
        </button>
        {isRunning ? (
          <button type="button" onClick={() => (stopped.current = true)} className={lineButton}>
            Stop
          </button>
        ) : null}
        <Problem text={isRunning ? undefined : problem} />
      </div>
    </form>
  );
}

interface ThroughProps {
  done: number;
  total: number;
  list: string;
  isUndoable: boolean;
}

function Through({ done, total, list, isUndoable }: ThroughProps) {
  const left = Math.max(0, total - done);
  return (
    <div className="mt-4 grid gap-3">
      <p role="status">
        {`${inDigits(done)} of ${inDigits(total)} done.`}
        {left > 0 ? ` ${inDigits(left)} had changed meanwhile and were left as they are.` : ''}
        {isUndoable ? ' For a minute the list offers to undo it.' : ''}
      </p>
      <p>
        <Link href={list} prefetch={false} className="underline underline-offset-2">
          Back to the list
        </Link>
      </p>
    </div>
  );
}
