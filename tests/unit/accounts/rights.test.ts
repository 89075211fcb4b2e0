import { readdirSync, readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { may, refusalOf, roleNames, rolesWith, type Right } from '@/accounts/rights';
import { rights } from '@/accounts/rights/table';

const isRight = (name: string): name is Right => name in rights;

const all = ['admin', 'lead', 'agent', 'reader', 'editor'];
const staff = ['admin', 'lead', 'agent', 'reader'];
const working = ['admin', 'lead', 'agent'];
const leading = ['admin', 'lead'];

/** Who does what, in words of its own: the table in the code has to say the same. */
const table: Record<Right, readonly string[]> = {
  read: staff,
  work: working,
  values: staff,
  export: leading,
  import: leading,
  erase: leading,
  forms: leading,
  settings: leading,
  tokens: leading,
  users: ['admin'],
  content: ['admin', 'editor'],
};

test('what each role may do', () => {
  expect(roleNames).toEqual(all);
  const inCode = Object.keys(rights)
    .filter(isRight)
    .map((right) => [right, rolesWith(right)]);
  expect(Object.fromEntries(inCode)).toEqual(table);
});

test('who is nobody, or of a role that there is not, may nothing', () => {
  for (const user of [null, undefined, {}, { role: 'owner' }, { role: 'toString' }, { role: 7 }])
    expect(may(user, 'read')).toBe(false);
});

test('an account may be kept from values, and none that manages accounts', () => {
  expect(may({ role: 'lead', seesValues: false }, 'values')).toBe(false);
  expect(may({ role: 'lead', seesValues: true }, 'values')).toBe(true);
  expect(may({ role: 'lead', seesValues: false }, 'read')).toBe(true);
  expect(may({ role: 'admin', seesValues: false }, 'values')).toBe(true);
  expect(may({ role: 'editor', seesValues: true }, 'values')).toBe(false);
});

test('an account that sees some forms alone changes no settings, and imports nothing', () => {
  expect(may({ role: 'lead', sees: 'chosen' }, 'import')).toBe(false);
  expect(may({ role: 'lead', sees: 'all' }, 'import')).toBe(true);
  expect(may({ role: 'lead', sees: 'chosen' }, 'settings')).toBe(false);
  expect(may({ role: 'lead', sees: 'all' }, 'settings')).toBe(true);
  expect(may({ role: 'lead', sees: 'chosen' }, 'work')).toBe(true);
  expect(may({ role: 'admin', sees: 'chosen' }, 'settings')).toBe(true);
});

test('a refusal names the role, what it may not, and whom to ask', () => {
  expect(refusalOf('agent', 'export')).toBe(
    'Your role, agent, may not export. Ask a lead or an admin.',
  );
  expect(refusalOf('reader', 'work')).toBe(
    'Your role, reader, may not work on submissions. Ask an agent, a lead or an admin.',
  );
  expect(refusalOf('lead', 'users')).toBe(
    'Your role, lead, may not manage accounts. Ask an admin.',
  );
  expect(refusalOf('editor', 'export')).toBe('Only staff may do this.');
});

/** Every action of the inbox, and every route and page beside it, with all the rights that it asks for. */
const asked: Record<string, string> = {
  'src/inbox/account/actions.ts: changeSecondFactor': 'signed in',
  'src/inbox/account/actions.ts: takeAwaySecondFactor': 'users',
  'src/inbox/account/actions.ts: chooseOwnNotices': 'read',
  'src/inbox/account/actions.ts: chooseOwnSignature': 'work',
  'src/inbox/account/actions.ts: chooseOwnBookingLink': 'work',
  'src/inbox/account/actions.ts: chooseOwnTaking': 'work',
  'src/inbox/account/push/actions.ts: tellInBrowser': 'read',
  'src/inbox/account/push/actions.ts: tellNoMore': 'read',
  'src/inbox/correction/actions.ts: correctAddress': 'work',
  'src/inbox/data-protection/actions.ts: lookUp': 'erase',
  'src/inbox/data-protection/actions.ts: erase': 'erase',
  'src/inbox/forward/actions.ts: forward': 'work',
  'src/inbox/imports/actions.ts: changeImport': 'import values',
  'src/inbox/invitations/actions.ts: answerInvitation': 'work',
  'src/inbox/list/actions.ts: change': 'work',
  'src/inbox/list/actions.ts: undo': 'work',
  'src/inbox/made/actions.ts: deleteTests': 'forms',
  'src/inbox/merge/actions.ts: mergeAnother': 'work',
  'src/inbox/merge/actions.ts: takeApart': 'work',
  'src/inbox/new-mail/actions.ts: newMail': 'work',
  'src/inbox/outbox/actions.ts: answerAsCustomer': 'work',
  'src/inbox/people/change/actions.ts: addToContact': 'work',
  'src/inbox/people/change/actions.ts: changeDetail': 'work',
  'src/inbox/people/change/actions.ts: chooseCompany': 'work',
  'src/inbox/people/change/actions.ts: enterNew': 'work',
  'src/inbox/people/change/actions.ts: mergeContact': 'work',
  'src/inbox/people/change/actions.ts: takeContactApart': 'work',
  'src/inbox/person/actions.ts: changeJoins': 'work',
  'src/inbox/pipeline/actions.ts: makeAnOpportunity': 'work',
  'src/inbox/pipeline/actions.ts: moveOpportunity': 'work',
  'src/inbox/pipeline/actions.ts: changeDetails': 'work values',
  'src/inbox/pipeline/actions.ts: closeOpportunity': 'work',
  'src/inbox/pipeline/actions.ts: removeOpportunity': 'work',
  'src/inbox/prospects-page/actions.ts: changePageLink': 'work',
  'src/inbox/prospects-page/actions.ts: propose': 'work',
  'src/inbox/reply/actions.ts: reply': 'work',
  'src/inbox/reply/files/delete-infected.ts: deleteInfected': 'erase',
  'src/inbox/reply/texts/actions.ts: changeTexts': 'work',
  'src/inbox/rules/actions.ts: saveRule': 'settings',
  'src/inbox/rules/actions.ts: changeRules': 'settings',
  'src/inbox/saved-views/actions.ts: changeViews': 'read settings',
  'src/inbox/snooze/actions.ts: snooze': 'work',
  'src/inbox/submission/actions.ts: resend': 'work',
  'src/inbox/submission/actions.ts: assign': 'work',
  'src/inbox/submission/actions.ts: note': 'work',
  'src/inbox/tags/actions.ts: tag': 'work',
  'src/inbox/tags/actions.ts: prioritise': 'work',
  'src/inbox/tokens/actions.ts: newToken': 'tokens',
  'src/inbox/tokens/actions.ts: revoke': 'tokens users',
  'src/inbox/unmatched/actions.ts: settleMail': 'work erase',
  'src/inbox/watching/actions.ts: watch': 'read',
  'src/inbox/whole-search/actions.ts: changeWhole': 'work',
  'src/app/(staff)/admin/account/page.tsx': 'signed in users work',
  // The sign-in stands there for who may not.
  'src/app/(staff)/admin/page.tsx': '',
  'src/app/(staff)/admin/forgotten-password/page.tsx': '',
  'src/app/(staff)/admin/new-password/[token]/page.tsx': '',
  'src/app/(staff)/admin/panel/page.tsx': '',
  'src/app/(staff)/admin/presence/route.ts': '',
  // A program that is the same for everybody.
  'src/app/(staff)/admin/push-worker/route.staff-notices.ts': '',
  // Tells those who may not that there is nothing new.
  'src/app/(staff)/admin/revision/route.ts': '',
  'src/app/(staff)/admin/attachments/route.replies.ts': 'work',
  'src/app/(staff)/admin/attachments/[id]/route.ts': 'read',
  'src/app/(staff)/admin/calls/[id]/route.pipeline.ts': 'read',
  'src/app/(staff)/admin/data-protection/export/route.ts': 'erase',
  'src/app/(staff)/admin/data-protection/page.tsx': 'erase',
  'src/app/(staff)/admin/export/route.ts': 'export',
  'src/app/(staff)/admin/figures/export/route.figures.ts': 'export',
  'src/app/(staff)/admin/figures/forms/[id]/page.figures.tsx': 'read',
  'src/app/(staff)/admin/figures/page.figures.tsx': 'read',
  'src/app/(staff)/admin/form-files/[id]/route.ts': 'content',
  'src/app/(staff)/admin/form-webhooks/[id]/route.ts': 'forms',
  'src/app/(staff)/admin/forward/[form]/[id]/page.replies.tsx': 'work',
  'src/app/(staff)/admin/mail-frame/[id]/route.ts': 'read',
  'src/app/(staff)/admin/mails/[id]/page.tsx': 'read',
  'src/app/(staff)/admin/import-file/route.pipeline.ts': 'import values',
  'src/app/(staff)/admin/imports/[id]/page.pipeline.tsx': 'import values',
  'src/app/(staff)/admin/imports/page.pipeline.tsx': 'import values',
  'src/app/(staff)/admin/new-mail/page.replies.tsx': 'work',
  'src/app/(staff)/admin/outbox/[mail]/page.tsx': 'read work',
  'src/app/(staff)/admin/outbox/page.tsx': 'read',
  'src/app/(staff)/admin/palette/route.ts': 'read',
  'src/app/(staff)/admin/companies/[id]/merge/page.people.tsx': 'work',
  'src/app/(staff)/admin/companies/[id]/page.people.tsx': 'read',
  'src/app/(staff)/admin/companies/page.people.tsx': 'read',
  'src/app/(staff)/admin/people/[id]/company/page.people.tsx': 'work',
  'src/app/(staff)/admin/people/[id]/merge/page.people.tsx': 'work',
  'src/app/(staff)/admin/people/[id]/page.tsx': 'read',
  'src/app/(staff)/admin/people/page.people.tsx': 'read',
  'src/app/(staff)/admin/people/[id]/card.vcf/route.people.ts': 'read',
  'src/app/(staff)/admin/people/export/route.people.ts': 'export',
  'src/app/(staff)/admin/companies/export/route.people.ts': 'export',
  'src/app/(staff)/admin/pictures/[id]/route.ts': 'read',
  'src/app/(staff)/admin/pipeline/export/route.pipeline.ts': 'export',
  'src/app/(staff)/admin/pipeline/figures/export/route.pipeline.ts': 'export',
  'src/app/(staff)/admin/pipeline/figures/page.pipeline.tsx': 'read',
  'src/app/(staff)/admin/pipeline/monday/page.pipeline.tsx': 'read',
  'src/app/(staff)/admin/pipeline/page.pipeline.tsx': 'read',
  'src/app/(staff)/admin/rules/page.tsx': 'settings',
  'src/app/(staff)/admin/rules/[id]/page.tsx': 'settings',
  'src/app/(staff)/admin/scheduled/page.replies.tsx': 'read',
  'src/app/(staff)/admin/times/[id]/route.prospects-page.ts': 'read',
  'src/app/(staff)/admin/tokens/page.api.tsx': 'tokens users',
  'src/app/(staff)/admin/unmatched/page.incoming-mail.tsx': 'read',
  'src/app/(staff)/admin/whole-search/page.tsx': 'work',
};

const gate =
  /\b(?:asStaff|whoMay|forThoseWho|requireStaff)\(\s*'(\w+)'|\b(?:mustHave|may)\(\w+, '(\w+)'\)|\b(asSignedIn|requireSignedIn)\(/g;

const rightsIn = (source: string): string =>
  [
    ...new Set([...source.matchAll(gate)].map(([, one, other]) => one ?? other ?? 'signed in')),
  ].join(' ');

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
    (file) => [`${folder}/${file}`, file] as const,
  );

function actionsOf(path: string): [string, string][] {
  const source = readFileSync(path, 'utf8');
  if (!source.startsWith("'use server'")) return [];
  // From one exported function to the next.
  return source
    .split(/^(?=export async function )/m)
    .slice(1)
    .map((body) => [`${path}: ${/function (\w+)/.exec(body)?.[1] ?? ''}`, rightsIn(body)]);
}

describe('every way in asks the table', () => {
  test('actions, routes and pages, and no other', () => {
    const actions = filesIn('src/inbox')
      .filter(([, file]) => file.endsWith('.ts'))
      .flatMap(([path]) => actionsOf(path));
    const routes = filesIn('src/app/(staff)/admin')
      .filter(([, file]) => /(^|\/)(page|route)(\.[\w-]+)?\.tsx?$/.test(file))
      .map(([path]) => [path, rightsIn(readFileSync(path, 'utf8'))] as const);
    expect(Object.fromEntries([...actions, ...routes])).toEqual(asked);
  });
});
