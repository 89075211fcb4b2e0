import { sql } from '@payloadcms/db-postgres';
import { TOTP } from 'otpauth';
import type { TypedUser } from 'payload';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';

import type { User } from '@/payload-types';
import { tryCode } from '@/accounts/code-tries';
import { takeCode } from '@/accounts/second-factor/take-code';
import { beginSetUp, confirmSetUp } from '@/accounts/second-factor/set-up';
import { getSecondFactor } from '@/accounts/second-factor/status';
import {
  beginOwnSetUp,
  confirmOwnSetUp,
  listHolders,
  renewOwnRecoveryCodes,
  takeAwayOf,
  turnOffOwn,
} from '@/inbox/account/second-factor';

import { payload } from '../support/payload';
import { cookieOf, rest } from '../support/rest';

vi.hoisted(() => {
  process.env.LOGIN_RATE_LIMIT = '0';
});

const password = 'quill harbour 47 lantern';
const asServer = { overrideAccess: true } as const;

let made = 0;
async function account(role: 'admin' | 'editor' = 'editor'): Promise<User> {
  made += 1;
  const email = `person-${made}@second-factor.example`;
  const data = { name: 'Ines Calloway', role, email, password };
  return payload.create({ collection: 'users', data, ...asServer });
}

/** The code that an app with this secret shows, so many steps of 30 seconds from now. */
const codeOf = (secret: string, steps = 0): string =>
  TOTP.generate({ secret: secretOf(secret), timestamp: Date.now() + steps * step });
const secretOf = (base32: string) => new TOTP({ secret: base32 }).secret;

const chosen = 'gravel teapot 82 monsoon';

/** Sets the chosen password, as whoever was mailed the link does. */
async function mailedLink({ email }: User) {
  const token = await payload.forgotPassword({
    collection: 'users',
    data: { email },
    disableEmail: true,
  });
  return (code?: string) =>
    rest('POST', '/users/reset-password', { body: { token, password: chosen, code } });
}

/** Turns it on with the code of the step before, so that the current one is still unused. */
async function turnOn(user: User) {
  const setUp = await beginSetUp(payload, user, 'OneLayer');
  if (!setUp) throw new Error('It is on already');
  const recoveryCodes = await confirmSetUp(payload, user.id, codeOf(setUp.secret, -1));
  if (!recoveryCodes) throw new Error('The code was refused');
  return { secret: setUp.secret, recoveryCodes };
}

const signIn = ({ email }: User, more: object = {}) =>
  rest('POST', '/users/login', { body: { email, password, ...more } });

const refusal = z.object({
  errors: z.tuple([
    z.object({
      message: z.string(),
      data: z.object({
        secondFactor: z.enum(['needed', 'wrong', 'set-up']),
        setUp: z.object({ secret: z.string(), qr: z.string() }).optional(),
      }),
    }),
  ]),
});

/** What a refused sign-in says: it has no session. */
async function refusalOf(answer: Response) {
  expect(answer.status).toBe(401);
  expect(answer.headers.has('set-cookie')).toBe(false);
  const [{ data, message }] = refusal.parse(await answer.json()).errors;
  return { ...data, message };
}

const signedInAs = async (answer: Response) =>
  z
    .object({ user: z.object({ email: z.string() }).nullable() })
    .parse(await (await rest('GET', '/users/me', { headers: cookieOf(answer) })).json()).user
    ?.email;

async function sessionsOf({ id }: User): Promise<number> {
  const { rows } = await payload.db.drizzle.execute(
    sql`SELECT id FROM users_sessions WHERE _parent_id = ${id}`,
  );
  return rows.length;
}

async function require(required: boolean, user?: User) {
  return payload.updateGlobal({
    slug: 'inbox-settings',
    data: { requireSecondFactor: required },
    ...(user ? { overrideAccess: false, user: { ...user, collection: 'users' } } : asServer),
  });
}

/** In the middle of one of the steps of 30 seconds, so that a test does not run into the next. */
const step = 30_000;
const stopClock = (stepsFromNow = 0) => {
  const now = (Math.floor(Date.now() / step) + 0.5 + stepsFromNow) * step;
  vi.useFakeTimers({ toFake: ['Date'], now });
};

beforeEach(async () => {
  stopClock();
  await payload.db.drizzle.execute(sql`DELETE FROM rate_limits`);
});
afterEach(() => {
  vi.useRealTimers();
  return require(false);
});
afterAll(() =>
  payload.delete({
    collection: 'users',
    where: { email: { like: '@second-factor.example' } },
    ...asServer,
  }),
);

