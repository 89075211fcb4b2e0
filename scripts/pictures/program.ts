/** Tells the files of pictures apart. Started by scripts/pictures/repair.mjs, in production mode. */
import config from '@payload-config';
import { getPayload } from 'payload';

import { explain } from '../steps/failure.mjs';
import { repairPictures } from './repair-pictures';

const payload = await getPayload({ config, disableOnInit: true });
try {
  const isWhole = await repairPictures(payload, (line) => void process.stdout.write(`${line}\n`));
  process.exit(isWhole ? 0 : 1);
} catch (error) {
  process.stderr.write(`\n${explain(error)}\n`);
  process.exit(1);
}
