import 'server-only';

import { tellEveryProcess } from '@/platform/expiry/tell-every-process';

import type { Tag } from '../content/cached';

/** No timer of Node is longer than 24 days; a look that comes too early sets the next. */
const longestPauseMs = 24 * 60 * 60 * 1000;
/** A timer may come a little early: the page would be made just before its hour. */
const afterMs = 50;
const againMs = 30_000;

type Clocks = Map<Tag, { readonly at: number; readonly timer: NodeJS.Timeout }>;

declare global {
  /** Next's code may be loaded twice, and its process has one clock for each tag. */
  var nextHours: Clocks | undefined;
}

const clocks: Clocks = globalThis.nextHours ?? new Map();
globalThis.nextHours = clocks;

/**
 * Has all pages made anew at the hour at which a document comes or goes: they are kept ready, and nobody
 * edits anything then. Each process sets its own clock as it makes a page, and each makes its pages as it starts.
 * @param tag of the collection
 * @param at in milliseconds; Infinity where nothing comes or goes
 */
export function expireAt(tag: Tag, at: number): void {
  const set = clocks.get(tag);
  if (set?.at === at) return;
  clearTimeout(set?.timer);
  if (at === Infinity) clocks.delete(tag);
  else clocks.set(tag, { at, timer: timerFor(tag, at) });
}

function timerFor(tag: Tag, at: number): NodeJS.Timeout {
  const left = at - Date.now() + afterMs;
  const isSoon = left <= longestPauseMs;
  return setTimeout(
    () => (isSoon ? expireNow(tag) : again(tag, at)),
    Math.min(left, longestPauseMs),
  ).unref();
}

function again(tag: Tag, at: number): void {
  clocks.set(tag, { at, timer: timerFor(tag, at) });
}

function expireNow(tag: Tag): void {
  clocks.delete(tag);
  // The database is away: nobody would get a new page from it either.
  tellEveryProcess([tag]).catch(() => setTimeout(() => expireNow(tag), againMs).unref());
}
