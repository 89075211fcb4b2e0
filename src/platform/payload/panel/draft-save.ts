import { useDocumentInfo, useForm, useLocale } from '@payloadcms/ui';
import { z } from 'zod';

import type { LockedDocument } from './document-lock';
import { drawnFromHeader, pathOf, stateIn } from './drawn-from';

/** In bytes: a browser refuses to send 64 KB or more after its page, all requests together. */
const mostAfterwards = 60_000;

const methodOf = (document: LockedDocument): string => ('global' in document ? 'POST' : 'PATCH');

const query = 'draft=true&autosave=true&depth=0';

const bodyOf = (data: object): string => JSON.stringify({ ...data, _status: 'draft' });

/** Whether a browser sends the words also where their page is gone by then. */
export const outlivesPage = (data: object): boolean =>
  new Blob([bodyOf(data)]).size < mostAfterwards;

/** As the panel saves a draft by itself (read in 3.90.2). It works as the page goes, too. */
export function saveDraft(document: LockedDocument, data: object): Promise<Response> {
  return fetch(`/api/${pathOf(document)}?${query}`, {
    method: methodOf(document),
    headers: { 'Content-Type': 'application/json' },
    body: bodyOf(data),
    // More of it is sent while the page stays, as it does where somebody goes on within the panel.
    keepalive: outlivesPage(data),
  });
}

/** Whether the panel changes the document by a request, and not we (saveDraft). */
export const isChangeOf = (
  document: LockedDocument,
  address: string,
  { method = 'GET', keepalive }: RequestInit,
): boolean =>
  keepalive === undefined &&
  method.toUpperCase() === methodOf(document) &&
  address.split('?', 1)[0] === `/api/${pathOf(document)}`;

/** The request, which says of which state of the document its form is. */
export const drawnFrom = (
  document: LockedDocument,
  updatedAt: string,
  init: RequestInit,
): RequestInit => {
  const headers = new Headers(init.headers);
  headers.set(drawnFromHeader, stateIn(pathOf(document), updatedAt));
  return { ...init, headers };
};

/** What a form has sent. */
export function wordsIn({ body }: RequestInit): z.output<typeof words> {
  const json = body instanceof FormData ? body.get('_payload') : body;
  return words.parse(typeof json === 'string' ? JSON.parse(json) : undefined);
}

/** The document as an answer has it. */
export async function documentIn(answer: Response): Promise<z.output<typeof kept>> {
  const { doc, result } = answered.parse(await answer.clone().json());
  return kept.parse(doc ?? result);
}

const words = z.looseObject({}).catch({});
const answered = z.looseObject({ doc: z.unknown(), result: z.unknown() }).partial().catch({});
const kept = z.looseObject({ updatedAt: z.string().optional() }).catch({});

/** @returns what tells the panel that a draft has been saved, as it tells itself (3.90.2) */
export function useNoteDraft(): () => void {
  const {
    mostRecentVersionIsAutosaved: isAutosaved,
    setMostRecentVersionIsAutosaved,
    setUnpublishedVersionCount,
  } = useDocumentInfo();
  return () => {
    if (isAutosaved) return;
    setMostRecentVersionIsAutosaved(true);
    setUnpublishedVersionCount((number) => number + 1);
  };
}

/** Saves a form of a draft as the panel does by itself once something is changed in it (3.90.2). */
export function useSaveForm(document: LockedDocument | undefined): () => Promise<void> {
  const { submit, setBackgroundProcessing } = useForm();
  const { mostRecentVersionIsAutosaved: isAutosaved } = useDocumentInfo();
  const { code: locale } = useLocale();
  const noteDraft = useNoteDraft();
  return async () => {
    if (!document) return;
    setBackgroundProcessing(true);
    try {
      const done = await submit({
        acceptValues: { overrideLocalChanges: false },
        action: `/api/${pathOf(document)}?${query}&fallback-locale=null&locale=${locale}`,
        context: { getDocPermissions: false, incrementVersionCount: !isAutosaved },
        disableFormWhileProcessing: false,
        disableSuccessStatus: true,
        method: methodOf(document) === 'POST' ? 'POST' : 'PATCH',
        overrides: { _status: 'draft' },
        skipValidation: true,
      });
      if (done?.res.ok === true) noteDraft();
    } finally {
      setBackgroundProcessing(false);
    }
  };
}
