import { once } from 'node:events';
import { isMultipart } from '../bound-body.ts';
import type { Exchange, Refusal, Step } from '../exchange.ts';
import { actionOf, isActionField } from '../next-internals/requests.ts';

/**
 * Refuses a form that cannot be read: cut off, or without its boundary. Next would answer 500. It is
 * read as Next reads it, in the areas that say `hasForms`. Tells later steps whether a request asks
 * for an action.
 */
export const checkForm: Step = async (exchange) => {
  const { request } = exchange;
  exchange.hasAction = request.method === 'POST' && actionOf(request.headers) !== undefined;
  if (!request.isHeld) return isEmptyForm(exchange) ? unreadable : undefined;
  if (!request.complete) await Promise.race([once(request, 'whole'), once(request, 'close')]);
  // Somebody has answered already, or is gone.
  if (request.isDropped || !request.complete) return 'answered';
  const headers = { 'Content-Type': request.headers['content-type'] ?? '' };
  try {
    const form = await new Response(request.heldBody, { headers }).formData();
    exchange.hasAction ||= [...form.keys()].some(isActionField);
  } catch {
    return unreadable;
  }
  request.releaseBody();
  return undefined;
};

const isEmptyForm = ({ request, area }: Exchange) =>
  request.method === 'POST' && area.hasForms === true && isMultipart(request);

const unreadable: Refusal = {
  status: 400,
  code: 'bad-request',
  reason: 'The form cannot be read. Load the page again, and send it once more.',
};
