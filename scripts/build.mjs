import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ofSeed } from '../src/platform/next/build-folder.mjs';
import { buildSite, fingerprint, markBuilt } from './steps/build.mjs';
import { runCommand } from './steps/command.mjs';
import { readyDependencies } from './steps/dependencies.mjs';
import { prepareDatabase } from './steps/preparation.mjs';
import { bundlePrograms, sitePrograms } from './steps/programs.mjs';
import { step } from './steps/progress.mjs';
import { listenAddress, readSettings } from './steps/settings.mjs';

/**
 * Builds the site for elsewhere, such as an image, or ahead of `npm start`: with the content of the
 * seed, from an embedded PostgreSQL that is thrown away. The web process makes each page anew from its
 * own database as it starts (server/freshen-pages.ts).
 */
await runCommand(async (signal, onClose) => {
  await readyDependencies(signal);
  readSettings();
  // Not at the top: this needs the dependencies.
  const { removePostgres, startPostgres } = await import('@packages/embedded-postgres');
  const folder = mkdtempSync(path.join(tmpdir(), 'build-'));
  onClose(() => rmSync(folder, { recursive: true, force: true }));
  const { url } = await startPostgres({ folder, database: 'site', fast: true });
  onClose(() => removePostgres(folder));
  const secret = () => `Aa1-${randomBytes(24).toString('base64url')}`;
  const env = {
    ...process.env,
    SERVER_URL: listenAddress().publicUrl,
    DATABASE_URL: url,
    DATA_DIR: folder,
    MEDIA_DIR: path.join(folder, 'media'),
    S3_ENDPOINT: '',
    PAYLOAD_SECRET: secret(),
    // Accounts of a database that nobody will see.
    ADMIN_EMAIL: 'admin@build.example',
    ADMIN_PASSWORD: secret(),
    EDITOR_EMAIL: 'editor@build.example',
    EDITOR_PASSWORD: secret(),
  };
  await step('Content', async (note) => {
    await bundlePrograms(sitePrograms);
    await prepareDatabase({ env, dataDir: folder, note, signal });
  });
  await step('Build', async () => {
    await buildSite(env, path.join(folder, 'build.log'), signal);
    markBuilt({ code: fingerprint(env), content: ofSeed });
  });
  return 0;
});
