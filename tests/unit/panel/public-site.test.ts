import { expect, test } from 'vitest';

import { isPublicAddress } from '~/collections/launch/public-site';

test.each([
  ['https://www.onelayer.co.uk', true],
  ['http://site.agency', true],
  ['https://8.8.8.8', true],
  ['http://localhost:3000', false],
  ['http://127.0.0.1:3000', false],
  ['http://[::1]:3000', false],
  ['http://192.168.1.20', false],
  ['http://10.0.0.7:3000', false],
  ['http://studio.local', false],
  ['https://site.test', false],
  ['http://buildbox:3000', false],
])('%s is public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});
