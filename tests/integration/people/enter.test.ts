import type { TypedUser } from 'payload';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { Refusal } from '@/inbox/action/as-staff';
import { countDetails } from '@/inbox/data-protection/person-records';
import { enter } from '@/inbox/people/change/enter';
import { readContact } from '@/inbox/people/page/reads';

import { payload, userWithRole } from '../../support/payload';
import { emptyPeople, storedPeople } from '../../support/people';
import { contact } from '../../support/submissions/sent-submissions';

let agent: TypedUser;
beforeAll(async () => {
  agent = await userWithRole('agent');
});
beforeEach(emptyPeople);
afterAll(emptyPeople);

const bo = [
  { kind: 'name', value: 'Bo Quay' },
  { kind: 'address', value: 'bo@calder-yard.example' },
  { kind: 'role', value: 'Founder' },
] as const;

const shown = async (of: Awaited<ReturnType<typeof enter>>) => {
  const found = await readContact(agent, of);
  if (found === null || found === 'gone') throw new Error('Nobody is there');
  return found;
};

test('whom staff enter is there with what they said, and later enquiries are filed under them', async () => {
  const entered = await enter(agent, 'person', bo);
  const { contact: known, deeds } = await shown(entered);
  expect(known.name).toBe('Bo Quay');
  expect(known.known.details.map(({ kind, value, origin }) => [kind, value, origin])).toEqual(
    expect.arrayContaining([
      ['role', 'Founder', 'staff'],
      ['address', 'bo@calder-yard.example', 'staff'],
    ]),
  );
  expect(deeds.map(({ deed }) => deed)).toEqual(['entered']);
  // Whoever asks what is kept of them is told.
  expect(await countDetails(agent, ['Bo@Calder-Yard.example'])).toBe(3);
  expect(await countDetails(agent, ['somebody@else.example'])).toBe(0);
  await contact({ reference: 'C-9PQR-ST', email: 'bo@calder-yard.example' });
  expect((await shown(entered)).conversations).toHaveLength(1);
});

test('they are of the company that has the domain of their address', async () => {
  const company = await enter(agent, 'company', [
    { kind: 'name', value: 'Calder Yard' },
    { kind: 'domain', value: 'calder-yard.example' },
  ]);
  const { contact: known } = await shown(await enter(agent, 'person', bo));
  expect(known.kind === 'person' && known.known.company).toEqual({
    id: company.id,
    name: 'Calder Yard',
  });
});

test('an address that is somebody’s already is refused with whose it is', async () => {
  await enter(agent, 'person', bo);
  const before = await storedPeople();
  await expect(enter(agent, 'person', bo)).rejects.toThrow(
    new Refusal('That belongs to Bo Quay already. Merge the two if they are the same.'),
  );
  expect(await storedPeople()).toEqual(before);
});

test('nobody is entered by a role alone', async () => {
  await expect(enter(agent, 'person', [{ kind: 'role', value: 'Founder' }])).rejects.toThrow(
    'Write a name or an email address first.',
  );
  await expect(enter(agent, 'company', [])).rejects.toThrow('Write a name or a domain first.');
});

test('who sees some forms alone enters nobody whom they would not see', async () => {
  await payload.update({
    ...{ collection: 'users', id: agent.id },
    data: { sees: 'chosen', seenForms: ['contact'] },
  });
  await expect(enter(agent, 'person', bo)).rejects.toThrow('Your account sees some forms alone');
  await payload.update({ collection: 'users', id: agent.id, data: { sees: 'all' } });
});
