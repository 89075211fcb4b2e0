import { sql } from '@payloadcms/db-postgres';
import { describe, expect, test } from 'vitest';

import { beginSetUp, confirmSetUp } from '@/accounts/second-factor/set-up';

import { payload } from '../../support/payload';
import { cookieOf, rest } from '../../support/rest';
import {
  account,
  asServer,
  codeOf,
  refusalOf,
  signIn,
  turnOn,
  withSecondFactors,
} from '../../support/staff/second-factor';

withSecondFactors();

describe('what is kept', () => {
  test('no API shows any of it to anybody', async () => {
    const [user, admin] = [await account(), await account('admin')];
    const { secret, recoveryCodes } = await turnOn(user);
    const { rows } = await payload.db.drizzle.execute(
      sql`SELECT secret FROM second_factors WHERE user_id = ${user.id}`,
    );
    const own = cookieOf(await signIn(user, { code: codeOf(secret) }));
    const others = cookieOf(await signIn(admin));
    const answers = await Promise.all(
      [own, others].flatMap((headers) =>
        ['/users/me', `/users/${user.id}`, '/users', '/second_factors', '/recovery_codes'].map(
          async (path) => (await rest('GET', path, { headers })).text(),
        ),
      ),
    );
    const kept = await payload.findByID({
      collection: 'users',
      id: user.id,
      showHiddenFields: true,
      ...asServer,
    });
    const all = [...answers, JSON.stringify(kept)].join('\n');
    expect(all).toContain(user.email);
    for (const part of [secret, String(rows[0]?.['secret']), ...recoveryCodes, 'econdFactor'])
      expect(all).not.toContain(part);
  });

  test('the secret is encrypted and the recovery codes are hashes', async () => {
    const user = await account();
    const { secret, recoveryCodes } = await turnOn(user);
    const { rows } = await payload.db.drizzle.execute(
      sql`SELECT f::text AS factor, r::text AS code
          FROM second_factors f JOIN recovery_codes r USING (user_id)
          WHERE user_id = ${user.id}`,
    );
    expect(rows).toHaveLength(10);
    const kept = JSON.stringify(rows);
    for (const part of [
      secret,
      ...recoveryCodes,
      ...recoveryCodes.map((c) => c.replaceAll('-', '')),
    ])
      expect(kept).not.toContain(part);
  });

  test('with another PAYLOAD_SECRET no code is right, and nothing fails', async () => {
    const user = await account();
    const { secret } = await turnOn(user);
    await payload.db.drizzle.execute(
      sql`UPDATE second_factors SET secret = reverse(secret) WHERE user_id = ${user.id}`,
    );
    expect((await refusalOf(await signIn(user, { code: codeOf(secret) }))).secondFactor).toBe(
      'wrong',
    );
  });

  test('it goes with the account', async () => {
    const user = await account();
    await turnOn(user);
    await payload.delete({ collection: 'users', id: user.id, ...asServer });
    const { rows } = await payload.db.drizzle.execute(
      sql`SELECT user_id FROM second_factors WHERE user_id = ${user.id}
          UNION ALL SELECT user_id FROM recovery_codes WHERE user_id = ${user.id}`,
    );
    expect(rows).toEqual([]);
  });
});

describe('set-up', () => {
  test('turns on with a code of the secret that was begun last, and no other', async () => {
    const user = await account();
    const [first, second] = [
      await beginSetUp(payload, user, 'OneLayer'),
      await beginSetUp(payload, user, 'OneLayer'),
    ];
    const [old, current] = [first?.secret ?? '', second?.secret ?? ''];
    expect(old).not.toBe(current);
    expect(await confirmSetUp(payload, user, codeOf(old))).toBeNull();
    expect(await confirmSetUp(payload, user, codeOf(current))).toHaveLength(10);
    // What is on cannot be replaced by beginning anew.
    expect(await beginSetUp(payload, user, 'OneLayer')).toBeNull();
    expect(await confirmSetUp(payload, user, codeOf(current, 1))).toBeNull();
  });

  test('gives ten recovery codes to one of many confirmations at once', async () => {
    const user = await account();
    const setUp = await beginSetUp(payload, user, 'OneLayer');
    const confirmations = Array.from({ length: 10 }, () =>
      confirmSetUp(payload, user, codeOf(setUp?.secret ?? '')),
    );
    expect((await Promise.all(confirmations)).filter(Boolean)).toHaveLength(1);
  });

  test('the QR code is an SVG that needs nothing else', async () => {
    const setUp = await beginSetUp(payload, await account(), 'OneLayer');
    expect(setUp?.qr).toMatch(/^<svg [^>]*viewBox="0 0 \d+ \d+"/);
    expect(setUp?.qr).not.toMatch(/href|<script|style=/);
  });
});