describe('an account without one', () => {
  test('signs in as ever, and a code that it sends means nothing', async () => {
    const user = await account();
    expect((await signIn(user)).status).toBe(200);
    expect((await signIn(user, { code: '000000' })).status).toBe(200);
    expect((await signIn(user, { code: { $ne: null } })).status).toBe(200);
  });

  test('keeps its sessions and its sign-in while a set-up was begun and not confirmed', async () => {
    const user = await account();
    await beginSetUp(payload, user, 'OneLayer');
    expect((await signIn(user)).status).toBe(200);
  });
});

describe('an account with one', () => {
  test('gets no session for the password alone, and is told what is missing', async () => {
    const user = await account();
    await turnOn(user);
    expect(await refusalOf(await signIn(user))).toEqual({
      secondFactor: 'needed',
      message:
        'This account has a second factor, whose code is needed as well. For the panel, sign in at /admin/panel.',
    });
    for (const code of ['  ', 123456, { a: 1 }, 'x'.repeat(1000)])
      expect((await refusalOf(await signIn(user, { code }))).secondFactor).toBe('needed');
    await expect(
      payload.login({ collection: 'users', data: { email: user.email, password } }),
    ).rejects.toThrow(/second factor/);
    expect(await sessionsOf(user)).toBe(0);
  });

  test('says nothing of it to who has no password', async () => {
    const user = await account();
    const { secret } = await turnOn(user);
    const guess = { password: 'not the password at all', code: codeOf(secret) };
    const refused = await signIn(user, guess);
    expect(await refused.json()).toEqual({
      errors: [{ message: 'The email or password provided is incorrect.' }],
    });
    // And the code was not used up.
    expect((await signIn(user, { code: codeOf(secret) })).status).toBe(200);
  });

  test.each([-1, 0, 1])(
    'takes the code of this half minute, and of those beside it: %i',
    async (steps) => {
      const user = await account();
      stopClock(-5);
      const { secret } = await turnOn(user);
      stopClock(5);
      for (const far of [-2, 2])
        expect(await takeCode(payload, user.id, codeOf(secret, far))).toBe(false);
      expect(await takeCode(payload, user.id, codeOf(secret, steps))).toBe(true);
    },
  );

  test('signs in with a code that has a space in it', async () => {
    const user = await account();
    const { secret } = await turnOn(user);
    const code = ` ${codeOf(secret).slice(0, 3)} ${codeOf(secret).slice(3)}`;
    expect((await signIn(user, { code })).status).toBe(200);
  });

  test('takes a code once, the one that turned it on, too', async () => {
    const user = await account();
    const { secret } = await turnOn(user);
    const old = await signIn(user, { code: codeOf(secret, -1) });
    expect((await refusalOf(old)).secondFactor).toBe('wrong');
    const code = codeOf(secret);
    expect((await signIn(user, { code })).status).toBe(200);
    expect(await refusalOf(await signIn(user, { code }))).toEqual({
      secondFactor: 'wrong',
      message: 'That code is wrong, out of date or was used before.',
    });
  });

  test('takes each of ten recovery codes once, however it is written', async () => {
    const user = await account();
    const { recoveryCodes } = await turnOn(user);
    expect(new Set(recoveryCodes).size).toBe(10);
    const [first = '', second = ''] = recoveryCodes;
    expect(first).toMatch(/^[A-Z2-7]{4}(-[A-Z2-7]{4}){3}$/);
    expect((await signIn(user, { code: first })).status).toBe(200);
    expect((await refusalOf(await signIn(user, { code: first }))).secondFactor).toBe('wrong');
    const code = second.toLowerCase().replaceAll('-', ' ');
    expect((await signIn(user, { code })).status).toBe(200);
  });

  test('does not take another account’s codes', async () => {
    const [mine, theirs] = [await account(), await account()];
    await turnOn(mine);
    const { secret, recoveryCodes } = await turnOn(theirs);
    for (const code of [codeOf(secret), recoveryCodes[0]])
      expect((await refusalOf(await signIn(mine, { code }))).secondFactor).toBe('wrong');
  });

  test('gives one session for a code that comes ten times at once', async () => {
    const user = await account();
    const { secret, recoveryCodes } = await turnOn(user);
    for (const code of [codeOf(secret), recoveryCodes[0] ?? '']) {
      const tries = Array.from({ length: 10 }, () => takeCode(payload, user.id, code));
      expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(1);
    }
    const code = recoveryCodes[1];
    const answers = await Promise.all(Array.from({ length: 10 }, () => signIn(user, { code })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await sessionsOf(user)).toBe(1);
  });

  test('has five wrong codes in ten minutes, side by side or in a row, and then waits', async () => {
    const user = await account();
    const { secret } = await turnOn(user);
    const wrong = () => signIn(user, { code: '12345' });
    const answers = await Promise.all(Array.from({ length: 8 }, wrong));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
    const refused = await signIn(user, { code: codeOf(secret) });
    expect(refused.status).toBe(429);
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(500);
    expect(wait).toBeLessThanOrEqual(600);
    expect(await refused.json()).toEqual({
      errors: [{ message: `Too many attempts. Try again in ${wait} seconds.` }],
    });
    // Another account is not held up.
    expect((await signIn(await account())).status).toBe(200);
  });

  test('has all five again after a right code', async () => {
    const { id } = await account();
    const wrong = () => tryCode(id, () => Promise.resolve(false));
    for (let round = 0; round < 2; round += 1) {
      for (let tries = 0; tries < 4; tries += 1) expect((await wrong()).kind).toBe('wrong');
      expect((await tryCode(id, () => Promise.resolve(true))).kind).toBe('right');
    }
  });

  test('gets a new password and a session by the mailed link only with a code as well', async () => {
    const user = await account();
    const { secret } = await turnOn(user);
    const reset = await mailedLink(user);

    expect((await refusalOf(await reset())).secondFactor).toBe('needed');
    expect((await refusalOf(await reset('12345'))).secondFactor).toBe('wrong');
    // Neither changed the password or used up the link.
    expect((await refusalOf(await signIn(user))).secondFactor).toBe('needed');
    const done = await reset(codeOf(secret));
    expect(await signedInAs(done)).toBe(user.email);
    expect((await refusalOf(await signIn(user, { password: chosen }))).secondFactor).toBe('needed');
  });
});

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
    expect(await confirmSetUp(payload, user.id, codeOf(old))).toBeNull();
    expect(await confirmSetUp(payload, user.id, codeOf(current))).toHaveLength(10);
    // What is on cannot be replaced by beginning anew.
    expect(await beginSetUp(payload, user, 'OneLayer')).toBeNull();
    expect(await confirmSetUp(payload, user.id, codeOf(current, 1))).toBeNull();
  });

  test('gives ten recovery codes to one of many confirmations at once', async () => {
    const user = await account();
    const setUp = await beginSetUp(payload, user, 'OneLayer');
    const confirmations = Array.from({ length: 10 }, () =>
      confirmSetUp(payload, user.id, codeOf(setUp?.secret ?? '')),
    );
    expect((await Promise.all(confirmations)).filter(Boolean)).toHaveLength(1);
  });

  test('the QR code is an SVG that needs nothing else', async () => {
    const setUp = await beginSetUp(payload, await account(), 'OneLayer');
    expect(setUp?.qr).toMatch(/^<svg [^>]*viewBox="0 0 \d+ \d+"/);
    expect(setUp?.qr).not.toMatch(/href|<script|style=/);
  });
});

