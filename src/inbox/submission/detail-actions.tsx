import { lineButton } from '@/ui/dense-controls';

import { ActionForm } from '../action/action-form';
import { change } from '../list/actions';
import type { SubmissionWithNotes } from '../list/reads/submission';
import { SnoozeControl } from '../snooze/snooze-control';
import type { Neighbours } from './detail-links';
import { TargetFields } from './target-fields';

interface DetailActionsProps {
  submission: SubmissionWithNotes;
  neighbours: Neighbours;
  now: number;
}

/** How to be done with a submission. Where it leaves the list, the next one opens. */
export function DetailActions({ submission, neighbours, now }: DetailActionsProps) {
  const { form, id, status, quarantinedFor } = submission;
  const { following } = neighbours;
  return (
    <div
      data-screen
      className="mt-3 grid max-w-md grid-cols-2 gap-2 @min-[670px]/reading:max-w-2xl @min-[670px]/reading:grid-cols-4 print:hidden"
    >
      <ActionForm action={change} data-done leaves={id} className="contents">
        <TargetFields {...{ form, id }} seen={submission} next={following} />
        {status === 'replied' ? null : (
          <button type="submit" name="change" value="replied" className={lineButton}>
            Mark as replied
          </button>
        )}
        {status === 'archived' ? (
          <button type="submit" name="change" value="in-progress" className={lineButton}>
            Reopen
          </button>
        ) : (
          <button type="submit" name="change" value="archived" className={lineButton}>
            Archive
          </button>
        )}
        {status === 'spam' ? null : (
          <button type="submit" name="change" value="spam" className={lineButton}>
            Spam
          </button>
        )}
        {status === 'spam' && !quarantinedFor ? (
          <button type="submit" name="change" value="not-spam" className={lineButton}>
            Not spam
          </button>
        ) : null}
      </ActionForm>
      <SnoozeControl {...{ submission, now }} next={following} />
    </div>
  );
}
