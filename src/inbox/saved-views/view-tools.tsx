import { isNarrowed, sortName, type InboxView } from '../list/inbox-view';
import { ActionForm } from '../action/action-form';
import { changeViews } from './actions';
import { queryOfView, type SavedViews } from './reads';
import { ViewForm } from './view-form';

interface ViewToolsProps {
  view: InboxView;
  saved: SavedViews;
}

/** What can be done with the view that is shown: it gets a name, or another one, or goes. */
export function ViewTools({ view, saved }: ViewToolsProps) {
  const query = queryOfView(view);
  const shown = saved.views.filter((each) => each.query === query);
  const own = shown.find(({ isOwn }) => isOwn) ?? null;
  const isWorthSaving = isNarrowed(view) || view.made !== null || sortName(view) !== null;
  return (
    <>
      {saved.removed.map(({ id, name }) => (
        <ActionForm
          key={id}
          action={changeViews}
          className="flex min-h-9 flex-wrap items-center gap-x-4 px-5 max-sm:min-h-11"
        >
          <input type="hidden" name="id" value={id} />
          <p role="status">View “{name}” removed.</p>
          <button
            type="submit"
            name="step"
            value="restore"
            className="min-h-9 font-[620] underline underline-offset-2 max-sm:min-h-11"
          >
            Undo
          </button>
        </ActionForm>
      ))}
      {own || (isWorthSaving && shown.length === 0) ? (
        <details key={own ? `${own.id} ${own.name} ${own.isShared}` : query} className="px-5">
          <summary className="inline-flex min-h-8 cursor-pointer items-center underline underline-offset-4 max-sm:min-h-11">
            {own ? 'Edit this view' : 'Save this view'}
          </summary>
          <div className="py-1.5">
            <ViewForm view={own} query={query} />
          </div>
        </details>
      ) : null}
    </>
  );
}
