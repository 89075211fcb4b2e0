import { unstable_rethrow } from 'next/navigation';
import {
  useActionState,
  useEffect,
  useRef,
  useState,
  useTransition,
  type SubmitEvent,
} from 'react';

import type { ActionState, FormAction } from './action-state';

/** The action may have run, and only its answer been lost. */
const unreachable =
  'The server cannot be reached, so nobody can say whether this was done. Try again in a moment.';

/** Never fails: an action that could not be sent has a problem like any other. */
export async function answerOf<State extends ActionState>(
  action: FormAction<State>,
  before: State,
  data: FormData,
): Promise<State> {
  try {
    return await action(before, data);
  } catch (error) {
    return wentElsewhere(error) ? { ...before, without: 'left' } : lost(before);
  }
}

const lost = <State extends ActionState>(before: State): State => ({
  ...before,
  without: 'lost',
  problem: unreachable,
});

/** Next has then gone to the page that the action leads to, and says so by an error. */
function wentElsewhere(error: unknown): boolean {
  try {
    unstable_rethrow(error);
    return false;
  } catch {
    return true;
  }
}

interface Options<State> {
  /** The page's own address. A form in its place then gets the answer without scripts, too. */
  address?: string;
  onDone?: () => void;
  /** Gets every answer, and what the form then holds is up to it. Without it a form is emptied. */
  onAnswer?: (answer: State) => void;
}

/**
 * A form that says what went wrong and keeps what it holds. Without scripts it is posted as plain
 * HTML; with them React would reset a form that has an action, so it is sent by hand.
 */
export function useFormAction<State extends ActionState>(
  action: FormAction<State>,
  initial: Awaited<State>,
  { address, onDone, onAnswer }: Options<State> = {},
) {
  const form = useRef<HTMLFormElement>(null);
  const [posted, post] = useActionState<State, FormData>(action, initial, address);
  const [answered, setAnswered] = useState<State | null>(null);
  const [pending, startSending] = useTransition();
  const state = answered ?? posted;
  const waits = useRef(false);
  const lastPressed = useRef<HTMLElement | null>(null);

  const keeps = onAnswer !== undefined;
  useEffect(() => {
    if (answered && !answered.problem && !keeps) form.current?.reset();
  }, [answered, keeps]);

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    // Nothing is sent twice. React may show an answer long after it came; another button works
    // before that, because people press it as soon as they see what the first one did.
    if (waits.current || (pending && submitter === lastPressed.current)) return;
    waits.current = true;
    lastPressed.current = submitter;
    const data = new FormData(event.currentTarget, submitter);
    startSending(async () => {
      const answer = await answerOf(action, state, data);
      waits.current = false;
      if (!answer.problem) onDone?.();
      onAnswer?.(answer);
      startSending(() => setAnswered(answer));
    });
  }

  return {
    state,
    pending,
    /** That of the last answer is not shown while another one is waited for. */
    problem: pending ? undefined : state.problem,
    formProps: { ref: form, action: post, onSubmit },
  };
}
