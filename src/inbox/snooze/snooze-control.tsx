import { snoozeEnd } from '@/submissions/records/queue/due';
import { capital } from '@/ui/capital';
import { lineButton, textBox } from '@/ui/dense-controls';

import { ActionForm } from '../action/action-form';
import type { Submission } from '../list/reads/submission';
import { formatDate } from '../frame/format-date';
import { snooze } from './actions';
import { morning, nearMornings } from './snooze-times';

interface SnoozeControlProps {
  submission: Submission;
  now: number;
  /** Where to go then; without it the page stays. */
  next: string | null;
}

/** Opens without scripts, too. The key `s` opens it. */
export function SnoozeControl({ submission, now, next }: SnoozeControlProps) {
  const { form, id, status, snoozedUntil } = submission;
  const end = snoozeEnd(submission, now);
  const about = (
    <>
      <input type="hidden" name="form" value={form} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="seenStatus" value={status} />
      <input type="hidden" name="seenSnooze" value={snoozedUntil ?? ''} />
      {next ? <input type="hidden" name="next" value={next} /> : null}
    </>
  );
  return (
    <>
      <details data-snooze className="group/snooze open:col-span-full">
        <summary
          className={`${lineButton} w-full cursor-pointer list-none group-open/snooze:bg-ink group-open/snooze:text-paper`}
        >
          Snooze
        </summary>
        <div className="mt-2 flex flex-wrap gap-2 border-l-[6px] border-accent py-1 pl-3">
          <ActionForm action={snooze} aria-label="Snooze" className="contents">
            {about}
            {nearMornings(now).map(({ choice, label }) => (
              <button key={choice} type="submit" name="until" value={choice} className={lineButton}>
                {capital(label)}
              </button>
            ))}
          </ActionForm>
          {/* A form of its own: Enter in the field means the day. */}
          <ActionForm
            action={snooze}
            aria-label="Snooze until a day"
            className="flex flex-wrap gap-2"
          >
            {about}
            <input type="hidden" name="until" value="day" />
            <input
              type="date"
              name="day"
              required
              aria-label={`Snooze until ${morning} on`}
              className={`${textBox} w-auto!`}
            />
            <button type="submit" className={lineButton}>
              Until that day
            </button>
          </ActionForm>
        </div>
      </details>
      {end ? (
        <ActionForm
          action={snooze}
          className="col-span-full flex flex-wrap items-center gap-x-3 gap-y-1"
        >
          {about}
          <span>Snoozed until {formatDate(end)}</span>
          <button type="submit" name="until" value="now" className={lineButton}>
            Wake now
          </button>
        </ActionForm>
      ) : null}
    </>
  );
}
