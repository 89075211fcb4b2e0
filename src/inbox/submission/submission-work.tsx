import { statuses } from '@/forms';
import { lineButton } from '@/ui/dense-controls';

import { ActionForm } from '../action/action-form';
import { ActionSelect } from '../action/action-select';
import { draftKey } from '../action/draft-key';
import { change } from '../list/actions';
import type { SubmissionWithNotes } from '../list/reads/submission';
import { assigneeName, statusLabel } from '../list/words';
import { assign } from './actions';
import type { Colleague } from './colleagues';
import { TargetFields } from './target-fields';

interface SubmissionWorkProps {
  submission: SubmissionWithNotes;
  colleagues: readonly Colleague[];
  /** The id of who looks at it. */
  viewer: string;
  /** The same view without the open submission. */
  closed: string;
}

const row = 'flex flex-wrap items-end gap-2';
const caption = 'mb-1 block text-ink-soft';

/** What staff do with a submission, apart from answering it and being done with it. */
export function SubmissionWork({ submission, colleagues, viewer, closed }: SubmissionWorkProps) {
  const { form, id, status, assignee, deletedAt } = submission;
  const target = <TargetFields {...{ form, id }} seen={submission} />;
  const draftOf = (field: string) => draftKey({ author: viewer, submission: id, field });
  return (
    <div className="mt-3 grid gap-3">
      <div className="flex flex-wrap gap-2">
        <ActionForm action={change} className="contents">
          <TargetFields {...{ form, id }} seen={submission} next={closed} />
          <button type="submit" name="change" value="unread" className={lineButton}>
            Mark as unread
          </button>
          <button
            type="submit"
            name="change"
            value={deletedAt ? 'restore' : 'trash'}
            className={lineButton}
          >
            {deletedAt ? 'Restore' : 'Move to trash'}
          </button>
        </ActionForm>
      </div>
      <ActionForm action={change} className={row}>
        {target}
        <label className="min-w-0 flex-1">
          <span className={caption}>Status</span>
          <ActionSelect
            name="change"
            value={status}
            word={statusLabel(status)}
            draft={draftOf('status')}
          >
            {statuses.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </ActionSelect>
        </label>
        <button type="submit" className={lineButton}>
          Set status
        </button>
      </ActionForm>
      <ActionForm action={assign} className={row}>
        {target}
        <label data-assignee className="min-w-0 flex-1">
          <span className={caption}>Assigned to</span>
          <ActionSelect
            name="assignee"
            value={assignee ?? ''}
            word={assigneeName(colleagues, assignee)}
            draft={draftOf('assignee')}
          >
            <option value="">Nobody</option>
            {colleagues
              .filter(({ id: colleague, mayWork }) => mayWork || colleague === assignee)
              .map(({ id: colleague, name }) => (
                <option key={colleague} value={colleague}>
                  {name}
                </option>
              ))}
          </ActionSelect>
        </label>
        <button type="submit" className={lineButton}>
          Assign
        </button>
      </ActionForm>
    </div>
  );
}
