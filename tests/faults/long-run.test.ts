import { afterAll, beforeAll, test } from 'vitest';

import { expectLongRun } from '../support/faults/long-run';
import { startOwnSite, type OwnSite } from '../support/sites/own-site';

/** LONG_RUN=100000 is the whole of it, with a hundred faults: about seven minutes. */
const submissions = Number(process.env.LONG_RUN ?? 20_000);

let site: OwnSite;
beforeAll(async () => {
  site = await startOwnSite({ SUBMISSION_RATE_LIMIT: '10', TRUSTED_PROXY_HOPS: '1' });
});
afterAll(() => site.close());

test(`${submissions} submissions, and a fault after each thousand`, async () => {
  await expectLongRun(site, { test: 'The long run', submissions, faults: submissions / 1000 });
}, 3_600_000);