describe('one’s own account', () => {
  const asUser = (user: User): TypedUser => ({ ...user, collection: 'users' });
  const session = { id: 'the session of this browser' };

  test('is set up with a first code, which ends the sessions that began without, save this', async () => {
    const user = await account();
    const [here, elsewhere] = [await signIn(user), await signIn(user)];
    const setUp = await beginOwnSetUp(asUser(user));
    const code = codeOf(setUp?.secret ?? '');
    const { rows } = await payload.db.drizzle.execute(
      sql`SELECT id FROM users_sessions WHERE _parent_id = ${user.id} ORDER BY _order`,
    );
    const own = { id: String(rows[0]?.['id']) };
    expect(await confirmOwnSetUp(asUser(user), own, '12345')).toEqual({ kind: 'wrong' });
    expect(await signedInAs(elsewhere)).toBe(user.email);
    expect(await confirmOwnSetUp(asUser(user), own, code)).toMatchObject({
      kind: 'right',
      value: { length: 10 },
    });
    expect(await signedInAs(here)).toBe(user.email);
    expect(await signedInAs(elsewhere)).toBeUndefined();
    expect(await beginOwnSetUp(asUser(user))).toBeNull();
  });

  test('gets new recovery codes for a code, and the old ones are void', async () => {
    const user = await account();
    const { secret, recoveryCodes } = await turnOn(user);
    expect(await renewOwnRecoveryCodes(asUser(user), '12345')).toEqual({ kind: 'wrong' });
    expect(await takeCode(payload, user.id, recoveryCodes[0] ?? '')).toBe(true);
    expect(await getSecondFactor(user.id)).toEqual({ recoveryCodesLeft: 9 });
    const renewed = await renewOwnRecoveryCodes(asUser(user), codeOf(secret));
    if (renewed.kind !== 'right') throw new Error(renewed.kind);
    expect(await getSecondFactor(user.id)).toEqual({ recoveryCodesLeft: 10 });
    expect(await takeCode(payload, user.id, recoveryCodes[1] ?? '')).toBe(false);
    expect(await takeCode(payload, user.id, renewed.value[0] ?? '')).toBe(true);
  });

  test('loses it for a code alone, and every session with it', async () => {
    const user = await account();
    const { secret, recoveryCodes } = await turnOn(user);
    const before = await signIn(user, { code: codeOf(secret) });
    expect(await turnOffOwn(asUser(user), password)).toEqual({ kind: 'wrong' });
    expect((await turnOffOwn(asUser(user), recoveryCodes[0] ?? '')).kind).toBe('right');
    expect(await signedInAs(before)).toBeUndefined();
    expect((await signIn(user)).status).toBe(200);
  });

  test('has the five wrong codes here and at sign-in together', async () => {
    const user = await account();
    const { secret } = await turnOn(user);
    for (let tries = 0; tries < 5; tries += 1) await turnOffOwn(asUser(user), '12345');
    const codes = [turnOffOwn, renewOwnRecoveryCodes].map((act) =>
      act(asUser(user), codeOf(secret)),
    );
    for (const tried of await Promise.all(codes)) expect(tried.kind).toBe('too-many');
    expect((await confirmOwnSetUp(asUser(user), session, codeOf(secret))).kind).toBe('too-many');
    expect((await signIn(user, { code: codeOf(secret) })).status).toBe(429);
  });

  test('an admin sees who else has one and takes it away, an editor neither', async () => {
    const [boss, editor, holder] = [await account('admin'), await account(), await account()];
    await turnOn(boss);
    await turnOn(holder);
    const { id, name, email } = holder;
    const { secret } = await turnOn(editor);
    const before = await signIn(editor, { code: codeOf(secret) });
    expect(await listHolders(asUser(boss))).toEqual(expect.arrayContaining([{ id, name, email }]));
    expect((await listHolders(asUser(boss))).map((each) => each.id)).not.toContain(boss.id);
    expect(await listHolders(asUser(editor))).toEqual([]);

    // Their own without a code: nobody.
    await takeAwayOf(asUser(editor), editor.id);
    await takeAwayOf(asUser(editor), holder.id);
    await takeAwayOf(asUser(boss), boss.id);
    for (const each of [editor, holder, boss])
      expect(await getSecondFactor(each.id)).not.toBeNull();

    expect(await signedInAs(before)).toBe(editor.email);
    await takeAwayOf(asUser(boss), editor.id);
    expect(await getSecondFactor(editor.id)).toBeNull();
    expect(await signedInAs(before)).toBeUndefined();
    expect(await getSecondFactor(holder.id)).not.toBeNull();
  });
});

