import { expect, test } from 'vitest';

import { textsFor } from '@/inbox/reply/texts/slash';

const text = (name: string, begins = '') => ({ id: name, name, begins, isOwn: false });
const texts = [text('A call', 'When can we ring you?'), text('Prices'), text('Call back later')];
const offered = (typed: string) => {
  const found = textsFor(typed, texts);
  return found && { at: found.at, names: found.items.map(({ name }) => name) };
};

test.each([
  ['/', 0, ['A call', 'Prices', 'Call back later']],
  ['Hello,\n/', 7, ['A call', 'Prices', 'Call back later']],
  ['Hello /pri', 6, ['Prices']],
  // What begins so comes first; every word counts, and so do the first words of a text.
  ['/call', 0, ['Call back later', 'A call']],
  ['/call la', 0, ['Call back later']],
  ['/RING you', 0, ['A call']],
])('%s offers at %i', (typed, at, names) => {
  expect(offered(typed)).toEqual({ at, names });
});

test.each(['', 'and/', 'https://', '24/7', '/ or', 'Hello / or', '/nothing', '/call\n', '5/'])(
  '%s offers none',
  (typed) => {
    expect(offered(typed)).toBeNull();
  },
);
