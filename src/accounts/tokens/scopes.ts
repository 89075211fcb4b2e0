import { may, type Right } from '../rights';

interface Scope {
  /** What it lets a program do, as the screen and the description of the API say it. */
  readonly label: string;
  /** Without this right of its account the scope opens nothing. */
  readonly right: Right;
}

/** What a token can be good for. Nothing sends, erases, exports or publishes. */
export const scopes = {
  'conversations:read': { label: 'Read conversations', right: 'read' },
  'conversations:write': {
    label: 'Write notes, and change status, priority, assignee and tags',
    right: 'work',
  },
  'opportunities:read': { label: 'Read opportunities', right: 'read' },
  'opportunities:write': { label: 'Make and change opportunities', right: 'work' },
  'content:read': { label: 'Read content of the site', right: 'read' },
  'drafts:write': { label: 'Write drafts of replies and of content', right: 'work' },
} as const satisfies Record<string, Scope>;

export type ScopeName = keyof typeof scopes;

const isScope = (name: string): name is ScopeName => Object.hasOwn(scopes, name);

/** In the order in which they are shown. */
export const scopeNames: readonly ScopeName[] = Object.keys(scopes).filter(isScope);

/** Those that there are: a former release may have had others. */
export const knownScopes = (names: readonly string[]): ScopeName[] => names.filter(isScope);

/** What an account can give a token: no scope that it could not use. */
export const scopesFor = (user: object): ScopeName[] =>
  scopeNames.filter((name) => may(user, scopes[name].right));
