import { parseView, viewAddress, viewWith, type InboxView } from '../list/inbox-view';

/** What a saved view is: the address without its page and without what is open. */
export const queryOfView = (view: InboxView): string =>
  viewAddress({ ...viewWith(view, null), page: null }).replace(/^\/admin\??/, '');

/** The same of an address that anybody may have sent, or that an earlier release saved. */
export const queryOf = (query: string): string =>
  queryOfView(parseView(Object.fromEntries(new URLSearchParams(query))));

export const addressOf = (query: string): string => (query ? `/admin?${query}` : '/admin');
