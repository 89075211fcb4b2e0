import { randomUUID } from 'node:crypto';

import { may } from '@/accounts/rights';

import { answerFor } from '../../../support/staff/access-kinds';
import { bodies, columns, matrix } from '../../../support/staff/access-matrix';
import { newAccount, removeNewAdmins } from '../../../support/staff/accounts';
import {
  callerWith,
  signedIn,
  signedInAs,
  signedOut,
  type Caller,
} from '../../../support/staff/callers';
import { expect, long, test } from '../../../support/site';

const verbs = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'];
const unknown = randomUUID();

interface Row {
  readonly verb: string;
  readonly address: string;
  readonly answers: string;
  readonly body?: object;
}

const rows: Row[] = Object.entries(matrix).flatMap(([base, routes]) =>
  Object.entries(routes).map(([route, answers]) => {
    const [verb = '', at = ''] = route.split(' ');
    const named = (base + at).replace(/\/$/, '');
    const path = named.replaceAll(':id', unknown);
    // A change of many says of which: here of none.
    const isOfMany = at === '/' && (verb === 'PATCH' || verb === 'DELETE');
    return {
      verb,
      address: isOfMany ? `${path}?where[id][equals]=${unknown}` : path,
      answers,
      ...(['GET', 'HEAD', 'DELETE'].includes(verb)
        ? {}
        : { body: bodies[`${verb} ${named}`] ?? {} }),
    };
  }),
);

const status = async (caller: Caller, { verb, address, body }: Row, headers = {}) =>
  (await caller.call(verb, address, { body, headers })).status;

/** Each row with what it answered, a few at a time. */
async function answersOf<Item>(
  items: readonly Item[],
  ask: (item: Item) => Promise<[string, string | number]>,
) {
  const answers: [string, string | number][] = [];
  const waiting = [...items];
  const worker = async () => {
    for (let item = waiting.shift(); item; item = waiting.shift()) answers.push(await ask(item));
  };
  await Promise.all([worker(), worker(), worker(), worker()]);
  return Object.fromEntries(answers.sort());
}

const nameOf = ({ verb, address }: Row) => `${verb} ${address.replaceAll(unknown, ':id')}`;

/** These end the session that they are asked with. */
const endsSession = ({ address }: Row) => address.endsWith('/logout');

test('every route answers everybody as the matrix says', async () => {
  const callers = {
    anonymous: callerWith(''),
    editor: await signedIn('editor'),
    admin: await signedIn('admin'),
  };
  const actual = await answersOf(rows, async (row) => {
    const answers = [];
    for (const who of columns) {
      const caller = endsSession(row) && who !== 'anonymous' ? await signedIn(who) : callers[who];
      answers.push(await status(caller, row));
    }
    return [nameOf(row), answers.join(' ')];
  });
  expect(actual).toEqual(
    Object.fromEntries(
      rows.map((row) => [nameOf(row), row.answers.split(' ').slice(0, 3).join(' ')]),
    ),
  );
});

test.afterAll(removeNewAdmins);

for (const role of ['lead', 'agent', 'reader'] as const)
  test(`every route answers a ${role} as their rights say`, async () => {
    const account = await newAccount(role);
    const caller = await signedInAs(account);
    const actual = await answersOf(rows, async (row) => {
      const asker = endsSession(row) ? await signedInAs(account) : caller;
      return [nameOf(row), `${await status(asker, row)}`];
    });
    const mayDo = (right: Parameters<typeof may>[1]) => may({ role }, right);
    expect(actual).toEqual(
      Object.fromEntries(rows.map((row) => [nameOf(row), answerFor(mayDo, row.answers)])),
    );
  });

test('a token that was signed out opens no more than none', { tag: long }, async () => {
  const caller = await signedOut();
  const actual = await answersOf(rows, async (row) => [nameOf(row), await status(caller, row)]);
  expect(actual).toEqual(
    Object.fromEntries(rows.map((row) => [nameOf(row), Number(row.answers.split(' ')[0])])),
  );
});

test("another site's page writes nothing and may read nothing, even with an admin's session", async () => {
  const admin = await signedIn('admin');
  const foreign = { Origin: 'https://elsewhere.example' };
  const actual = await answersOf(rows, async (row) => {
    const answer = await admin.call(row.verb, row.address, { body: row.body, headers: foreign });
    const isReadable = answer.headers.has('access-control-allow-origin');
    const refused = ['GET', 'HEAD'].includes(row.verb)
      ? !isReadable
      : answer.status === 403 && !isReadable;
    return [nameOf(row), refused ? 'refused' : `${answer.status}`];
  });
  expect(new Set(Object.values(actual))).toEqual(new Set(['refused']));
});

test(
  'a verb that the matrix does not list does nothing, for an admin either',
  { tag: long },
  async () => {
    const admin = await signedIn('admin');
    const listed = new Set(rows.map(nameOf));
    const addresses = [...new Set(rows.map(({ address }) => address.split('?')[0] ?? ''))];
    const others = addresses
      .flatMap((address) => verbs.map((verb) => ({ verb, address, answers: '' })))
      .filter((row) => ![...listed].some((name) => covers(name, nameOf(row))));
    const actual = await answersOf(others, async (row) => [nameOf(row), await status(admin, row)]);
    const refusals: unknown[] = [404, 405, 415];
    const taken = Object.entries(actual).filter(([, code]) => !refusals.includes(code));
    expect(taken).toEqual([]);
    expect(others.length).toBeGreaterThan(100);
  },
);

/** Whether a row is, or by its `:id` takes in, this verb and address. */
function covers(row: string, name: string): boolean {
  const pattern = row.split('?')[0]?.replaceAll(':id', '[^/]+') ?? '';
  return new RegExp(`^${pattern}$`).test(name);
}
