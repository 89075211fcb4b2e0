import { beforeAll, expect, test, vi } from 'vitest';

import type { findThreads, threadAddress } from '@/submissions/records/incoming/thread-address';

const ids = [
  '0189f7ae-3b2c-7d4e-8f90-123456789abc',
  '00000000-0000-0000-0000-000000000001',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
];

let find: typeof findThreads;
let address: typeof threadAddress;
beforeAll(async () => {
  vi.stubEnv('DATABASE_URL', 'postgres://site:secret@127.0.0.1:5432/site');
  vi.stubEnv('PAYLOAD_SECRET', 'vJ8y2LqW0cT5nRk7ZbXd4HfGs6PmAeUi');
  vi.stubEnv('ANSWER_ADDRESS', 'in.box@onelayer.example');
  vi.stubEnv('ANSWER_WEBHOOK_SECRET', 'bT7xKq2WvR9mZc4LpY6nHs8JdF3gUa5e');
  ({ findThreads: find, threadAddress: address } =
    await import('@/submissions/records/incoming/thread-address'));
});

test('the address of a thread is found again, in whichever header and case', () => {
  for (const submission of ids) {
    for (const form of ['contact', 'quote'] as const) {
      const of = { form, submission };
      const to = address(of) ?? '';
      expect(to.split('@')[0]?.length).toBeLessThanOrEqual(64);
      expect(find([`"Ada, B." <x@y.example>, <${to.toUpperCase()}>`])).toEqual({
        threads: [of],
        isForged: false,
      });
      expect(find(['x@y.example', to])).toEqual({ threads: [of], isForged: false });
    }
  }
});

test('whoever changes a letter of it has forged it', () => {
  const to = address({ form: 'contact', submission: ids[0] ?? '' }) ?? '';
  const other = address({ form: 'contact', submission: ids[1] ?? '' }) ?? '';
  const name = (text: string) => text.slice(0, text.indexOf('.', 8));
  for (const forged of [
    to.replace('+c', '+q'),
    to.replace(/\.([0-9a-f]{20})@/, '.00000000000000000000@'),
    to.replace(name(to), name(other)),
  ])
    expect(find([forged])).toEqual({ threads: [], isForged: true });
  // A right one beside it counts.
  expect(find([to.replace('+c', '+q'), `${other}, ${to}, ${to}`])).toEqual({
    threads: [ids[1], ids[0]].map((submission) => ({ form: 'contact', submission })),
    isForged: false,
  });
});

test('what is not ours is nobody’s', () => {
  const to = address({ form: 'contact', submission: ids[0] ?? '' }) ?? '';
  for (const text of [
    'in.box@onelayer.example',
    to.replace('onelayer', 'elsewhere'),
    to.replace('in.box', 'inxbox'),
  ])
    expect(find([text])).toEqual({ threads: [], isForged: false });
});