describe('required', () => {
  test('by nobody who has none, and then every session without one is over', async () => {
    const [boss, other] = [await account('admin'), await account()];
    const session = await signIn(other);
    await expect(require(true, boss)).rejects.toThrow(/Require a second factor/);
    expect(await signedInAs(session)).toBe(other.email);

    const { secret } = await turnOn(boss);
    const own = await signIn(boss, { code: codeOf(secret) });
    await require(true, boss);
    expect(await signedInAs(session)).toBeUndefined();
    expect(await signedInAs(own)).toBe(boss.email);
  });

  test('an account without one sets it up as it signs in, and has no session before', async () => {
    await require(true);
    const user = await account();
    const asked = await refusalOf(await signIn(user));
    expect(asked.secondFactor).toBe('set-up');
    expect(asked.setUp?.qr).toContain('<svg');
    const secret = asked.setUp?.secret ?? '';
    expect((await refusalOf(await signIn(user, { code: '12345' }))).secondFactor).toBe('wrong');
    expect(await sessionsOf(user)).toBe(0);

    const done = await signIn(user, { code: codeOf(secret) });
    expect(await signedInAs(done)).toBe(user.email);
    const { recoveryCodes } = z
      .object({ recoveryCodes: z.array(z.string()) })
      .parse(await done.json());
    expect(recoveryCodes).toHaveLength(10);
    expect((await refusalOf(await signIn(user))).secondFactor).toBe('needed');
    const again = await signIn(user, { code: recoveryCodes[0] });
    expect(again.status).toBe(200);
    expect(await again.json()).not.toHaveProperty('recoveryCodes');
  });

  test('a new password by the mailed link asks for the set-up, too', async () => {
    await require(true);
    const user = await account();
    const reset = await mailedLink(user);
    const { secondFactor, setUp } = await refusalOf(await reset());
    expect(secondFactor).toBe('set-up');
    const done = await reset(codeOf(setUp?.secret ?? ''));
    expect(await signedInAs(done)).toBe(user.email);
    expect(await done.json()).toMatchObject({ recoveryCodes: { length: 10 } });
    expect((await refusalOf(await signIn(user, { password: chosen }))).secondFactor).toBe('needed');
  });

  test('a wrong password is told nothing of it', async () => {
    await require(true);
    const refused = await signIn(await account(), { password: 'not the password at all' });
    expect(await refused.json()).toEqual({
      errors: [{ message: 'The email or password provided is incorrect.' }],
    });
  });
});
