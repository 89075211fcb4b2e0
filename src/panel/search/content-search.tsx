'use client';

import { useAuth } from '@payloadcms/ui';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { z } from 'zod';

import { may } from '@/accounts/rights';

import { useRouter, useSearchParams } from '../navigation';
import { openField, readFieldAddress } from './open-field';
import { searchEvent } from './search-button';
import { SearchDialog } from './search-dialog';

/** Stands around the panel: Ctrl+K finds any text of the content, and opens its field. */
export function ContentSearch({ children }: { children: ReactNode }) {
  const { user } = useAuth();
  const router = useRouter();
  const dialog = useRef<HTMLDialogElement>(null);
  const search = useSearchParams().toString();
  const opening = useRef<AbortController>(null);

  const open = useCallback((query: URLSearchParams) => {
    const asked = readFieldAddress(query);
    opening.current?.abort();
    if (asked === undefined) return;
    opening.current = new AbortController();
    void openField(asked, opening.current.signal);
  }, []);

  const goTo = useCallback(
    (href: string) => {
      const url = new URL(href, window.location.href);
      dialog.current?.close();
      // In the document that is open, nothing is loaded again: what is typed in it stays.
      if (url.pathname === window.location.pathname) open(url.searchParams);
      else router.push(href);
    },
    [open, router],
  );

  useEffect(() => open(new URLSearchParams(search)), [open, search]);
  useFieldRequests(goTo);

  const maySearch = may(user, 'content');
  useEffect(() => {
    if (!maySearch) return undefined;
    const show = () => {
      if (dialog.current?.open === false) dialog.current.showModal();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      // There it makes a link of what is selected.
      if (event.target instanceof HTMLElement && event.target.isContentEditable) return;
      event.preventDefault();
      show();
    };
    window.addEventListener('keydown', onKey);
    window.addEventListener(searchEvent, show);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener(searchEvent, show);
    };
  }, [maySearch]);

  return (
    <>
      {children}
      {maySearch ? <SearchDialog dialog={dialog} goTo={goTo} /> : null}
    </>
  );
}

const request = z.object({ type: z.literal('edit-field'), href: z.string().startsWith('/cms/') });

/** Goes where “Edit” on a page in the frame of the preview leads (src/site/preview/browser). */
function useFieldRequests(goTo: (href: string) => void): void {
  useEffect(() => {
    const onMessage = ({ origin, data }: MessageEvent<unknown>) => {
      if (origin !== window.origin) return;
      const asked = request.safeParse(data);
      if (asked.success) goTo(asked.data.href);
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [goTo]);
}
