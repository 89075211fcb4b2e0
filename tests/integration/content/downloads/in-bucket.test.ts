import { existsSync } from 'node:fs';
import path from 'node:path';

import config from '@payload-config';
import { handleEndpoints } from 'payload';
import { afterAll, expect, test, vi } from 'vitest';

import { env } from '@/env';
import { mediaFiles } from '@/platform/media/media-files';

import { sendFile } from '../../../support/content/sent-files';
import { pdf } from '../../../support/made-forms/odd-files';
import { payload } from '../../../support/payload';
import { signedInEditor } from '../../../support/staff/editor';

const bucket = await vi.hoisted(async () => {
  const { startBucket } = await import('../../../support/cluster/bucket');
  const started = await startBucket();
  Object.assign(process.env, started.settings);
  return started;
});
afterAll(() => bucket.close());

test('a file lies in the bucket, keeps its address, is saved and not shown, and goes with its document', async () => {
  const headers = await signedInEditor();
  const { doc } = await sendFile({ headers, name: 'far.pdf', content: pdf });
  const name = doc?.filename ?? '';
  expect(doc?.url).toBe(`/api/downloads/file/${name}`);
  expect(existsSync(path.join(env.MEDIA_DIR, name))).toBe(false);
  expect(String(await mediaFiles.read(name))).toBe(pdf);
  const request = new Request(`http://localhost:3000/api/downloads/file/${name}`);
  const answer = await handleEndpoints({ config, request });
  expect([answer.status, await answer.text()]).toEqual([200, pdf]);
  expect(answer.headers.get('Content-Type')).toBe('application/pdf');
  expect(answer.headers.get('Content-Disposition')).toBe('attachment');
  expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(answer.headers.get('Content-Security-Policy')).toBe("default-src 'none'; sandbox");
  const one = { collection: 'downloads', id: doc?.id ?? '', overrideAccess: true } as const;
  await payload.delete({ ...one, context: { disableRevalidate: true } });
  await expect(mediaFiles.read(name)).rejects.toThrow();
});
