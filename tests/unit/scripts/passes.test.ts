import { expect, test } from 'vitest';

import { passes, passesWith } from '../../run/one-at-a-time.mjs';

const files = ['e2e/faq.spec.ts', 'e2e/one-at-a-time/inbox/queue.spec.ts'];
const chosenBy = (...filters: string[]) =>
  passesWith(passes, files, filters).map(({ options: [first] }) => first);

test('a few files by name start the passes that they belong to, and no other', () => {
  expect(chosenBy('faq')).toEqual(['--project=desktop']);
  expect(chosenBy('queue')).toEqual(['--project=inbox*']);
  expect(chosenBy('faq', 'queue')).toEqual(['--project=desktop', '--project=inbox*']);
  expect(chosenBy('no-such-file')).toHaveLength(passes.length);
});
