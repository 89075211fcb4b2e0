import { actionOf, type Refusal, type Step } from 'static-next-server';

import { currentRequest } from '@/platform/current-request';
import { actionId } from '@/platform/next/words';

/** What may be asked of pages; the API has its own list (tests/support/staff/access-matrix.ts). */
const reads = ['GET', 'HEAD'];
/** The forms of the inbox, of the panel and of pages that keep React post to the address of their page. */
const withForms = [...reads, 'POST'];

/** What a form sends by itself. Nobody would read anything else. */
const form = /^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i;

/**
 * Lets through what the site has, and nothing else: Next answers with its own pages for failures at
 * addresses of theirs, and fails at verbs and actions that a page does not have.
 */
export const keepToSurface: Step = ({ path, area, request: { method = '', headers } }) => {
  const [, first = ''] = path.split('/');
  if (first.startsWith('_') && first !== '_next') return unknown;
  const asked = actionOf(headers);
  if (asked !== undefined && !actionId.test(asked)) return oddAction;
  if (first === 'api') return undefined;
  const methods = area.hasForms === true ? withForms : reads;
  if (!methods.includes(method)) return otherMethods(methods.join(', '));
  const isForm = asked !== undefined || form.test(headers['content-type'] ?? '');
  return method === 'POST' && !isForm ? noForm : undefined;
};

const unknown: Refusal = { status: 404, code: 'not-found', reason: 'There is nothing here.' };

const oddAction: Refusal = {
  status: 400,
  code: 'bad-request',
  reason: 'The action cannot be read.',
};

const noForm: Refusal = {
  status: 415,
  code: 'unsupported-media-type',
  reason: 'This page takes what a form sends.',
};

const otherMethods = (Allow: string): Refusal => ({
  status: 405,
  code: 'method-not-allowed',
  reason: `This address answers ${Allow}.`,
  headers: { Allow },
});

/**
 * Refuses what Next (16.4.6) cannot read as an action's arguments, and answers 500: no page of ours
 * sends that. Comes after `checkForm`.
 */
export const refuseUnreadActions: Step = (exchange) => {
  const request = currentRequest();
  if (exchange.hasAction !== true || request === undefined) return undefined;
  request.action = 'sent';
  exchange.refusalOfFailure = () => (request.action === 'sent' ? unreadable : undefined);
  return undefined;
};

/** A page that the database did not give, and of which there is no copy, is worth asking for again. */
export const knowOutages: Step = (exchange) => {
  const request = currentRequest();
  exchange.isPassingFailure = () => request?.isContentAway === true;
  return undefined;
};

const unreadable: Refusal = {
  status: 400,
  code: 'bad-request',
  reason: 'What was sent cannot be read. Load the page again, and send it once more.',
};
