import 'server-only';

import { eq, sql } from 'drizzle-orm';

import { forms, type FormName } from '@/forms';
import { staffConnection } from '@/platform/database/staff-connection';
import { run } from '@/platform/database/statement';
import { submissions } from '@/submissions/records/parent';

import { plainView, type InboxView } from '../inbox-view';

/**
 * A view with the form of what is open: an address that names a submission alone, or another tab, means that one.
 * It says nothing of it that the viewer may not read: what is opened is read under access control.
 */
export async function withFormOfOpen(view: InboxView): Promise<InboxView> {
  if (view.open === null) return view;
  const { rows } = await run(
    staffConnection,
    sql<{ form: FormName }>`
      SELECT ${submissions.form} FROM ${submissions} WHERE ${eq(submissions.id, view.open)}`,
  );
  const [found] = rows;
  if (!found || found.form === view.form.name || !(found.form in forms)) return view;
  const form = forms[found.form];
  const { open, earlier, full, queue } = view;
  // What narrows the table of one form says nothing about another.
  return queue ? { ...view, form } : { ...plainView(form), open, earlier, full };
}
