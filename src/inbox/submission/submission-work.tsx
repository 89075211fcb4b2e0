import { statuses, type FormDefinition } from '@/forms';
import type { Colleague } from './colleagues';
import type { SubmissionWithNotes } from '../list/submissions';

import { lineButton, selectBox } from '../list/looks';
import type { StaffActions } from '../tools/staff-actions';
import { TargetFields } from './target-fields';

interface SubmissionWorkProps {
  form: FormDefinition;
  submission: SubmissionWithNotes;
  colleagues: readonly Colleague[];
  /** The same view without the open submission. */
  closed: string;
  actions: Pick<StaffActions, 'change' | 'assign'>;
}

const row = 'flex items-end gap-2';
const caption = 'mb-1 block text-ink-soft';

/** What staff do with a submission, apart from answering. */
export function SubmissionWork({ form, submission, colleagues, ...rest }: SubmissionWorkProps) {
  const { closed, actions } = rest;
  const { id, status, assignee, deletedAt } = submission;
  const target = <TargetFields form={form.name} id={id} />;
  const leaving = <TargetFields form={form.name} id={id} next={closed} />;
  return (
    <div className="mt-3 grid gap-3">
      <div className="flex flex-wrap gap-2">
        <form action={actions.change} className="contents">
          {target}
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
        </form>
        <form action={actions.change} className="contents">
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
              Delete
            </button>
          )}
        </form>
      </div>
      <form action={actions.change} className={row}>
        {target}
        <label className="min-w-0 flex-1">
          <span className={caption}>Status</span>
          <select key={status} name="change" defaultValue={status} className={selectBox}>
            {statuses.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className={lineButton}>
          Set status
        </button>
      </form>
      <form action={actions.assign} className={row}>
        {target}
        <label className="min-w-0 flex-1">
          <span className={caption}>Assigned to</span>
          <select
            key={assignee}
            name="assignee"
            defaultValue={assignee ?? ''}
            className={selectBox}
          >
            <option value="">Nobody</option>
            {colleagues.map(({ id: colleague, name }) => (
              <option key={colleague} value={colleague}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className={lineButton}>
          Assign
        </button>
      </form>
    </div>
  );
}
