import { setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { AskNext, NextAnswer } from '../around-next/ask-next.ts';
import type { Area, Exchange } from '../exchange.ts';
import type { Expiry } from '../expiry/expiry.ts';
import { isStale } from '../next-internals/answers.ts';
import { isPublicResponse, isFromBefore, lifetimeMs } from './public-response.ts';
import { makePage } from './make-page.ts';
import { ReadyAnswer } from './ready-answer.ts';
import type { WholeAnswer } from './whole-answer.ts';

export interface ReadyPagesOptions {
  readonly ask: AskNext;
  readonly expiry: Expiry;
  /** Of every answer. */
  readonly headers: ReadonlyMap<string, string>;
  readonly maxBytes: number;
  /** After so long an old answer is taken for a failure to make a new one. */
  readonly pageMs: number;
}

interface KeptPage {
  readonly answer: ReadyAnswer;
  /** The time of the expiry at which Next was asked for it. */
  readonly since: number;
  /** When it is too old, though nothing has expired it. */
  readonly until: number;
}

/** What came of asking for a page: `gone` is one that is not there, or is not public any more. */
export type PageResult = ReadyAnswer | 'gone' | 'failed';

/** Before anything that happens: not new, but good enough while Next fails. */
const never = -1;
const lookAgainMs = 50;

/**
 * The public pages and files, ready to send. What is kept was asked for by ourselves, so nothing
 * that a visitor sends gets into it; and only addresses get in under which Next has such a page, so
 * nobody can fill it.
 *
 * Nothing is sent as new that Next began to make before the last change: each is kept with the time
 * at which it was asked for, and asked for anew once something has expired since.
 */
export class ReadyPages {
  readonly #kept: LRUCache<string, KeptPage>;
  readonly #making = new Map<string, { since: number; made: Promise<PageResult> }>();

  constructor(private readonly options: ReadyPagesOptions) {
    this.#kept = new LRUCache({
      maxSize: options.maxBytes,
      // A body's copies take about as much as the body itself.
      sizeCalculation: ({ answer }) => answer.kept.plain.length * 2 + 1,
    });
  }

  /** @param url a path as a browser writes it, without a query */
  has(url: string): boolean {
    return this.#kept.has(url);
  }

  /** The page, unless something has expired since it was asked for. */
  get(url: string): ReadyAnswer | undefined {
    const kept = this.#kept.get(url);
    if (kept === undefined || kept.since < this.options.expiry.lastChange) return undefined;
    return Date.now() < kept.until ? kept.answer : undefined;
  }

  /** The page as it was when Next could last make it. */
  lastGood(url: string): WholeAnswer | undefined {
    return this.#kept.get(url)?.answer.kept;
  }

  /** There is no such page any more. */
  forget(url: string): void {
    this.#kept.delete(url);
  }

  /** Asks Next for the page: once for all who want it at the same time. */
  make(url: string, area: Area): Promise<PageResult> {
    const { expiry } = this.options;
    const running = this.#making.get(url);
    // One that began before the last change would be an old one.
    if (running !== undefined && running.since >= expiry.lastChange) return running.made;
    const since = expiry.time;
    const making = { since, made: this.#make(url, area, since) };
    this.#making.set(url, making);
    void making.made.then(() => {
      if (this.#making.get(url) === making) this.#making.delete(url);
    });
    return making.made;
  }

  /**
   * What Next answers an anonymous visitor now.
   * @param since what Next began to make before is not taken
   */
  async askUntilNew(url: string, since: number): Promise<NextAnswer> {
    for (const end = Date.now() + this.options.pageMs; Date.now() < end;) {
      const answer = await this.options.ask(url);
      if (!isFromBefore(since, answer.headers)) return answer;
      if (isStale(answer.headers)) await wait(lookAgainMs);
    }
    throw new Error(`Next sends an old page for ${url}.`);
  }

  async #make(url: string, area: Area, since: number): Promise<PageResult> {
    try {
      const answer = await this.askUntilNew(url, since);
      if (answer.status >= 500) return this.#outdate(url);
      if (area.isPublic === true && isPublicResponse(answer))
        return this.#keep(url, area, since, answer);
      this.forget(url);
      return 'gone';
    } catch (error) {
      console.error(`GET ${url} failed:`, error);
      return this.#outdate(url);
    }
  }

  #keep(url: string, area: Area, since: number, made: NextAnswer): ReadyAnswer {
    const before = this.#kept.get(url);
    // Another was asked for later, and has come sooner.
    if (before !== undefined && before.since > since) return before.answer;
    const page = makePage(area, made, before?.answer.kept).keep();
    const ahead = page.isPage ? area.ahead : undefined;
    const answer = new ReadyAnswer(page, made.headers, this.options.headers, { ahead });
    this.#kept.set(url, { answer, since, until: Date.now() + lifetimeMs(made.headers) });
    return answer;
  }

  #outdate(url: string): 'failed' {
    const kept = this.#kept.get(url);
    if (kept !== undefined) this.#kept.set(url, { ...kept, since: never });
    return 'failed';
  }
}

/** Without the query: Next says of no page that it is everybody's when it was drawn by its query. */
export function pathOf({ url = '' }: Exchange['request']): string {
  const end = url.indexOf('?');
  return end === -1 ? url : url.slice(0, end);
}
