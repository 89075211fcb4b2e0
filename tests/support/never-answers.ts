import { vi } from 'vitest';

/**
 * The network takes what is asked and says nothing, until whoever asked gives up. Needs fake timers,
 * which `AbortSignal.timeout` by itself does not go by; mocks and globals are the test's to restore.
 * @returns the `fetch` that was put in place
 */
export function neverAnswers() {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), milliseconds);
    return controller.signal;
  });
  const fetched = vi.fn(
    (_address: string, { signal }: RequestInit) =>
      new Promise((_, reject) =>
        signal?.addEventListener('abort', () => reject(new Error('No answer'))),
      ),
  );
  vi.stubGlobal('fetch', fetched);
  return fetched;
}
