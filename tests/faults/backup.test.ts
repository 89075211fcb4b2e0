import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { removePostgres, startPostgres } from '@packages/embedded-postgres';
import { expect, test } from 'vitest';

import { checksums, command, wipe } from '../support/sites/backup-drill';
import { prepareDatabase } from '../support/sites/web-process';

test(
  '100,000 submissions, content and pictures out, lost, and back',
  {
    timeout: 900_000,
  },
  async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'backup-drill-'));
    const { url } = await startPostgres({ folder, database: 'site', fast: true });
    const site = { DATABASE_URL: url, DATA_DIR: folder, MEDIA_DIR: path.join(folder, 'media') };
    const backup = path.join(folder, 'backup');
    try {
      await prepareDatabase(site);
      expect((await command('seed-submissions', ['50000'], site)).status).toBe(0);
      const before = await checksums(site);
      const made = await command('backup', [backup], site);
      expect(made.status).toBe(0);
      await wipe(site);
      rmSync(site.MEDIA_DIR, { recursive: true });
      const restored = await command('restore', [backup], site);
      expect(restored.status).toBe(0);
      console.info(`${made.said}${restored.said}`);
      expect(await checksums(site)).toEqual(before);
      expect(before.contact_submissions).toMatchObject({ rows: 50_000 });
      expect(before.quote_submissions).toMatchObject({ rows: 50_000 });
    } finally {
      await removePostgres(folder);
    }
  },
);
