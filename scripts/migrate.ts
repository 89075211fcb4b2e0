/**
 * Makes the schema that a backup's rows fit: applies the migrations that its database had, and no
 * later ones; for a backup of the former release, its schema as it was. Their names are the arguments.
 * Started by scripts/restore.mjs, in development mode: in production connecting applies all.
 */
import config from '@payload-config';
import { sql } from '@payloadcms/db-postgres';
import { getPayload } from 'payload';

import { withReasons } from '@/platform/payload/migrations';
import { migrations } from '~/migrations';
import { former } from '~/migrations/first/former-release.mjs';

const wanted = process.argv.slice(2);
const payload = await getPayload({ config, disableOnInit: true });
const of = migrations.filter(({ name }) => wanted.includes(name));
if (of.length === 0 && wanted.includes(former.lastMigration)) {
  const { schema } = await import('~/migrations/first/former-schema');
  await payload.db.drizzle.execute(sql.raw(schema.join(';\n')));
} else {
  // Payload's type says that a migration takes anything; ours say what they take.
  await Reflect.apply(payload.db.migrate, payload.db, [{ migrations: withReasons(of) }]);
}
process.exit(0);
