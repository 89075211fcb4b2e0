/**
 * Applies the migrations that a backup's database had, and no later ones: its rows fit that schema.
 * Their names are the arguments. Started by scripts/restore.mjs, in development mode: in production
 * connecting applies all.
 */
import config from '@payload-config';
import { getPayload } from 'payload';

import { migrations } from '~/migrations';

const wanted = process.argv.slice(2);
const payload = await getPayload({ config, disableOnInit: true });
const of = migrations.filter(({ name }) => wanted.includes(name));
// Payload's type says that a migration takes anything; ours say what they take.
await Reflect.apply(payload.db.migrate, payload.db, [{ migrations: of }]);
process.exit(0);
