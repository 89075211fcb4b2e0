'use client';

import { useFormAction } from '../action/use-form-action';
import type { FormAction } from '../action/action-state';
import type { UnmatchedState } from './actions';
import { UnmatchedItem, type ShownMail } from './unmatched-item';

interface UnmatchedListProps {
  mails: readonly ShownMail[];
  /** Whether any mail can come in. */
  isOn: boolean;
  settle: FormAction<UnmatchedState>;
}

/** The mails, and above them what became of the last one: it is no longer in the list. */
export function UnmatchedList({ mails, isOn, settle }: UnmatchedListProps) {
  const { state, pending, formProps } = useFormAction<UnmatchedState>(
    settle,
    {},
    {
      onAnswer: () => undefined,
    },
  );
  return (
    <>
      <p role="status" className="mt-4 empty:mt-0">
        {pending ? null : <Outcome {...state} />}
      </p>
      {mails.length === 0 ? <Nothing isOn={isOn} /> : null}
      <ul className="mt-4 grid gap-5">
        {mails.map((mail) => (
          <UnmatchedItem
            key={mail.id}
            mail={mail}
            formProps={formProps}
            pending={pending}
            problem={state.typed?.['mail'] === mail.id && !pending ? state.problem : undefined}
          />
        ))}
      </ul>
    </>
  );
}

const Nothing = ({ isOn }: { isOn: boolean }) => (
  <p className="py-6 text-ink-soft">
    {isOn ? (
      'Nothing waits. All that came in is on its thread.'
    ) : (
      <>
        No mail comes in: whoever runs this site sets <code>ANSWER_ADDRESS</code> and{' '}
        <code>IMAP_URL</code> and starts it again. Until then, answers go to a mailbox that people
        read.
      </>
    )}
  </p>
);

function Outcome({ matched, isThrownAway, isClash, problem }: UnmatchedState) {
  if (matched)
    return (
      <>
        The mail is now on{' '}
        <a
          href={`/admin?tab=${matched.form}&open=${matched.id}`}
          className="underline underline-offset-4"
        >
          {matched.reference}
        </a>
        , which is open and unread again.
      </>
    );
  if (isThrownAway) return 'The mail was thrown away.';
  return isClash ? problem : null;
}
