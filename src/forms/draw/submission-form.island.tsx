'use client';

import { useMemo, useState, type ReactNode, type SubmitEvent } from 'react';

import { island } from '@/islands/island';
import { classNames } from '@/ui/class-names';
import { useHydrated } from '@/ui/use-hydrated';

import type { ShownForm } from '..';
import type { FieldError } from '../definition';
import { useAnswered, type Answered } from '../fill/use-answered';
import { useAsked } from '../fill/use-asked';
import { useMended } from '../fill/use-mended';
import { useStep } from '../fill/use-step';
import { useSubmission, type Shown } from '../fill/use-submission';
import type { FormWords } from '../form-words';
import { takesFiles } from '../kinds';
import { doorAddress } from '../send/door-address';
import { isSettled, possibleSteps, stepNames, stepOf } from '../steps';

import { CameAlong, type Along } from './came-along';
import { CoreRun, LastRun, type Core } from './core-run';
import { ErrorSummary } from './error-summary';
import { Field } from './field';
import { fieldGroups, type FieldGroup, type FieldRow } from './field-rows';
import { Honeypot } from './honeypot';
import { StepHeading } from './step-heading';
import { SubmitButton } from './submit-button';
import { Button } from '@/ui/button';

interface SubmissionFormProps {
  form: ShownForm;
  words: FormWords;
  /** What stands beside the button. */
  note?: ReactNode;
  /** What stands below the button. */
  after?: ReactNode;
  /** The class of each field's layer in the core beside the form; without it there is none. */
  layers?: Readonly<Record<string, string>>;
  /** The id of the view that takes the form's place after a success. */
  switchesTo?: string;
  /** What a browser without JavaScript sent and the door refused. */
  refused?: RefusedAnswers;
  /** What is said of lines that came along from another page, where the form takes any. */
  along?: Along;
}

export interface RefusedAnswers {
  /** What was typed, by field. */
  readonly answers: Record<string, string>;
  /** What is wrong, by field. */
  readonly errors: Record<string, string>;
  /** Why it was refused, where no field is wrong. */
  readonly message: string;
  /** The page of the form that is to be shown, of several. */
  readonly step?: number;
  /** All of that page is answered, and nothing follows. */
  readonly isLast?: boolean;
}

/** A form, drawn from its definition. Without scripts it works as plain HTML. */
function SubmissionForm(props: SubmissionFormProps) {
  const { form, words, note, after, layers, switchesTo, refused, along } = props;
  const [refusal] = useState(() => refusalOf(form, refused));
  const [firstStep] = useState(
    () => refused?.step ?? possibleSteps(form.fields, 0, () => '')[0] ?? 0,
  );
  const { step, heading, turnOn, turnBack, turnToError, beginAgain } = useStep(form, firstStep);
  const { errors, isBusy, element, check, submit, onInput, ...said } = useSubmission({
    ...{ form, words, switchesTo, refused: refusal },
    onErrors: turnToError,
    beginAgain,
  });
  const beside = useMended(form, element, errors);
  const stepsAnswered = refused?.isLast ? step + 1 : step;
  const asked = useAsked({ form, element, step, answered: stepsAnswered, sent: refused?.answers });
  const answered = useAnswered(form, element, layers !== undefined);
  const core = layers && { layers, answered };
  const next = asked.steps.find((each) => each > step);
  const previous = asked.steps.findLast((each) => each < step);
  const errorsHere = useMemo(
    () =>
      errors.filter(({ name }) =>
        form.fields.some((field) => field.name === name && stepOf(field) === step),
      ),
    [errors, form, step],
  );
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    const isBack = submitter instanceof HTMLButtonElement && submitter.value === stepNames.back;
    if (isBack && previous !== undefined) turnBack(previous);
    else if (next === undefined) void submit(event.currentTarget);
    else if (check(event.currentTarget, (field) => stepOf(field) === step)) turnOn(next);
  };
  // From then on our messages take the place of the browser's.
  const isHydrated = useHydrated();
  return (
    <>
      {along ? <CameAlong {...along} name={form.name} form={element} /> : null}
      <form
        ref={element}
        name={form.name}
        method="post"
        action={doorAddress(form)}
        encType={takesFiles(form) ? 'multipart/form-data' : undefined}
        // Without a script the server checks each page: a browser would check those out of sight, too.
        noValidate={isHydrated || form.steps !== undefined}
        data-awake={isHydrated ? '' : undefined}
        className={classNames('@container', core && 'core-beside')}
        onSubmit={onSubmit}
        onInput={onInput}
      >
        {errorsHere.length > 0 ? (
          <ErrorSummary
            formName={form.name}
            words={words}
            errors={errorsHere}
            isSent={errors === refusal.errors}
          />
        ) : null}
        {form.steps ? (
          <StepHeading
            {...{ words, heading }}
            title={form.steps[step] ?? ''}
            step={asked.steps.indexOf(step) + 1}
            steps={asked.steps.length}
          />
        ) : null}
        {(form.steps ?? ['']).map((title, at) => (
          <Page key={`${at} ${title}`} isOfSeveral={form.steps !== undefined} isShown={at === step}>
            {fieldGroups(form.fields.filter((field) => stepOf(field) === at)).map((group) => (
              <Group
                key={group.heading}
                {...{ form, words, group, core }}
                errors={beside}
                asked={asked.names}
                answers={refused?.answers}
              />
            ))}
          </Page>
        ))}
        <Honeypot formName={form.name} name={form.honeypot} />
        <div className={classNames('mt-8', core && 'core-row')}>
          <div className="flex flex-wrap items-center gap-x-7 gap-y-5">
            {next === undefined ? (
              <SubmitButton texts={form.texts} isBusy={isBusy} />
            ) : (
              <Button type="submit" name={stepNames.go} value={stepNames.next}>
                {words.next}
              </Button>
            )}
            {previous === undefined ? null : (
              <Button type="submit" look="outline" name={stepNames.go} value={stepNames.back}>
                {words.back}
              </Button>
            )}
            {form.steps ? <input type="hidden" name={stepNames.at} value={step} /> : null}
            {next === undefined ? note : null}
          </div>
          <Said {...said} />
          {after ? <div className="mt-8">{after}</div> : null}
          {core ? <LastRun isThere={isWhole(form, answered)} /> : null}
        </div>
      </form>
    </>
  );
}

