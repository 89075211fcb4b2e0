'use client';

import { useFormAction } from '../action/use-form-action';
import { SubmissionLink } from '../frame/submission-link';
import { settleMail, type UnmatchedState } from './actions';
import { UnmatchedItem, type ShownMail } from './unmatched-item';

interface UnmatchedListProps {
  mails: readonly ShownMail[];
  /** Whether any mail can come in. */
  isOn: boolean;
}

/** The mails, and above them what became of the last one: it is no longer in the list. */
export function UnmatchedList({ mails, isOn }: UnmatchedListProps) {
  // It is not emptied: the mail that it was sent for goes by itself.
  const onAnswer = () => undefined;
  const { state, pending, problem, formProps } = useFormAction(settleMail, {}, { onAnswer });
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
            problem={state.typed?.['mail'] === mail.id ? problem : undefined}
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

function Outcome({ matched, made, isThrownAway, isClash, problem }: UnmatchedState) {
  if (matched)
    return (
      <>
        The mail is now on{' '}
        <SubmissionLink form={matched.form} id={matched.id}>
          {matched.reference}
        </SubmissionLink>
        , which is open and unread again.
      </>
    );
  if (made)
    return (
      <>
        The mail is now an enquiry,{' '}
        <SubmissionLink form={made.form} id={made.id}>
          {made.reference}
        </SubmissionLink>
        . To take that back, move it to the trash there.
      </>
    );
  if (isThrownAway) return 'The mail was thrown away.';
  return isClash ? problem : null;
}
