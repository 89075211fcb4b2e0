import { listOf } from '@/platform/place/wording';
import type { Watcher } from '@/submissions/records/watches/watches';
import { lineButton } from '@/ui/dense-controls';

import { ActionForm } from '../action/action-form';
import { TargetFields } from '../submission/target-fields';
import { watch } from './actions';

interface WatchSectionProps {
  form: string;
  id: string;
  /** Null where they could not be read. */
  watchers: readonly Watcher[] | null;
  /** The id of who looks. */
  viewer: string;
}

/** Who is told of what comes on a submission, and the way to be one of them. */
export function WatchSection({ form, id, watchers, viewer }: WatchSectionProps) {
  if (watchers === null) return null;
  const isWatching = watchers.some((each) => each.id === viewer);
  const others = watchers.filter((each) => each.id !== viewer).map(({ name }) => name);
  const all = [...others, ...(isWatching ? ['you'] : [])];
  return (
    <ActionForm
      action={watch}
      aria-label="Watching"
      className="mt-3 flex flex-wrap items-center gap-2"
    >
      <TargetFields form={form} id={id} />
      <button
        type="submit"
        name="watch"
        value={isWatching ? 'end' : 'begin'}
        title="You are told here, and by mail, of answers, notes and a change of who has it"
        className={lineButton}
      >
        {isWatching ? 'Stop watching' : 'Watch'}
      </button>
      <p className="min-w-0 flex-1 wrap-anywhere text-ink-soft">
        {all.length === 0 ? 'Nobody watches this.' : `Watched by ${listOf(all)}.`}
      </p>
    </ActionForm>
  );
}
