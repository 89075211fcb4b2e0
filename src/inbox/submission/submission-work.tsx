import { statuses, type FormDefinition } from '@/forms';
import { lineButton } from '@/ui/dense-controls';

import { ActionForm } from '../action/action-form';
import { ActionSelect } from '../action/action-select';
import type { StaffActions } from '../action/action-state';
import { draftKey } from '../action/draft-key';
import type { SubmissionWithNotes } from '../list/reads/submission';
import { statusLabel } from '../list/words';
import { assigneeName } from './assignee-name';
import type { Colleague } from './colleagues';
import { TargetFields } from './target-fields';

interface SubmissionWorkProps {
  form: FormDefinition;
  submission: SubmissionWithNotes;
  colleagues: readonly Colleague[];
  /** The id of who looks at it. */
  viewer: string;
  /** The same view without the open submission. */
  closed: string;
  actions: Pick<StaffActions, 'change' | 'assign'>;
}

const row = 'flex flex-wrap items-end gap-2';
const caption = 'mb-1 block text-ink-soft';

/** What staff do with a submission, apart from answering it and being done with it. */
export function SubmissionWork({ form, submission, colleagues, ...rest }: SubmissionWorkProps) {
  const { viewer, closed, actions } = rest;
  const { id, status, assignee, deletedAt } = submission;
  const seen = { status, assignee };
  const target = <TargetFields form={form.name} id={id} seen={seen} />;
  const leaving = <TargetFields form={form.name} id={id} seen={seen} next={closed} />;
  const draftOf = (field: string) => draftKey({ author: viewer, submission: id, field });
  return (
    <div className="mt-3 grid gap-3">
      <div className="flex flex-wrap gap-2">
        <ActionForm action={actions.change} className="contents">
          {leaving}
          <button type="submit" name="change" value="unread" className={lineButton}>
            Mark as unread
          </button>
          {deletedAt ? (
            <button type="submit" name="change" value="restore" className={lineButton}>
              Restore
            </button>
          ) : (
            <button type="submit" name="change" value="trash" className={lineButton}>
              Move to trash
            </button>
          )}
        </ActionForm>
      </div>
      <ActionForm action={actions.change} className={row}>
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
      <ActionForm action={actions.assign} className={row}>
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
            {colleagues.map(({ id: colleague, name }) => (
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
