import { readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from '../support/site';

test('the styleguide is no page of a built site, and no part of it', async ({ request }) => {
  const answer = await request.get('/styleguide');
  expect(answer.status()).toBe(404);
  const routes = readFileSync(
    path.resolve(process.env.NEXT_DIST_DIR ?? '.next', 'server/app-paths-manifest.json'),
    'utf8',
  );
  expect(routes).toContain('/(site)/quote/page');
  expect(routes).not.toContain('styleguide');
});
