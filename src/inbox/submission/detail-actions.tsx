import type { FormDefinition } from '@/forms';
import { lineButton } from '@/ui/dense-controls';

import { ActionForm } from '../action/action-form';
import type { StaffActions } from '../action/action-state';
import type { SubmissionWithNotes } from '../list/reads/submission';
import { SnoozeControl } from '../snooze/snooze-control';
import type { Neighbours } from './detail-links';
import { TargetFields } from './target-fields';

interface DetailActionsProps {
  form: FormDefinition;
  submission: SubmissionWithNotes;
  neighbours: Neighbours;
  now: number;
  actions: Pick<StaffActions, 'change' | 'snooze'>;
}

/** How to be done with a submission. Where it leaves the list, the next one opens. */
export function DetailActions({ form, submission, neighbours, ...rest }: DetailActionsProps) {
  const { now, actions } = rest;
  const { id, status, assignee } = submission;
  const seen = { status, assignee };
  const { following } = neighbours;
  return (
    <div data-screen className="mt-3 flex flex-wrap gap-2 print:hidden">
      <ActionForm action={actions.change} data-done className="contents">
        <TargetFields form={form.name} id={id} seen={seen} next={following ?? undefined} />
        {status === 'replied' ? null : (
          <button type="submit" name="change" value="replied" className={lineButton}>
            Mark as replied
          </button>
        )}
        {status === 'archived' ? null : (
          <button type="submit" name="change" value="archived" className={lineButton}>
            Archive
          </button>
        )}
      </ActionForm>
      <SnoozeControl {...{ submission, now }} next={following} snooze={actions.snooze} />
    </div>
  );
}
