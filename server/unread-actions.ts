import type { Refusal, Step } from 'static-next-server';
import { currentRequest } from '@/platform/current-request';

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

const unreadable: Refusal = {
  status: 400,
  code: 'bad-request',
  reason: 'What was sent cannot be read. Load the page again, and send it once more.',
};
