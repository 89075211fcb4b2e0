/**
 * Brings the database to where the code expects it: connecting makes it when missing and applies
 * the migrations (with NODE_ENV=production); then the accounts and the content are seeded. Runs
 * before the build, which reads the content.
 */
import config from '@payload-config';
import { getPayload } from 'payload';

import { isOn } from '@/features';
import { seed } from '~/seed';
import { seedAccounts } from '~/seed/accounts';
import { fillSearch } from '~/collections/search';

const payload = await getPayload({ config, disableOnInit: true });
await seedAccounts(payload);
const { created, updated, kept } = await seed(payload);
payload.logger.info(`Content: ${created} created, ${updated} updated, ${kept} left as they are`);
if (isOn('search')) await fillSearch(payload);
process.exit(0);
