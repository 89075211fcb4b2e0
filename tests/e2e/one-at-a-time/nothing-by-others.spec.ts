import type { Page } from 'playwright/test';

import { newAdmin, removeNewAdmins } from '../../support/staff/accounts';
import { callerWith, signedIn, signedOut, type Caller } from '../../support/staff/callers';
import { postsOf, send, type Post } from '../../support/staff/rendered-forms';
import { expect, query, staff, test } from '../../support/site';

const id = '0b5e8a00-0000-4000-8000-00000000c0de';
const email = 'otherwise@quillfeather.example';
const holder = { id: '', name: '' };
let adminId = '';

const idOf = async (address: string) => {
  const [user] = await query('SELECT id FROM users WHERE email = $1', [address]);
  return String(user?.['id']);
};

test.beforeAll(async () => {
  const account = await newAdmin();
  holder.id = await idOf(account.email);
  adminId = await idOf(staff.admin.email);
});
test.afterAll(async () => {
  await query('DELETE FROM contact_submissions WHERE id = $1', [id]);
  await query('DELETE FROM second_factors WHERE user_id = ANY ($1::uuid[])', [
    [holder.id, adminId],
  ]);
  await query('DELETE FROM saved_views; DELETE FROM address_joins');
  await query('DELETE FROM contact_submissions WHERE reference = $1', [typed]);
  await chooseNotices(true);
  await removeNewAdmins();
});

/** Puts back what any of the forms can change; `rows` is what differs from a usual submission. */
async function putBack(...rows: string[]): Promise<void> {
  const jobs = () => query(`SELECT id FROM payload_jobs WHERE input->>'submission' = $1`, [id]);
  await expect.poll(jobs, { timeout: 15_000 }).toEqual([]);
  await query('DELETE FROM contact_submissions WHERE id = $1', [id]);
  await query(
    `INSERT INTO contact_submissions
       (id, reference, submitted_at, name, email, message, read_at, owner_notice_state, confirmation_state)
     VALUES ($1, 'C-ELSE-01', now(), 'Thessaly Quillfeather', $2, 'Hers alone.', now(), 'sent', 'failed')`,
    [id, email],
  );
  for (const row of rows.filter(Boolean))
    await query(`UPDATE contact_submissions SET ${row} WHERE id = $1`, [id]);
  await query('DELETE FROM second_factors WHERE user_id = ANY ($1::uuid[])', [
    [holder.id, adminId],
  ]);
  await query(`INSERT INTO second_factors (user_id, secret) VALUES ($1, 'x')`, [holder.id]);
  await storeJoin();
  await query('DELETE FROM saved_views');
  await query(
    `INSERT INTO saved_views (id, owner, name, query, is_shared)
     VALUES ($1, $2, 'Hers', 'q=Quillfeather', false)`,
    // Its form names it, and is sent after others are.
    [id, adminId],
  );
  await chooseNotices(false);
}

/** What `postsOf` types into a box: here it is the reference of somebody who can be joined. */
const typed = 'Written by a test';

/** Another address of hers, and somebody else. */
async function storeJoin(): Promise<void> {
  await query('DELETE FROM address_joins');
  await query(
    `INSERT INTO address_joins (id, one, other) VALUES ($1, 'hers@quillfeather.example', $2)`,
    // Its form names it, as with the view below.
    [id, email],
  );
  await query('DELETE FROM contact_submissions WHERE reference = $1', [typed]);
  await query(
    `INSERT INTO contact_submissions
       (reference, submitted_at, name, email, message, owner_notice_state, confirmation_state)
     VALUES ($1, now(), 'Somebody', 'somebody@else.example', 'Other.', 'sent', 'sent')`,
    [typed],
  );
}

const chooseNotices = (all: boolean) =>
  query(
    `UPDATE users SET notices_assignment = $2, notices_mention = $2, notices_answered = $2, notices_digest = $2 WHERE id = $1`,
    [adminId, all],
  );

/** All that the forms can change. */
const state = () =>
  Promise.all([
    query('SELECT * FROM contact_submissions WHERE id = $1', [id]),
    query('SELECT * FROM contact_submissions_notes WHERE _parent_id = $1', [id]),
    query(`SELECT id FROM payload_jobs WHERE input->>'submission' = $1`, [id]),
    query('SELECT * FROM second_factors WHERE user_id = ANY ($1::uuid[]) ORDER BY user_id', [
      [holder.id, adminId],
    ]),
    query('SELECT * FROM saved_views ORDER BY id'),
    query('SELECT * FROM address_joins ORDER BY one, other'),
    query(
      `SELECT notices_assignment, notices_mention, notices_answered, notices_digest FROM users ORDER BY id`,
    ),
  ]);

const undoable = encodeURIComponent(
  JSON.stringify({
    scope: 'contact',
    done: 'archived',
    until: null,
    entries: [{ id, status: 'new', snoozedUntil: null }],
  }),
);

