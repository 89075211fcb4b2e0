'use client';

import { classNames } from '@/ui/class-names';
import { lineButton } from '@/ui/dense-controls';

import { ActionForm } from '../action/action-form';
import { TargetFields } from '../submission/target-fields';
import { OnlyFor } from '../frame/only-for';
import { answerInvitation } from './actions';
import type { ShownEvent, ShownInvitation } from './shown-invitation';

const answers = [
  { value: 'ACCEPTED', label: 'Accept' },
  { value: 'TENTATIVE', label: 'Tentative' },
  { value: 'DECLINED', label: 'Decline' },
] as const;

/** Where an answer goes out from: absent where none can. */
export interface Answerable {
  readonly form: string;
  readonly submission: string;
  /** The number of the last mail of the thread. */
  readonly seen: number;
}

interface InvitationBoxProps {
  entry: string;
  invitation: ShownInvitation;
  answerable: Answerable | null;
}

/** An invitation, or what became of one: what, when, where, by whom, and the answer. */
export const InvitationBox = ({ entry, invitation, answerable }: InvitationBoxProps) => (
  <section aria-label={invitation.heading} className="my-2 border border-edge bg-sheet px-3 py-2">
    <p className="text-[13px] font-[620]">{invitation.heading}</p>
    {invitation.events.map((event, index) => (
      <div key={index} className={index === 0 ? '' : 'mt-3 border-t border-line pt-2'}>
        <EventFacts event={event} />
        {answerable && event.toAnswer ? (
          <AnswerForm
            toAnswer={event.toAnswer}
            {...{ answerable, entry, index }}
            formKey={invitation.key}
            title={event.title}
          />
        ) : null}
      </div>
    ))}
    {invitation.more > 0 ? (
      <p className="mt-2 text-[13px]">Its file has {invitation.more} more events.</p>
    ) : null}
  </section>
);

function EventFacts({ event }: { event: ShownEvent }) {
  const { title, when, repeats, where, by, note, isOver } = event;
  return (
    <>
      <p className={classNames('mt-0.5 text-[16px] wrap-anywhere', isOver && 'line-through')}>
        {title}
      </p>
      <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5 text-[14px] wrap-anywhere">
        <Fact label="When" text={when} isOver={isOver} />
        {where === null ? null : <Fact label="Where" text={where} />}
        {by === null ? null : <Fact label="By" text={by} />}
      </dl>
      {repeats === null ? null : <p className="mt-1 text-[14px]">{repeats}</p>}
      {event.answers.map((answer) => (
        <p key={answer} className="mt-1 font-[580] wrap-anywhere">
          {answer}
        </p>
      ))}
      {note === null ? null : (
        <p className={classNames('mt-1 font-[580]', isOver && 'text-bad')}>{note}</p>
      )}
    </>
  );
}

const Fact = ({ label, text, isOver }: { label: string; text: string; isOver?: boolean }) => (
  <>
    <dt className="text-ink-soft">{label}</dt>
    <dd className={isOver ? 'line-through' : undefined}>{text}</dd>
  </>
);

interface AnswerFormProps {
  toAnswer: NonNullable<ShownEvent['toAnswer']>;
  answerable: Answerable;
  entry: string;
  /** Of the event among those of its file. */
  index: number;
  formKey: string;
  title: string;
}

function AnswerForm({ toAnswer, answerable, entry, index, formKey, title }: AnswerFormProps) {
  const { form, submission, seen } = answerable;
  const { answered, stranger } = toAnswer;
  return (
    <OnlyFor right="work">
      <ActionForm
        action={answerInvitation}
        aria-label={`Answer: ${title}`}
        className="mt-2 flex flex-wrap items-center gap-2 print:hidden"
      >
        {stranger === null ? null : (
          <p className="basis-full bg-bad-ground px-2 py-1 text-[13px] wrap-anywhere text-bad">
            The answer goes to {stranger}, who has not written here.
          </p>
        )}
        <TargetFields form={form} id={submission} />
        <input type="hidden" name="entry" value={entry} />
        <input type="hidden" name="event" value={index} />
        <input type="hidden" name="key" value={formKey} />
        <input type="hidden" name="seenPosition" value={seen} />
        {answers
          .filter(({ value }) => value !== answered)
          .map(({ value, label }) => (
            <button key={value} type="submit" name="answer" value={value} className={lineButton}>
              {label}
            </button>
          ))}
      </ActionForm>
    </OnlyFor>
  );
}
