import { afterAll, expect, test, vi } from 'vitest';

import { sendFile } from '../../../support/content/sent-files';
import { pdf } from '../../../support/made-forms/odd-files';
import { logNowhere, payload } from '../../../support/payload';
import { signedInEditor } from '../../../support/staff/editor';

// Nobody listens there.
vi.hoisted(() => {
  process.env.CLAMAV_URL = 'unix:/nowhere/clamd.sock';
});
// Refusals have their lines.
logNowhere();
afterAll(() =>
  payload.delete({
    ...{ collection: 'downloads', where: { id: { exists: true } }, overrideAccess: true },
    context: { disableRevalidate: true },
  }),
);

test('what the scanner has not seen is not stored, and its sender hears why', async () => {
  const headers = await signedInEditor();
  const { status, reason } = await sendFile({ headers, name: 'unseen.pdf', content: pdf });
  expect([status, reason]).toEqual([
    503,
    expect.stringMatching(/“unseen\.pdf” was not stored: the virus scanner does not answer\. Try/),
  ]);
  expect((await payload.count({ collection: 'downloads', overrideAccess: true })).totalDocs).toBe(
    0,
  );
});
