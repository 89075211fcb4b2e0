import 'server-only';

import type { TypedUser } from 'payload';

import type { FormDefinition } from '@/forms';

import { inboxForms, plainView, viewAddress, type InboxView } from '../inbox-view';
import { countFound } from './counts';

/** What a search finds among the submissions of another form. */
export interface Elsewhere {
  readonly form: FormDefinition;
  readonly found: number;
  readonly address: string;
}

/** The other forms' submissions that a search finds; nothing where they could not be searched. */
export async function findElsewhere(
  { form, queue, search }: InboxView,
  user: TypedUser,
): Promise<readonly Elsewhere[]> {
  // A list of work holds both forms.
  if (search === null || queue) return [];
  const others = await Promise.all(
    inboxForms
      .filter(({ name }) => name !== form.name)
      .map(async (other) => {
        const view = { ...plainView(other), search };
        const found = await countFound(view, user);
        return { form: other, found: found ?? 0, address: viewAddress(view) };
      }),
  );
  return others.filter(({ found }) => found > 0);
}
