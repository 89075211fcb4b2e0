import path from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { exportContent } from '../../../../scripts/content/export-content';
import { sendFile } from '../../../support/content/sent-files';
import {
  asServer,
  at,
  changed,
  contentWithDrafts,
  filesOf,
  importIt,
  pictures,
  say,
} from '../../../support/content/trip';
import { pdf } from '../../../support/made-forms/odd-files';
import { payload } from '../../../support/payload';
import { signedInEditor } from '../../../support/staff/editor';

contentWithDrafts();

let name: string;
beforeAll(async () => {
  const headers = await signedInEditor();
  const { doc } = await sendFile({ headers, name: 'carried.pdf', content: pdf });
  name = doc?.filename ?? '';
  await exportContent(payload, { folder: at('first'), pictures, say });
});
afterAll(() =>
  payload.delete({ collection: 'downloads', where: { id: { exists: true } }, ...asServer }),
);

test('an export takes files along, and an import finds nothing wrong with them', async () => {
  expect(filesOf('first')[path.join('pictures', name)]).toBe(Buffer.from(pdf).toString('base64'));
  await importIt('first', 'try to replace');
});

test('one whose kind is said wrong is refused', async () => {
  const said = [/"mimeType": "application\/pdf"/, '"mimeType": "text/html"'] as const;
  changed('other-kind', 'collections/downloads.json', ...said);
  await expect(importIt('other-kind', 'try to replace')).rejects.toThrow(/is application\/pdf/);
});