/** Every page with forms, in each state that shows others, and the buttons that must be there. */
const scenes = [
  {
    address: `/admin?q=Quillfeather&open=${id}`,
    row: '',
    cookie: '',
    buttons: [
      ...['Mark as replied', 'Archive', 'Mark as unread', 'Move to trash', 'Set status', 'Assign'],
      ...['Add note', 'Send again: Notice to us', 'Send again: Confirmation'],
      ...['Replied', 'Spam', 'Read', 'Unread', 'Tomorrow, 9:00', 'Until that day'],
    ],
  },
  {
    address: `/admin?view=snoozed&q=Quillfeather&open=${id}`,
    row: `snoozed_until = '2099-01-01T09:00:00Z'`,
    cookie: '',
    buttons: ['Wake now', 'Archive'],
  },
  {
    address: `/admin?q=Quillfeather&open=${id}`,
    row: `quarantined_for = 'filled-too-fast', owner_notice_state = 'held', confirmation_state = 'held'`,
    cookie: '',
    buttons: ['Release and send the notices'],
  },
  {
    address: `/admin?show=trash&q=Quillfeather&open=${id}`,
    row: 'deleted_at = now()',
    cookie: '',
    buttons: ['Restore'],
  },
  {
    address: '/admin?q=Quillfeather',
    row: `status = 'archived'`,
    cookie: `; inbox-undo=${undoable}`,
    buttons: ['Undo', 'Save', 'Remove view'],
  },
  {
    address: '/admin/account',
    row: '',
    cookie: '',
    buttons: ['Save', 'Set it up', 'Take away the second factor of Ines Calloway'],
  },
  {
    address: `/admin/people/${id}`,
    row: '',
    cookie: '',
    buttons: ['Join', 'Take apart'],
  },
  {
    address: `/admin/data-protection?person=${id}`,
    row: '',
    cookie: '',
    buttons: ['Erase everything'],
  },
];
type Scene = (typeof scenes)[number];

/** What some buttons find done already: an admin presses them on a submission where it is not. */
const undone: Record<string, string> = {
  Read: 'read_at = NULL',
  Archive: `status = 'new'`,
};

/** Forms that read: their addresses are to name nobody. nothing-for-others looks at what they tell. */
const readsAlone = /^(Look up|Export) /;

const nameOf = ({ label }: Post) => label.split(' on ')[0] ?? '';

/** What the scene's page offers to an admin, without the second factors of other tests' accounts. */
async function offered(page: Page, admin: Caller, { address, cookie }: Scene): Promise<Post[]> {
  const headers = { Cookie: admin.cookie + cookie, Accept: 'text/html' };
  const html = await (await callerWith('').call('GET', address, { headers })).text();
  const posts = await postsOf(page, { address, html, tick: id });
  return posts.filter(({ fields, label }) => {
    if (readsAlone.test(label)) return false;
    const ofHolder = fields.some(([name, value]) => name === 'id' && value === holder.id);
    return !label.startsWith('Take away') || ofHolder;
  });
}

const others = [
  ['somebody anonymous', () => Promise.resolve({ cookie: '' })],
  ['a forged flag', () => Promise.resolve({ cookie: 'admin_authenticated=true' })],
  ['who was signed out', signedOut],
  ['an editor', () => signedIn('editor')],
  [
    'a page elsewhere, with the session of an admin',
    async () => ({ ...(await signedIn('admin')), origin: 'https://elsewhere.example' }),
  ],
] as const;

for (const [index, scene] of scenes.entries()) {
  test(`each form of ${scene.address.split('?')[0] ?? ''} (${index + 1}) changes something for an admin, and nothing for others`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const admin = await signedIn('admin');
    await putBack(scene.row);
    const posts = await offered(page, admin, scene);
    expect(posts.map(nameOf)).toEqual(expect.arrayContaining(scene.buttons));

    await test.step('for an admin', async () => {
      for (const post of posts) {
        const ready = undone[nameOf(post)] ?? '';
        await putBack(scene.row, ready);
        // A form names the status that it was drawn with: another one is a colleague's work.
        const drawn = ready.startsWith('status') ? await offered(page, admin, scene) : posts;
        const pressed = drawn.find(({ label }) => label === post.label) ?? post;
        const before = await state();
        const { status } = await send(pressed, { cookie: admin.cookie + scene.cookie });
        expect([post.label, status < 400]).toEqual([post.label, true]);
        expect(await state(), post.label).not.toEqual(before);
      }
    });

    await putBack(scene.row);
    const before = await state();
    for (const [who, make] of others) {
      await test.step(`for ${who}`, async () => {
        const { cookie, ...from } = await make();
        for (const post of posts) {
          const answer = await send(post, { ...from, cookie: cookie + scene.cookie });
          expect(await answer.text(), post.label).not.toContain('Hers alone.');
          expect(await state(), `${post.label}, ${who}`).toEqual(before);
        }
      });
    }
  });
}
