import { lineButton, textBox } from '@/ui/dense-controls';

import type { NearMorning } from '../../snooze/snooze-times';
import { sendByEnter } from './send-by-enter';

export interface AfterSending {
  /** As the page shows the submission. */
  readonly status: string;
  readonly snoozedUntil: string | null;
  /** Where to go once it has left the list; null where it stays in it. */
  readonly following: string | null;
  /** The next one of the list, else the list. */
  readonly nextInList: string;
  readonly mornings: readonly NearMorning[];
  /** When a day begins, as buttons say it: `9:00`. */
  readonly morning: string;
}

/** The buttons that send a reply and do the next thing with the same press. They work without scripts. */
export function SendAnd({ status, snoozedUntil, following, nextInList, ...rest }: AfterSending) {
  return (
    <>
      <input type="hidden" name="seenStatus" value={status} />
      <input type="hidden" name="seenSnooze" value={snoozedUntil ?? ''} />
      <input type="hidden" name="nextInList" value={nextInList} />
      {following ? <input type="hidden" name="next" value={following} /> : null}
      {status === 'archived' ? null : (
        <button type="submit" name="intent" value="send-archive" className={lineButton}>
          Send and archive
        </button>
      )}
      <button type="submit" name="intent" value="send-next" className={lineButton}>
        Send and next
      </button>
      <SendAndSnooze {...rest} />
    </>
  );
}

const SendAndSnooze = ({ mornings, morning }: Pick<AfterSending, 'mornings' | 'morning'>) => (
  <details className="group/send-snooze open:basis-full">
    <summary
      className={`${lineButton} cursor-pointer list-none group-open/send-snooze:bg-ink group-open/send-snooze:text-paper`}
    >
      Send and snooze
    </summary>
    <div className="mt-2 flex flex-wrap gap-2 border-l-[6px] border-accent py-1 pl-3">
      {mornings.map(({ choice, label }) => (
        <button
          key={choice}
          type="submit"
          name="intent"
          value={`send-snooze ${choice}`}
          className={lineButton}
        >
          Send, snooze until {label}
        </button>
      ))}
      <div className="flex flex-wrap gap-2">
        <input
          type="date"
          name="day"
          aria-label={`Send, then snooze until ${morning} on`}
          onKeyDown={sendByEnter('send-snooze day')}
          className={`${textBox} w-auto!`}
        />
        <button type="submit" name="intent" value="send-snooze day" className={lineButton}>
          Send, snooze until that day
        </button>
      </div>
    </div>
  </details>
);
