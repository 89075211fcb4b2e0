import { expect, test } from 'vitest';

import { readRecord } from '@/forms/made/record';
import { madeDocument } from '@/forms/made/document';
import { csvRow } from '@/platform/csv';
import { ownReader } from '~/scripts/forms/own-export';
import { readForms } from '~/scripts/forms/read-files';

const form = '0197a1c0-0000-7000-8000-000000000001';
const here = madeDocument.parse({
  ...{ id: form, slug: 'day', title: 'The day, renamed', updatedAt: 'now' },
  questions: [
    { key: 'q000000000a', kind: 'text', label: 'Id' },
    { key: 'q000000000b', kind: 'email', label: 'Email' },
    { key: 'q000000000c', kind: 'email', label: 'Email' },
    { key: 'q000000000d', kind: 'date', label: 'When?' },
    { key: 'q000000000e', kind: 'several', label: 'Drink', options: 'Tea\nTea, hot\nCoffee' },
  ],
});
const base = [
  ...['Date (UTC)', 'Reference', 'Name', 'Email', 'Form', 'Answers', 'Status', 'Quarantined'],
  ...['Form id', 'Asked to confirm (UTC)', 'Confirmed (UTC)', 'Unsubscribed (UTC)', 'Id'],
];
const times = ['2026-05-01T10:00:00.000Z', '2026-05-01T11:00:00.000Z', '2026-05-02T11:00:00.000Z'];

test.each(['', 'Open day: ', 'The day, later: '])(
  'a line of a CSV is what it was, under columns of “%s”',
  (before) => {
    const answers = ['Id', 'Email', 'Email', 'When?', 'Drink'];
    const text =
      csvRow([...base, ...answers.map((label) => `${before}${label}`)]) +
      csvRow([
        ...['2026-05-01T09:00:00.000Z', 'F-1', 'Ada', 'ada@quay.example', 'Open day', 'said'],
        ...['Spam', 'test', form, ...times, '0b8f7a52-41b1-4c26-9f8e-3d7a4f2b1c00'],
        ...['K7', '', 'bo@quay.example', '4 May 2026', 'Tea, hot, Coffee'],
      ]) +
      csvRow([
        ...base.map((head) => (head === 'Form' ? 'The day, later' : '')),
        ...answers.map(() => ''),
      ]);
    const found = readForms(text, 'own.csv', undefined);
    const rows = 'own' in found ? found.own : undefined;
    const [row] = rows?.rows ?? [];
    const read = rows && row && ownReader(rows, 'archived', [here])(row);
    expect(read).toMatchObject({
      submission: {
        ...{ id: '0b8f7a52-41b1-4c26-9f8e-3d7a4f2b1c00', reference: 'F-1', status: 'spam' },
        quarantinedFor: 'test',
        subscription: { askedAt: times[0], confirmedAt: times[1], unsubscribedAt: times[2] },
        values: { name: 'Ada', email: 'ada@quay.example', form: 'Open day', formId: form },
      },
    });
    const record = read && 'submission' in read && readRecord(read.submission.values['record']);
    expect(record && record.asked.map(({ key, answer }) => [key, answer])).toEqual([
      ['q000000000a', 'K7'],
      ['q000000000c', 'bo@quay.example'],
      ['q000000000d', '2026-05-04'],
      ['q000000000e', 'Tea, hot\nCoffee'],
    ]);
  },
);
