import { expect, test } from 'vitest';

import { payload, userWithRole } from '../../support/payload';
import { quote } from '../../support/submissions/sent-submissions';

test('an update over the API moves a submission to the trash and back, and changes nothing', async () => {
  const admin = await userWithRole('admin');
  const id = await quote({ reference: 'Q-over-API', sent: 1 });
  const before = await payload.findByID({
    collection: 'quote-submissions',
    id,
    depth: 0,
    overrideAccess: true,
  });
  const deletedAt = new Date().toISOString();
  const data = { name: 'Mallory', status: 'spam', quarantinedFor: null, deletedAt } as const;
  const asAdmin = { overrideAccess: false, user: admin, trash: true, depth: 0 } as const;
  const collection = 'quote-submissions';
  const after = await payload.update({ collection, id: before.id, data, ...asAdmin });
  expect(after).toEqual({ ...before, deletedAt, updatedAt: after.updatedAt });
  const back = await payload.update({
    collection,
    id: before.id,
    data: { deletedAt: null },
    ...asAdmin,
  });
  // Retention counts from there.
  expect(back.activeAt).not.toBeNull();
  expect(back).toEqual({ ...before, activeAt: back.activeAt, updatedAt: back.updatedAt });
});
