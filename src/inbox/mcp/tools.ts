import 'server-only';

import { may } from '@/accounts/rights';
import type { ScopeName } from '@/accounts/tokens';
import { assistantTools } from '~/globals/mcp-fields';

import type { As, Operation } from '../api/operation';
import { operations } from '../api/operations';

/** What an assistant can be offered at all: nothing that sends, erases, exports or publishes is among it. */
export const offered = new Set<string>(assistantTools.map(({ value }) => value));

/**
 * What an assistant is offered: what the settings of the inbox allow, and of it what its token opens. No other
 * tool is listed, or there.
 */
export async function toolsFor(
  { payload, user }: As,
  scopes: readonly ScopeName[],
): Promise<readonly Operation[]> {
  // By the server: a feature that is off hides the setting.
  const { mcpTools } = await payload.findGlobal({
    ...{ slug: 'inbox-settings', depth: 0, overrideAccess: true },
  });
  const allowed = new Set<string>(mcpTools ?? []);
  return operations.filter(
    ({ id, scope }) =>
      offered.has(id) &&
      allowed.has(id) &&
      scopes.includes(scope) &&
      (id !== 'draft_content' || may(user, 'content')),
  );
}
