import type { IncomingHttpHeaders } from 'node:http';

/**
 * How Next's own code in a browser asks (read in 16.4.6: client/components/app-router-headers).
 * What it asks so is no page: it must neither be kept as one nor be answered with one.
 */
type RequestHeaders = Readonly<IncomingHttpHeaders>;

/** Next's router asks for the data of a page, at the address of the page. */
export const asksForData = (headers: RequestHeaders): boolean => headers['rsc'] !== undefined;

/** The id of the server action that is asked for; undefined when the headers name none. */
export const actionOf = (headers: RequestHeaders): string | undefined =>
  headers['next-action']?.toString();

/** A form that works without scripts names its action among its fields. */
export const isActionField = (name: string): boolean => name.startsWith('$ACTION_');

const ofRouter = [
  'rsc',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
];

/** Has Next answer a request of its router with the page itself, which the router then loads whole. */
export function askForDocument(headers: IncomingHttpHeaders): void {
  for (const name of ofRouter) Reflect.deleteProperty(headers, name);
}
