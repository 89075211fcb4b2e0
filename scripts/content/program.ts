/**
 * Takes all content out of the database, or brings it in. Started by scripts/content/export.mjs and
 * import.mjs, in production mode: connecting makes the tables that are missing.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';

import config from '@payload-config';
import { getPayload } from 'payload';

import { env } from '@/env';

import { picturesOf } from '../backup/pictures.mjs';
import { explain } from '../steps/failure.mjs';
import { exportContent } from './export-content';
import { importContent } from './import-content';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { 'dry-run': { type: 'boolean' }, replace: { type: 'boolean' } },
});
const [task, folder = ''] = positionals;
const payload = await getPayload({ config, disableOnInit: true });
const given = {
  folder,
  pictures: picturesOf({ ...process.env, MEDIA_DIR: path.resolve(env.MEDIA_DIR) }),
  say: (line: string) => void process.stdout.write(`${line}\n`),
};
try {
  if (task === 'export') await exportContent(payload, given);
  else
    await importContent(payload, {
      ...given,
      isReplacing: values.replace === true,
      isDryRun: values['dry-run'] === true,
    });
  process.exit(0);
} catch (error) {
  process.stderr.write(`\n${explain(error)}\n`);
  process.exit(1);
}
