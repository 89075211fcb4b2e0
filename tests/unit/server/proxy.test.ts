import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

/** Of which addresses the proxy in front keeps nothing. */
const [, unkept = ''] =
  /location ~ (\S+) \{\s+proxy_pass/.exec(readFileSync('deploy/nginx.conf', 'utf8')) ?? [];

// A process that is gone would be said to be ready for as long as somebody asks.
it.each(['/admin', '/cms/collections', '/api/contact', '/healthz', '/readyz'])(
  'the proxy keeps nothing of %s',
  (path) => expect(path).toMatch(new RegExp(unkept)),
);

it.each(['/', '/work', '/api-development'])('the proxy keeps %s', (path) =>
  expect(path).not.toMatch(new RegExp(unkept)),
);
