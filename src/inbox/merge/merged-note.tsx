import { lineButton } from '@/ui/dense-controls';

import { ActionForm } from '../action/action-form';
import { formatDate } from '../frame/format-date';
import { OnlyFor } from '../frame/only-for';
import { OpenSubmissionLink } from '../person/open-submission-link';
import { TargetFields } from '../submission/target-fields';
import { takeApart } from './actions';
import type { Merged } from './reads';

/** Says of a submission that was merged where the conversation goes on. */
export function MergedNote({ into }: Pick<Merged, 'into'>) {
  if (!into) return null;
  const { merged, target, reference, by, at } = into;
  return (
    <ActionForm
      action={takeApart}
      className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 border-l-[6px] border-accent py-1 pl-3"
    >
      <TargetFields {...merged} />
      <p className="min-w-0">
        Merged into <OpenSubmissionLink {...target}>{reference}</OpenSubmissionLink> by{' '}
        {by ?? 'a former colleague'} on <time dateTime={at}>{formatDate(at)}</time>. What its sender
        answers comes in there.
      </p>
      <OnlyFor right="work">
        <button type="submit" className={lineButton}>
          Take apart
        </button>
      </OnlyFor>
    </ActionForm>
  );
}
