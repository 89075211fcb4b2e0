import { useSyncExternalStore } from 'react';

import { isDraft, isTextDraft } from './draft-key';

/**
 * Keeps what was typed or chosen and is not stored yet in the session storage of this tab, by
 * account and submission. It survives a reload and a new sign-in.
 */
const memory = new Map<string, string>();
const listeners = new Set<() => void>();

/** A browser can forbid storage, and it can be full; this page's memory remains. */
function storage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

export function keepDraft(key: string, text: string): void {
  if (text.trim() === '') {
    memory.delete(key);
    storage()?.removeItem(key);
  } else {
    memory.set(key, text);
    try {
      storage()?.setItem(key, text);
    } catch {
      // The memory has it.
    }
  }
  for (const listener of listeners) listener();
}

/** All that this tab keeps, of whichever account. */
export function forgetDrafts(): void {
  const kept = storage();
  for (const key of [...memory.keys(), ...Object.keys(kept ?? {})].filter(isDraft)) {
    memory.delete(key);
    kept?.removeItem(key);
  }
  for (const listener of listeners) listener();
}

export const readDraft = (key: string): string => memory.get(key) ?? storage()?.getItem(key) ?? '';

const hasText = (): boolean =>
  [...memory.keys(), ...Object.keys(storage() ?? {})].some(isTextDraft);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Empty on the server and where there is none. */
export const useDraft = (key: string): string =>
  useSyncExternalStore(
    subscribe,
    () => readDraft(key),
    () => '',
  );

export const useHasTextDraft = (): boolean => useSyncExternalStore(subscribe, hasText, () => false);
