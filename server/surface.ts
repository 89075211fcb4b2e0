import type { Refusal, Step } from 'static-next-server';

const reads = ['GET', 'HEAD'];

/** What may be asked of pages; the API has its own list (tests/support/staff/access-matrix.ts). */
const methodsOf = new Map([
  // The forms of the inbox and the panel post to the address of their page.
  ['admin', [...reads, 'POST']],
  ['cms', [...reads, 'POST']],
]);

/** As Next writes the id of a server action. */
const action = /^[0-9a-f]{40,64}$/;

/**
 * Lets through what the site has, and nothing else: Next answers with its own pages for failures at
 * addresses of theirs, and fails at verbs and actions that a page does not have.
 */
export const keepToSurface: Step = ({ path, request: { method = '', headers } }) => {
  const [, first = ''] = path.split('/');
  if (first.startsWith('_') && first !== '_next') return unknown;
  const asked = headers['next-action'];
  if (asked !== undefined && !action.test(String(asked))) return oddAction;
  if (first === 'api') return undefined;
  const methods = methodsOf.get(first) ?? reads;
  return methods.includes(method) ? undefined : otherMethods(methods.join(', '));
};

const unknown: Refusal = { status: 404, code: 'not-found', reason: 'There is nothing here.' };

const oddAction: Refusal = {
  status: 400,
  code: 'bad-request',
  reason: 'The action cannot be read.',
};

const otherMethods = (Allow: string): Refusal => ({
  status: 405,
  code: 'method-not-allowed',
  reason: `This address answers ${Allow}.`,
  headers: { Allow },
});
