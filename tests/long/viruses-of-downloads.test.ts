import { eicar, removeClamd, startClamd } from '../support/scans/clamd';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { sendFile } from '../support/content/sent-files';
import { pdf } from '../support/made-forms/odd-files';
import { logNowhere, payload } from '../support/payload';
import { signedInEditor } from '../support/staff/editor';

// Refusals have their lines.
logNowhere();
beforeAll(() => startClamd());
afterAll(async () => {
  await payload.delete({
    ...{ collection: 'downloads', where: { id: { exists: true } }, overrideAccess: true },
    context: { disableRevalidate: true },
  });
  await removeClamd();
});

test('a file for download with a virus is refused by its name, and a clean one is stored', async () => {
  const headers = await signedInEditor();
  const infected = await sendFile({ headers, name: 'a.pdf', content: `${pdf}\n${eicar}` });
  expect([infected.status, infected.doc]).toEqual([400, undefined]);
  expect(infected.reason).toMatch(/scanner found Eicar-Test-Signature\S* in it\. Choose another/);
  expect((await sendFile({ headers, name: 'b.pdf', content: pdf })).status).toBe(201);
});
