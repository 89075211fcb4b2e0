import type { ReactNode } from 'react';

import { today } from '@/platform/place/calendar-day';
import { shortDay } from '@/platform/place/days';
import { moneyText } from '@/platform/place/money';
import {
  moneyOf,
  type Opportunity,
  type Outcome,
} from '@/submissions/records/opportunities/opportunity';
import { lineButton } from '@/ui/dense-controls';

import { ActionForm } from '../action/action-form';
import { OnlyFor } from '../frame/only-for';
import { nameAmong } from '../list/words';
import type { Colleague } from '../submission/colleagues';
import { DetailEntry } from '../submission/detail-entry';
import { TargetFields } from '../submission/target-fields';
import { makeAnOpportunity, removeOpportunity } from './actions';
import { ClosingForm } from './closing-form';
import { DetailsForm } from './details-form';
import { MoveForm } from './move-form';
import type { PipelineOf } from './reads';
import { outcomeLabels, probabilityOf, stageLabel } from './words';

const outcomes: readonly Outcome[] = ['won', 'lost'];

interface OpportunitySectionProps {
  form: string;
  id: string;
  pipeline: PipelineOf;
  colleagues: readonly Colleague[];
}

/** What a conversation is worth, what comes next and how it ended, and the forms that say so. Needs no scripts. */
export function OpportunitySection({ form, id, pipeline, colleagues }: OpportunitySectionProps) {
  const { opportunity, settings, seesValues, aside, isMerged } = pipeline;
  if (!opportunity)
    return isMerged ? null : (
      <OnlyFor right="work">
        <ActionForm action={makeAnOpportunity} aria-label="Opportunity" className="mt-3">
          <TargetFields form={form} id={id} />
          <button type="submit" className={lineButton}>
            Make an opportunity
          </button>
        </ActionForm>
      </OnlyFor>
    );
  const { of, version } = opportunity;
  const target = <SeenOpportunity form={of.form} id={of.id} version={version} />;
  return (
    <section aria-labelledby={`opportunity-${id}`} className="mt-6 print:break-inside-avoid">
      <h3 id={`opportunity-${id}`} className="mb-1.5 text-[15px]">
        Opportunity
      </h3>
      <OpportunityFacts {...{ id, opportunity, colleagues, seesValues }} stages={settings.stages} />
      {isMerged ? (
        <p className="mt-2 text-ink-soft">
          It counts with the conversation that this one was merged into.
        </p>
      ) : null}
      {aside.length > 0 ? (
        <p className="mt-2 text-ink-soft">
          {aside.length === 1 ? 'Another opportunity' : `${aside.length} more opportunities`} of
          what was merged into this {aside.length === 1 ? 'does' : 'do'} not count until that is
          taken apart.
        </p>
      ) : null}
      {isMerged ? null : (
        <OnlyFor right="work">
          <div className="mt-2.5 grid gap-1 print:hidden">
            <MoveForm stages={settings.stages} opportunity={opportunity}>
              {target}
            </MoveForm>
            <DetailsForm {...{ opportunity, colleagues, seesValues }}>{target}</DetailsForm>
            {outcomes
              .filter((each) => opportunity.outcome === null || opportunity.outcome === each)
              .map((each) => (
                <ClosingForm
                  key={each}
                  outcome={each}
                  reasons={each === 'won' ? settings.wonReasons : settings.lostReasons}
                  said={opportunity.outcome === null ? null : opportunity}
                  today={today()}
                >
                  {target}
                </ClosingForm>
              ))}
            <ActionForm action={removeOpportunity}>
              {target}
              <button type="submit" className="py-1 underline underline-offset-2 max-sm:py-2.5">
                Not an opportunity
              </button>
            </ActionForm>
          </div>
        </OnlyFor>
      )}
    </section>
  );
}

interface SeenOpportunityProps {
  form: string;
  id: string;
  version: number;
}

/** Which opportunity a form is about, and which version of it the page shows. */
export const SeenOpportunity = ({ form, id, version }: SeenOpportunityProps) => (
  <>
    <TargetFields form={form} id={id} />
    <input type="hidden" name="expects" value={version} />
  </>
);

interface OpportunityFactsProps extends Pick<PipelineOf, 'seesValues'> {
  /** Of the submission. */
  id: string;
  opportunity: Opportunity;
  stages: PipelineOf['settings']['stages'];
  colleagues: readonly Colleague[];
}

function OpportunityFacts({ id, opportunity, stages, ...rest }: OpportunityFactsProps) {
  const { colleagues, seesValues } = rest;
  const { stage, outcome, expectedClose, nextStep, nextStepDay, closedOn } = opportunity;
  const money = moneyOf(opportunity);
  const isLate = (day: string | null) => outcome === null && day !== null && day < today();
  return (
    <dl className="border-t-[3px] border-ink">
      <DetailEntry heading={outcome ? 'Ended' : 'Stage'}>
        {outcome ? (
          <>
            <strong className="font-[640]">{outcomeLabels[outcome]}</strong>
            {closedOn ? `, ${shortDay(closedOn)}` : null}
            <Why {...opportunity} />
          </>
        ) : (
          `${stageLabel(stages, stage)}, ${probabilityOf(opportunity, stages)}%`
        )}
      </DetailEntry>
      {seesValues ? (
        <DetailEntry heading="Value">{money ? moneyText(money) : <None />}</DetailEntry>
      ) : null}
      {outcome === null ? (
        <>
          <DetailEntry heading="Expected">
            {expectedClose ? <Day day={expectedClose} isLate={isLate(expectedClose)} /> : <None />}
          </DetailEntry>
          <DetailEntry heading="Next step">
            {nextStep ?? <None />}
            {nextStepDay ? (
              <span className="block text-ink-soft">
                <Day day={nextStepDay} isLate={isLate(nextStepDay)} />
                {opportunity.nextStepTime ? ` at ${opportunity.nextStepTime}` : null}
                {opportunity.nextStepOwner
                  ? `, ${nameAmong(colleagues, opportunity.nextStepOwner)}`
                  : null}
              </span>
            ) : null}
            {nextStepDay && opportunity.nextStepTime ? <CallFile id={id} /> : null}
          </DetailEntry>
        </>
      ) : null}
    </dl>
  );
}

/** The next step for a calendar. */
const CallFile = ({ id }: { id: string }) => (
  <a
    href={`/admin/calls/${id}`}
    download
    className="underline underline-offset-2 max-sm:inline-block max-sm:py-2"
  >
    Calendar file
  </a>
);

const None = () => <span className="text-ink-soft">Not said</span>;

function Why({ reason, remark }: Pick<Opportunity, 'reason' | 'remark'>): ReactNode {
  const why = [reason, remark].filter(Boolean).join('; ');
  return why ? <span className="block text-ink-soft">{why}</span> : null;
}

/** A day, and that it has passed. */
export const Day = ({ day, isLate }: { day: string; isLate: boolean }) => (
  <>
    <time dateTime={day}>{shortDay(day)}</time>
    {isLate ? (
      <strong className="ml-2 bg-bad-ground px-1.5 py-0.5 font-[620] text-bad">Overdue</strong>
    ) : null}
  </>
);
