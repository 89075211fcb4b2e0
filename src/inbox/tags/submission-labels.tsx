import { X } from 'lucide-react';

import { priorities } from '@/forms';
import { lineButton } from '@/ui/dense-controls';

import { ActionForm } from '../action/action-form';
import { ActionSelect } from '../action/action-select';
import { draftKey } from '../action/draft-key';
import type { Submission } from '../list/reads/submission';
import { priorityLabel } from '../list/words';
import { TargetFields } from '../submission/target-fields';
import { prioritise, tag } from './actions';
import { TagField } from './tag-field';

interface SubmissionLabelsProps {
  submission: Submission;
  /** The id of who looks. */
  viewer: string;
}

const row = 'flex flex-wrap items-end gap-2';
const chip =
  'inline-flex min-h-8 max-w-full items-center gap-1 border border-edge pr-1.5 pl-2 hover:bg-ink hover:text-paper max-sm:min-h-11';

/** The tags of the open submission and its priority. */
export function SubmissionLabels({ submission, viewer }: SubmissionLabelsProps) {
  const { form, id, tags, priority } = submission;
  const target = <TargetFields {...{ form, id }} />;
  return (
    <div className="mt-3 grid gap-3">
      <div className="grid gap-2">
        {tags.length === 0 ? null : (
          <ActionForm action={tag} aria-label="Tags" className="flex flex-wrap gap-1.5">
            {target}
            {tags.map((each) => (
              <button
                key={each}
                type="submit"
                name="remove"
                value={each}
                aria-label={`Remove the tag ${each}`}
                className={chip}
              >
                <bdi className="min-w-0 wrap-anywhere">{each}</bdi>
                <X aria-hidden="true" strokeWidth={1.75} className="size-3.5 flex-none" />
              </button>
            ))}
          </ActionForm>
        )}
        <ActionForm action={tag} className={row}>
          {target}
          <TagField name="add" label="Tag" className="min-w-0 flex-1" />
          <button type="submit" className={lineButton}>
            Add tag
          </button>
        </ActionForm>
      </div>
      <ActionForm action={prioritise} className={row}>
        {target}
        <input type="hidden" name="seenPriority" value={priority} />
        <label className="min-w-0 flex-1">
          <span className="mb-1 block text-ink-soft">Priority</span>
          <ActionSelect
            name="priority"
            value={priority}
            word={priorityLabel(priority)}
            draft={draftKey({ author: viewer, submission: id, field: 'priority' })}
          >
            {priorities.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </ActionSelect>
        </label>
        <button type="submit" className={lineButton}>
          Set priority
        </button>
      </ActionForm>
    </div>
  );
}
