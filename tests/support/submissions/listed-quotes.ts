import { sql } from '@payloadcms/db-postgres';

import { payload } from '../payload';

/** 45, of which each three have the same time: whole pages, and rows that only the id sorts. */
export const storeMany = () =>
  payload.db.drizzle.execute(sql`
    INSERT INTO quote_submissions (reference, submitted_at, name, email, project_type, description)
    SELECT 'Q-' || n, timestamptz '2026-03-01T00:00Z' + n / 3 * interval '1 day',
           'Name ' || n % 7, 'sender' || n || '@bulk.example', 'web', 'Bulk'
    FROM generate_series(1, 45) AS n`);

/** References of three that differ in all that a view can ask for. */
export const [anne, tom, gone] = ['Q-ANNE-01', 'Q-TOMS-02', 'Q-GONE-03'];

export const storeThree = (assignee: string) =>
  payload.db.drizzle.execute(sql`
    INSERT INTO quote_submissions
      (reference, submitted_at, name, email, company, project_type, budget, timeline, description,
       status, read_at, assignee_id, quarantined_for, deleted_at)
    VALUES
      (${anne}, '2026-03-28T23:59:59Z', 'Margaret Oduya', 'm.oduya@stannes.example',
       'St Anne’s 100% Clinics', 'portal', '50k+', 'urgent', 'Seven clinics, five systems.',
       'replied', now(), ${assignee}, NULL, NULL),
      (${tom}, '2026-03-29T23:30:00Z', 'Tom Whitlock', 'tom@whitlockjoinery.example', NULL,
       'other', NULL, NULL, 'Staircases_and more', 'in-progress', NULL, NULL, 'filled-too-fast',
       NULL),
      (${gone}, '2026-03-29T12:00:00Z', 'Gone Tomorrow', 'gone@else.example', NULL, 'cms', NULL,
       NULL, 'In the trash.', 'spam', now(), NULL, NULL, now())`);
