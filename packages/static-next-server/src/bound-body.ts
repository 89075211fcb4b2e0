import { isRead, type Exchange, type Refusal } from './exchange.ts';
import { dropRest, refuse } from './refuse.ts';

const kilobyte = 1024;

/** Nobody reads the body of a GET, so all of it has to come first: less than what Node keeps. */
const ofRead = 8 * kilobyte;

/**
 * Holds the body of a request to the limits of its area, also while it comes. Node would give its
 * first bytes to the next reader: call it before anything is awaited.
 * @returns why the request is refused at once
 */
export function boundBody(exchange: Exchange): Refusal | undefined {
  const { request, response, area } = exchange;
  const {
    bytes,
    ms,
    tooLarge: reason = `Send at most ${sizeOf(bytes)}.`,
  } = isRead(exchange) ? { ...area.body, bytes: Math.min(ofRead, area.body.bytes) } : area.body;
  const tooLarge = { status: 413, code: 'too-large', reason };
  request.boundBody(bytes, () => void breakOff(exchange, tooLarge));
  if (!request.hasBody) return undefined;
  if (Number(request.headers['content-length'] ?? 0) > bytes) return tooLarge;
  if (area.hasForms === true && isMultipart(request)) request.holdBody();
  const timer = setTimeout(() => void breakOff(exchange, tooSlow), ms);
  request.once('whole', () => clearTimeout(timer));
  response.once('close', () => clearTimeout(timer));
  response.once('finish', () => void dropRest(request));
  return undefined;
}

export const isMultipart = ({ headers }: Exchange['request']) =>
  /^multipart\//i.test(headers['content-type'] ?? '');

const tooSlow: Refusal = {
  status: 408,
  code: 'too-slow',
  reason: 'The body took too long to come. Try again.',
};

/** Refuses a request that somebody may be reading already. */
async function breakOff(exchange: Exchange, { headers, ...refusal }: Refusal): Promise<void> {
  const { request, response } = exchange;
  const leave = () => request.destroy();
  if (!response.isOpen) {
    leave();
    return;
  }
  // A reader of the body would wait for the rest of it for ever.
  response.once('close', leave);
  await refuse(exchange, { ...refusal, headers: { ...headers, Connection: 'close' } });
}

const sizeOf = (bytes: number): string =>
  bytes < kilobyte ** 2
    ? `${Math.floor(bytes / kilobyte)} KB`
    : `${Math.floor(bytes / kilobyte ** 2)} MB`;
