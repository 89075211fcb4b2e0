import 'server-only';

import type { TypedUser } from 'payload';

import { formList } from '@/forms';

import { isNarrowed, plainView, queueView, viewAddress, type InboxView } from '../inbox-view';
import { includesTrash } from '../submission-query';
import { elsewhereWords } from '../words';
import { countFound } from './counts';
import { mostCounted } from './narrowed';

/** What a search finds in another list. */
export interface Elsewhere {
  readonly words: string;
  readonly address: string;
}

/**
 * The other lists in which a search finds something: those of other forms, or of a list of work all that
 * there is; where it finds nothing here, all lists and the trash. Lists that could not be searched are left
 * out.
 * @param found by the view itself
 */
export async function findElsewhere(
  view: InboxView,
  found: number | null,
  user: TypedUser,
): Promise<readonly Elsewhere[]> {
  const { search } = view;
  if (search === null) return [];
  const lists = found === 0 ? allLists(view) : view.queue ? wider(view) : otherForms(view);
  const counted = await Promise.all(
    lists.map(async (list) => ({ list, count: (await countFound(list, user)) ?? 0 })),
  );
  return counted
    .filter(({ list, count }) => count > (list.queue && !includesTrash(list) ? (found ?? 0) : 0))
    .map(({ list, count }) => ({
      words: elsewhereWords({ ...list, isTrash: includesTrash(list) }, count, mostCounted),
      address: viewAddress(list),
    }));
}

const otherForms = ({ form, search }: InboxView): InboxView[] =>
  formList
    .filter(({ name }) => name !== form.name)
    .map((other) => ({ ...plainView(other), search }));

/** A list of work leaves out what is done, spam or asleep, and what is in the trash. */
const wider = ({ queue, search }: InboxView): InboxView[] =>
  includesTrash({ ...queueView('all'), search })
    ? []
    : [
        ...(queue === 'all' ? [] : [{ ...queueView('all'), search }]),
        { ...queueView('all'), search: `${search} is:trash` },
      ];

/** Without the list itself. */
function allLists(view: InboxView): InboxView[] {
  const { search, show } = view;
  const whole = formList.map((form) => ({ ...plainView(form), search }));
  const isNarrow =
    view.queue !== null || view.made !== null || isNarrowed({ ...view, search: null });
  const others = whole.filter(({ form }) => isNarrow || form.name !== view.form.name);
  return [
    ...others,
    ...whole
      .filter(({ form }) => view.queue || show !== 'trash' || form.name !== view.form.name)
      .map((list) => ({ ...list, show: 'trash' as const })),
  ];
}
