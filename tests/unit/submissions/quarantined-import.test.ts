import { expect, test } from 'vitest';

import { contactForm } from '@/forms';
import { readSubmission, strayColumns } from '../../../scripts/submissions/read-submission';
import { readRows } from '../../../scripts/submissions/rows';

test('what the inbox exported as set aside stays so, and of two columns the first counts', () => {
  const { columns, rows } = readRows(
    'Date (UTC),Name,Email,Message,Quarantined,Message\n2026-05-01T10:00:00Z,Ada,ada@quay.example,Hello,links,Other\n',
  );
  expect(strayColumns(contactForm, columns)).toEqual(['Message (column 6)']);
  const [row] = rows;
  const read = row && readSubmission(contactForm, row, 'new');
  expect(read).toMatchObject({
    submission: { quarantinedFor: 'links', values: { message: 'Hello' } },
  });
});
