import 'server-only';

import { refresh } from 'next/cache';
import { redirect } from 'next/navigation';

import { parseView, viewAddress } from './inbox-view';

/** Where the form says, which can only be a view of the inbox; else the page stays. */
export function goOn(data: FormData): void {
  const next = data.get('next');
  if (typeof next !== 'string' || !URL.canParse(next, 'http://inbox')) {
    refresh();
    return;
  }
  const { searchParams } = new URL(next, 'http://inbox');
  redirect(viewAddress(parseView(Object.fromEntries(searchParams))));
}
