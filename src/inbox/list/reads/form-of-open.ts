import 'server-only';

import { forms } from '@/forms';
import { formOf } from '@/submissions/records/form-of';

import { plainView, type InboxView } from '../inbox-view';

/**
 * A view with the form of what is open: an address that names a submission alone, or another tab, means that one.
 * It says nothing of it that the viewer may not read: what is opened is read under access control.
 */
export async function withFormOfOpen(view: InboxView): Promise<InboxView> {
  if (view.open === null) return view;
  const found = await formOf(view.open);
  if (!found || found === view.form.name || !(found in forms)) return view;
  const form = forms[found];
  const { open, earlier, full, queue } = view;
  // What narrows the table of one form says nothing about another.
  return queue ? { ...view, form } : { ...plainView(form), open, earlier, full };
}
