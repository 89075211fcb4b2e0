import { afterEach, expect, test, vi } from 'vitest';

import { clearDraft, readAlong, readDraft, saveAlong, saveDraft } from '@/forms/fill/draft';

/** As much of session storage as drafts use. */
function storage(entries: [string, string][] = []) {
  const items = new Map(entries);
  const store = {
    getItem: (place: string) => items.get(place) ?? null,
    setItem: (place: string, text: string) => void items.set(place, text),
    removeItem: (place: string) => void items.delete(place),
  };
  vi.stubGlobal('sessionStorage', store);
  return items;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a draft comes back, for its own form alone', () => {
  storage();
  saveDraft('quote', { answers: { name: 'Ada' }, key: 'k' });
  expect(readDraft('quote')).toEqual({ answers: { name: 'Ada' }, key: 'k' });
  expect(readDraft('contact')).toBeNull();
});

test('why a page was loaded anew is kept with what was typed', () => {
  storage();
  saveDraft('contact', { answers: { name: 'Ada' }, notice: 'It has changed' });
  expect(readDraft('contact')).toEqual({ answers: { name: 'Ada' }, notice: 'It has changed' });
});

test('a success leaves nothing behind', () => {
  const items = storage();
  saveDraft('contact', { answers: { name: 'Ada' } });
  saveAlong('contact', 'We pay:');
  expect(readAlong('contact')).toBe('We pay:');
  clearDraft('contact');
  expect(items.size).toBe(0);
});

test.each(['', 'null', '[]', '{"answers":[1]}', '{"answers":{"name":7}}', '{"answers":null}'])(
  'what is not a draft is not read: %s',
  (text) => {
    storage([['draft:contact', text]]);
    expect(readDraft('contact')).toBeNull();
  },
);

test('without session storage there is no draft, and no error', () => {
  vi.stubGlobal('sessionStorage', undefined);
  saveDraft('contact', { answers: {} });
  saveAlong('contact', 'We pay:');
  expect(readAlong('contact')).toBeNull();
  clearDraft('contact');
  expect(readDraft('contact')).toBeNull();
});