/** What became of the last try. */
function Said({ told, status, isFailed }: Pick<Shown, 'told' | 'status' | 'isFailed'>) {
  return (
    <div
      className={classNames(
        'font-[540] text-pretty',
        told + status && 'mt-5',
        isFailed && 'border-l-[6px] border-bad bg-bad-ground px-4.5 py-4',
      )}
    >
      {told ? <p>{told}</p> : null}
      <p role="status">{status}</p>
    </div>
  );
}

const isWhole = ({ fields }: ShownForm, answered: Answered): boolean =>
  fields.every(({ name, required }) => !required || name in answered);

/** The page that is not shown keeps what was answered there: a browser sends it along. */
function Page({
  isOfSeveral,
  isShown,
  children,
}: {
  isOfSeveral: boolean;
  isShown: boolean;
  children: ReactNode;
}) {
  return isOfSeveral ? <div hidden={!isShown}>{children}</div> : children;
}

/** As the form shows it: the lines of its fields, or one sentence. */
function refusalOf(form: ShownForm, refused: RefusedAnswers | undefined) {
  const errors = form.fields.flatMap(({ name }): FieldError[] => {
    const message = refused?.errors[name];
    return message ? [{ name, message }] : [];
  });
  return { errors, status: errors.length === 0 ? (refused?.message ?? '') : '' };
}

interface GroupProps {
  form: ShownForm;
  words: FormWords;
  group: FieldGroup;
  /** The names of the fields that are asked. */
  asked: ReadonlySet<string>;
  answers?: RefusedAnswers['answers'];
  /** What is wrong beside the fields. */
  errors: readonly FieldError[];
  core?: Core;
}

function Group({ group, ...rest }: GroupProps) {
  const rows = group.rows.map((row) => <Row key={row.fields[0]?.name} row={row} {...rest} />);
  if (group.heading === null) return <div className="grid gap-y-5">{rows}</div>;
  // What the address of the page says is in no sight.
  const inSight = group.rows.flatMap(({ fields }) =>
    fields.filter(({ kind }) => kind !== 'hidden'),
  );
  const isAsked = inSight.some(({ name }) => rest.asked.has(name));
  const isKnown = inSight.every((field) => isSettled(field, rest.form.fields));
  return (
    <fieldset
      data-unasked={isAsked ? undefined : ''}
      className={`not-first:mt-10 ${isKnown ? 'data-unasked:hidden' : whileAsked}`}
    >
      <legend className="mb-4 text-[22px] leading-normal font-[640] stretch-92">
        {group.heading}
      </legend>
      {group.text ? <p className="mb-5 text-pretty">{group.text}</p> : null}
      <div className="grid gap-y-5">{rows}</div>
    </fieldset>
  );
}

/** By the form's own width, since it stands in a column of the page. */
const columns: Record<FieldRow['columns'], string> = {
  1: '',
  2: '@md:grid-cols-2',
  3: '@xs:grid-cols-2 @xs:*:first:col-span-2 @lg:grid-cols-[1.35fr_1fr_1fr] @lg:*:first:col-span-1',
};

interface RowProps extends Omit<GroupProps, 'group'> {
  row: FieldRow;
}

function Row({ form, words, row, asked, answers, errors, core }: RowProps) {
  return (
    <div
      data-unasked={row.fields.some(({ name }) => asked.has(name)) ? undefined : ''}
      className={classNames(
        'grid grid-cols-1 items-start gap-x-6 gap-y-5',
        ...[columns[row.columns], whileAsked, core && 'core-row'],
      )}
    >
      {row.fields.map((field) => {
        const isKnown = isSettled(field, form.fields);
        const drawn = (
          <Field
            key={field.name}
            formName={form.name}
            field={isKnown ? { ...field, askedIf: undefined } : field}
            words={words}
            answer={answers?.[field.name]}
            error={errors.find(({ name }) => name === field.name)?.message}
          />
        );
        if (field.askedIf === undefined) return drawn;
        return (
          <div
            key={field.name}
            data-unasked={asked.has(field.name) ? undefined : ''}
            className={isKnown ? 'data-unasked:hidden' : whileAsked}
          >
            {drawn}
          </div>
        );
      })}
      {core ? <CoreRun core={core} fields={row.fields} /> : null}
    </div>
  );
}

/** Without scripts nothing could show it later, so it is there from the beginning. */
const whileAsked = 'not-noscript:data-unasked:hidden';

export default island({ name: 'submission-form', wake: 'touch' }, SubmissionForm);
