import { expect, test } from 'vitest';

import { openLink, sealedLink } from '@/platform/sealed-link';

const id = '0197a1c0-0000-7000-8000-000000000001';
const link = sealedLink('download', id, new Date(Date.now() + 60_000));

test('a link of ours names its submission until its time', () => {
  expect(openLink('download', link)).toEqual({ id, isOver: false });
  expect(openLink('download', sealedLink('download', id))).toEqual({ id, isOver: false });
  const past = sealedLink('download', id, new Date(Date.now() - 60_000));
  expect(openLink('download', past)).toEqual({ id, isOver: true });
});

test('whoever changes a letter of a link has none', () => {
  for (let at = 0; at < link.length; at += 1) {
    const other = link[at] === 'A' ? 'B' : 'A';
    expect(openLink('download', link.slice(0, at) + other + link.slice(at + 1))).toBeNull();
  }
});

test.each(['', 'x', link.slice(1), `${link}A`, '../../etc', '\u0000', link.repeat(100)])(
  'nonsense opens nothing: %s',
  (nonsense) => {
    expect(openLink('download', nonsense)).toBeNull();
  },
);
