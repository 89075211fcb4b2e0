import type { AskNext, NextAnswer } from '../around-next/ask-next.ts';
import type { Area, Exchange } from '../exchange.ts';
import type { PageStore } from './page-store.ts';

/** Next's own address of `global-not-found.tsx`: always there, always rendered on the server. */
const notFoundPath = '/_not-found';

/** Decides which HTML document a visitor gets once Next's is there, and sends it. */
export class PageAnswers {
  /** Paths that are answered with their last good page. */
  readonly #failing = new Set<string>();

  constructor(
    private readonly pages: PageStore,
    private readonly ask: AskNext,
  ) {}

  /** Sends the document that Next made, or a better one in its place. */
  async send(exchange: Exchange, body: Buffer): Promise<void> {
    const { response, path, area, rescue } = exchange;
    const status = response.statusCode;
    if (status >= 500 && (await rescue?.()) === true) return;
    const made: NextAnswer = { status, headers: response.getHeaders(), body };
    const answer = isEmptyNotFound(area, made) ? await this.#completeNotFound(made) : made;
    if (!response.isOpen) return;
    const page = this.pages.from(path, area, answer);
    if (status < 500 && this.#failing.delete(path)) console.error(`GET ${path} works again.`);
    response.removeHeader('Link');
    const isKept = !/private|no-store/.test(made.headers['cache-control'] ?? '');
    await page.send(exchange, { status, isKept });
  }

  /**
   * Answers with the page as it was when Next could last make it: an edit expires a page at once,
   * and if the database dies before the next visitor comes, Next has nothing to show.
   * @returns false when there is none, and nothing was sent
   */
  async sendLastGood(exchange: Exchange): Promise<boolean> {
    const { response, path } = exchange;
    const page = this.pages.lastGood(path);
    if (page === undefined) return false;
    if (!response.isOpen) return true;
    // Next has said why (src/instrumentation.ts).
    this.#failing.add(path);
    response.clearHeaders();
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('X-Served', 'last-good');
    await page.send(exchange, { isKept: false });
    return true;
  }

  async #completeNotFound(shell: NextAnswer): Promise<NextAnswer> {
    const complete = await this.ask(notFoundPath).catch(() => undefined);
    return complete?.status === 404 ? complete : shell;
  }
}

/**
 * `notFound()` in a page that is made on demand answers with a shell that is empty until scripts
 * run; only a path that matches no route gets the page of `global-not-found.tsx`. A visitor
 * without scripts, or a search engine, should see the same page for both.
 */
function isEmptyNotFound(area: Area, { status, body }: NextAnswer): boolean {
  const isShell = body.subarray(0, 512).includes('<html id="__next_error__"');
  return status === 404 && area.isPublic === true && isShell;
}
