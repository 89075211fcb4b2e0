import { LRUCache } from 'lru-cache';

import { currentRequest } from '@/platform/current-request';
import { databaseFailure, isDatabaseAway } from '@/platform/database/failure-reason';
import { refusedAction, staleRead } from '@/platform/next/words';

import { isContentUnavailable } from './content-unavailable';

/** Says of the request, and once a minute in one line, that a page could not be made because of the database. */
export function reportPage(error: unknown, { method, path }: { method: string; path: string }) {
  if (!isContentUnavailable(error)) return;
  const request = currentRequest();
  if (request) request.isContentAway = true;
  const [page = path] = path.split('?');
  sayOnceAMinute(
    `${method} ${page} failed: ${error.message}. The last good page is served, if there is one.`,
  );
}

/**
 * Next prints every error of a page itself, whole and each time it is asked for; it has no setting
 * for that but one which silences all errors. This leaves out the failures that `reportPage` tells
 * of, takes the statement and its values out of all others, and the stack off a form or an action
 * that Next could not read: anybody can send one.
 */
export function keepErrorsShort(): void {
  const print = console.error;
  console.error = (...words: unknown[]) => {
    const failure = words.find(isContentUnavailable);
    if (failure === undefined) print(...words.map(shortened));
    else if (typeof words[0] === 'string' && staleRead.test(words[0])) {
      sayOnceAMinute(`${failure.read} failed: ${failure.message}. The last good content is shown.`);
    }
  };
  const warn = console.warn;
  console.warn = (...words: unknown[]) => warn(...words.map(shortened));

  function shortened(word: unknown): unknown {
    if (!(word instanceof Error)) return word;
    const [refused] = refusedAction.exec(word.message) ?? [];
    if (refused !== undefined) return `Refused: ${refused}`;
    const reason = databaseFailure(word);
    if (reason === undefined)
      return currentRequest()?.action === 'sent' ? 'Refused: an action that cannot be read' : word;
    if (isDatabaseAway(word)) return `Error: ${reason}`;
    const frames = word.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
    return [`Error: ${reason}`, ...frames].join('\n');
  }
}

/** What was said in the last minute. Strangers can make up addresses, so there is a limit. */
const said = new LRUCache<string, true>({
  max: 1000,
  ttl: 60_000,
  perf: { now: () => Date.now() },
});

/** Logs what is wrong while the site works as well, so that a line a minute is enough. */
function sayOnceAMinute(what: string): void {
  if (said.has(what)) return;
  said.set(what, true);
  console.error(what);
}
