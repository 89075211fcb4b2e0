import type { Page } from 'playwright/test';

import { writeDeed } from '@/inbox/tools/deed-text';

import { onlyWith } from '@/features';

import { callerWith, notAdmins, signedIn, type Caller } from '../../../support/staff/callers';
import { postsOf, send, type Post } from '../../../support/staff/rendered-forms';
import {
  holder,
  id,
  prepareAccounts,
  putBack,
  removeWhatFormsChange,
  stateOfAll,
} from '../../../support/staff/what-forms-change';
import { expect, long, test } from '../../../support/site';

test.beforeAll(prepareAccounts);
test.afterAll(removeWhatFormsChange);

// Its name says when it was done: a minute later it is forgotten.
const inAnHour = Date.now() + 3_600_000;
const undoable = writeDeed({
  scope: 'contact',
  done: 'archived',
  given: null,
  entries: [
    {
      ...{ id, status: 'new', assignee: null, priority: 'normal', snoozedUntil: null },
      ...{ isUnread: false, repliedAt: null, answeredAt: null },
    },
  ],
});

/** Every page with forms, in each state that shows others, and the buttons that must be there. */
const scenes = [
  {
    address: `/admin?q=Quillfeather&open=${id}`,
    row: '',
    cookie: '',
    buttons: [
      ...['Mark as replied', 'Archive', 'Mark as unread', 'Move to trash', 'Set status', 'Assign'],
      ...['Add note', 'Watch', 'Send again: Notice to us', 'Send again: Confirmation'],
      ...onlyWith('pipeline', 'Make an opportunity'),
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
    buttons: ['Not spam: release and send the notices', 'Spam'],
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
    cookie: `; inbox-undo-${inAnHour.toString(36)}=${undoable}`,
    buttons: ['Undo', 'Save', 'Remove view'],
  },
  {
    address: '/admin/account',
    row: '',
    cookie: '',
    buttons: [
      'Save',
      'Save choice',
      'Save signature',
      'Save text',
      'Save Hers',
      'Remove Hers',
      'Set it up',
      'Take away the second factor of Ines Calloway',
    ],
  },
  {
    address: `/admin/people/${id}`,
    row: '',
    cookie: '',
    buttons: ['Join', 'Take apart'],
  },
  ...onlyWith('incoming-mail', {
    address: '/admin/unmatched',
    row: '',
    cookie: '',
    buttons: ['Put it there', 'On C-ELSE-01, a message of theirs', 'Yes, erase this mail for good'],
  }),
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

/** Posts of one kind send the same fields to the same action, by a button of the same name. */
function kindOf(post: Post): string {
  const action = post.fields.find(([name]) => /^\$ACTION_\d+:0$/.test(name))?.[1];
  const names = post.fields.map(([name]) => name).filter((name) => !name.startsWith('$'));
  return JSON.stringify([nameOf(post), action, ...names]);
}

test(
  'each form of the inbox changes something for an admin, and nothing for others',
  { tag: long },
  async ({ page }) => {
    const admin = await signedIn('admin');
    const others = await Promise.all(
      notAdmins.map(async ([who, make]) => ({ who, ...(await make()) })),
    );
    // Many forms stand in several scenes: each is sent in the first of them.
    const sent = new Set<string>();
    for (const scene of scenes) {
      await putBack(scene.row);
      const all = await offered(page, admin, scene);
      expect(all.map(nameOf)).toEqual(expect.arrayContaining(scene.buttons));
      const posts = all.filter((post) => !sent.has(kindOf(post)));
      for (const post of posts) sent.add(kindOf(post));

      await test.step(`${scene.address} for an admin`, async () => {
        for (const post of posts) {
          const ready = undone[nameOf(post)] ?? '';
          await putBack(scene.row, ready);
          // A form names the status that it was drawn with: another one is a colleague's work.
          const drawn = ready.startsWith('status') ? await offered(page, admin, scene) : posts;
          const pressed = drawn.find(({ label }) => label === post.label) ?? post;
          const before = await stateOfAll();
          const { status } = await send(pressed, { cookie: admin.cookie + scene.cookie });
          expect([post.label, status < 400]).toEqual([post.label, true]);
          expect(await stateOfAll(), post.label).not.toEqual(before);
        }
      });

      await putBack(scene.row);
      const before = await stateOfAll();
      for (const { who, cookie, ...from } of others)
        await test.step(`${scene.address} for ${who}`, async () => {
          for (const post of posts) {
            const answer = await send(post, { ...from, cookie: cookie + scene.cookie });
            expect(await answer.text(), post.label).not.toContain('Hers alone.');
          }
          expect(await stateOfAll(), who).toEqual(before);
        });
    }
  },
);
