import '../support/without-next';

import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { tmpdir } from 'node:os';

import { afterAll, expect, test } from 'vitest';

import { env } from '@/env';

import { picturesOf } from '../../scripts/backup/pictures.mjs';
import { exportContent } from '../../scripts/content/export-content';
import { importContent } from '../../scripts/content/import-content';
import { everyPage } from '../support/content/every-page';
import { payload } from '../support/payload';

const folder = mkdtempSync(path.join(tmpdir(), 'content-'));
afterAll(() => rmSync(folder, { recursive: true }));

const quiet = { context: { disableRevalidate: true }, overrideAccess: true, depth: 0 } as const;

test(
  'exported, wiped and imported, every public page is the same',
  { timeout: 120_000 },
  async () => {
    // Not what the seed would write.
    const where = { slug: { equals: 'fitness' } };
    const { docs } = await payload.find({ collection: 'industries', where, ...quiet });
    const [{ id, intro } = { id: '', intro: '' }] = docs;
    const edit = (words: string) =>
      payload.update({ collection: 'industries', id, data: { intro: words }, ...quiet });
    await edit('Ours.');
    try {
      const before = await everyPage();
      expect(before.size).toBeGreaterThan(25);
      expect(before.get('/industries/fitness')).toContain('Ours.');
      const given = {
        folder: path.join(folder, 'out'),
        pictures: picturesOf({ ...process.env, MEDIA_DIR: env.MEDIA_DIR }),
        say: () => undefined,
      };
      await exportContent(payload, given);
      await importContent(payload, { ...given, isDryRun: false, isReplacing: true });
      const after = await everyPage();
      expect([...after.keys()]).toEqual([...before.keys()]);
      for (const [address, html] of before)
        expect(`${address} ${after.get(address)}`).toBe(`${address} ${html}`);
    } finally {
      await edit(intro);
    }
  },
);
