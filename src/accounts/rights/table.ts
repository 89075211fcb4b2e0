import type { User } from '@/payload-types';

/** What there is to be allowed, in the words of a refusal. */
export const rights = {
  read: 'read submissions',
  work: 'work on submissions',
  values: 'see what enquiries are worth',
  export: 'export',
  import: 'import',
  erase: 'erase what somebody sent, or see what is kept of them',
  forms: 'delete tests, or say who is told of the answers to a form',
  settings: 'share views, or change how the inbox works',
  tokens: 'make tokens for programs',
  users: 'manage accounts',
  content: 'change content',
} as const;

export type Right = keyof typeof rights;
export type Role = User['role'];

const agent = ['read', 'work', 'values'] as const;
const lead = [...agent, 'export', 'import', 'erase', 'forms', 'settings', 'tokens'] as const;

/** What each role may do: nothing else in the code says it. The first is named first where several may. */
export const roles: Readonly<Record<Role, { readonly may: readonly Right[]; sentence: string }>> = {
  admin: { may: [...lead, 'users', 'content'], sentence: 'does everything, accounts included' },
  lead: { may: lead, sentence: 'answers, exports, imports and erases, and sets up the inbox' },
  agent: { may: agent, sentence: 'reads and answers in the inbox' },
  reader: { may: ['read', 'values'], sentence: 'reads the inbox, and changes nothing there' },
  editor: { may: ['content'], sentence: 'a marketer, changes content and reads no submission' },
};

export const isRole = (given: unknown): given is Role =>
  typeof given === 'string' && Object.hasOwn(roles, given);

export const roleNames: readonly Role[] = Object.keys(roles).filter(isRole);

/** The roles that have a right. */
export const rolesWith = (right: Right): Role[] =>
  roleNames.filter((role) => roles[role].may.includes(right));

/**
 * Whether somebody may do it: an account, or what a browser was told of one. An account can be without some
 * rights of its role, unless it manages accounts: not to see values (collections/fields/sees-values.ts), and
 * no settings and no import where it sees some forms alone (`seen-forms.ts`), since a rule acts on what comes by
 * all of them, and a file brings whatever it has.
 */
export function may(user: object | null | undefined, right: Right): boolean {
  if (!user || !('role' in user) || !isRole(user.role)) return false;
  const rightsOfRole = roles[user.role].may;
  if (isKeptFrom(user, right)) return rightsOfRole.includes('users');
  return rightsOfRole.includes(right);
}

/** Whether an account is without a right that its role has. */
export const isKeptFrom = (user: object, right: Right): boolean =>
  (right === 'values' && 'seesValues' in user && user.seesValues === false) ||
  ((right === 'settings' || right === 'import') && 'sees' in user && user.sees === 'chosen');
