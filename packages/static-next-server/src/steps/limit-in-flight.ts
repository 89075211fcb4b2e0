import type { BoundedRequest } from '../bounded-request.ts';
import type { Exchange, Refusal, Step } from '../exchange.ts';
import { Places, type Share } from './places.ts';

interface InFlight {
  /** Requests that are being answered. */
  readonly answering: Share;
  /** Requests whose body still comes, before anybody is asked. */
  readonly coming: Share;
  /** Requests whose body is more than Node keeps (16 KB): they are answered while it comes. */
  readonly large: Share;
  /** Who sent it, as far as it counts for the limits. */
  readonly addressOf: (request: BoundedRequest) => string;
  /** Gets what tells how many of each are taken. */
  readonly watch?: (
    taken: () => Readonly<Record<'answering' | 'coming' | 'large', number>>,
  ) => void;
}

/**
 * Turns a flood away early: answers so many requests at a time, and refuses the others. A body that
 * does not come holds up other bodies of its address, and no page.
 */
export function limitInFlight(limits: InFlight): Step {
  const answering = new Places(limits.answering);
  const coming = new Places(limits.coming);
  const large = new Places(limits.large);
  limits.watch?.(() => ({
    answering: answering.taken,
    coming: coming.taken,
    large: large.taken,
  }));

  return async (exchange) => {
    const address = limits.addressOf(exchange.request);
    let places = answering;
    if (exchange.request.hasBody && !exchange.request.complete) {
      const leave = coming.take(address);
      if (leave === undefined) return busy;
      const came = await whatComes(exchange);
      leave();
      if (came === 'nothing') return 'answered';
      if (came === 'part') places = large;
    }
    const leave = places.take(address);
    if (leave === undefined) return busy;
    whenOver(exchange, leave);
    return undefined;
  };
}

/** How much of a body there is before anybody reads it. */
async function whatComes(exchange: Exchange): Promise<'all' | 'part' | 'nothing'> {
  const { request } = exchange;
  const came = await new Promise<'all' | 'part' | 'nothing'>((resolve) => {
    request.once('whole', () => resolve(request.isDropped ? 'nothing' : 'all'));
    request.once('full', () => resolve('part'));
    if (request.isFull) resolve('part');
    whenOver(exchange, () => resolve('nothing'));
  });
  return came === 'part' && request.complete ? 'all' : came;
}

/** A response that waits behind others on its connection never hears that this was closed. */
function whenOver({ request: { socket }, response }: Exchange, leave: () => void): void {
  if (socket.destroyed) {
    leave();
    return;
  }
  const others = ofSocket.get(socket) ?? listenTo(socket);
  others.add(leave);
  response.once('close', () => {
    others.delete(leave);
    leave();
  });
}

const ofSocket = new WeakMap<Exchange['request']['socket'], Set<() => void>>();

function listenTo(socket: Exchange['request']['socket']): Set<() => void> {
  const leaves = new Set<() => void>();
  ofSocket.set(socket, leaves);
  socket.once('close', () => {
    for (const leave of leaves) leave();
  });
  return leaves;
}

const busy: Refusal = {
  status: 503,
  code: 'busy',
  reason: 'Too many requests are being answered. Try again in a moment.',
  headers: { 'Retry-After': '2' },
};
