import 'server-only';

import config from '@payload-config';
import { getPayload, type TypedUser } from 'payload';

import { audit } from '@/platform/audit';
import { staffConnection } from '@/platform/database/staff-connection';
import { snakeCase } from '@/platform/database/names';
import type { FormDefinition } from '@/forms';
import type { Notice } from '@/submissions/notices/notice-mail';

import { getSubmission } from './reads';

/**
 * Takes a submission out of quarantine and queues its two notices, in one step; of two who do it at
 * once one does it. Who may not read the submission changes nothing.
 */
export async function releaseSubmission(
  form: FormDefinition,
  user: TypedUser,
  id: string,
): Promise<void> {
  if (!(await getSubmission(form, user, id))) return;
  const { collection } = form;
  await audit({ action: 'changed', user, collection, submissions: [id], detail: 'released' });
  await staffConnection.query({
    text: `
      WITH released AS (
        UPDATE ${snakeCase(form.collection)}
        SET quarantined_for = NULL, owner_notice_state = 'waiting', confirmation_state = 'waiting'
        WHERE id = $1 AND quarantined_for IS NOT NULL
        RETURNING id
      )
      INSERT INTO payload_jobs (task_slug, input)
      SELECT 'notify', jsonb_build_object(
        'notice', notice, 'collection', '${form.collection}', 'submission', id
      )
      FROM released, unnest(ARRAY['ownerNotice', 'confirmation']) AS notice`,
    values: [id],
  });
}

/** Sends a notice once more, as a mail of its own. */
export async function resendNotice(
  form: FormDefinition,
  user: TypedUser,
  id: string,
  notice: Notice,
): Promise<void> {
  const submission = await getSubmission(form, user, id);
  if (!submission || submission.quarantinedFor) return;
  const { collection } = form;
  await audit({
    action: 'changed',
    user,
    collection,
    submissions: [id],
    detail: 'mail sent again',
  });
  const payload = await getPayload({ config });
  // Mail programs hide a second mail with the same number.
  const copy = Math.floor(Date.now() / 1000);
  await payload.jobs.queue({
    task: 'notify',
    input: { notice, collection: form.collection, submission: id, copy },
    overrideAccess: true,
  });
  await staffConnection.query({
    text: `UPDATE ${snakeCase(form.collection)}
           SET ${snakeCase(notice)}_state = 'waiting', ${snakeCase(notice)}_problem = NULL
           WHERE id = $1`,
    values: [id],
  });
}
