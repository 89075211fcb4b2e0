import { areaOf } from './areas';
import type { AskNext, NextAnswer } from './ask-next';
import type { Exchange } from './exchange';
import type { InterceptedResponse } from './intercepted-response';
import type { Page, Pages } from './pages';
import { sendBody } from './send-body';

/** Next's own address of `global-not-found.tsx`: always there, always rendered on the server. */
const notFoundPath = '/_not-found';

/** Decides which HTML document a visitor gets once Next's is there, and sends it. */
export class PageAnswers {
  /** Paths that are answered with their last good page: each is logged once. */
  readonly #failing = new Set<string>();

  constructor(
    private readonly pages: Pages,
    private readonly askNext: AskNext,
  ) {}

  /** Sends the document that Next made, or a better one in its place. */
  async send(exchange: Exchange, body: Buffer): Promise<void> {
    const { request, response, path } = exchange;
    const status = response.statusCode;
    if (status >= 500 && (await this.sendLastGood(exchange))) return;
    const made: NextAnswer = { status, headers: response.getHeaders(), body };
    const answer = isEmptyNotFound(path, made) ? await this.#completeNotFound(made) : made;
    if (!response.isOpen) return;
    const page = this.pages.from(path, answer);
    if (status < 500 && this.#failing.delete(path)) {
      console.error(`GET ${path} works again.`);
    }
    setDocumentHeaders(response, page);
    const isPrivate = /private|no-store/.test(made.headers['cache-control'] ?? '');
    await sendBody(request, response, {
      status,
      body: page.body,
      etag: isPrivate ? undefined : page.etag,
    });
  }

  /**
   * Answers with the page as it was when Next could last make it: an edit expires a page at once,
   * and if the database dies before the next visitor comes, Next has nothing to show.
   * @returns false when there is none, and nothing was sent
   */
  async sendLastGood({ request, response, path, isPublicPage }: Exchange): Promise<boolean> {
    const page = isPublicPage ? this.pages.lastGood(path) : undefined;
    if (page === undefined) return false;
    if (!response.isOpen) return true;
    if (!this.#failing.has(path)) {
      this.#failing.add(path);
      console.error(`GET ${path} failed: visitors get its last good page until it works again.`);
    }
    response.clearHeaders();
    setDocumentHeaders(response, page);
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('X-Served', 'last-good');
    await sendBody(request, response, { status: 200, body: page.body, etag: undefined });
    return true;
  }

  async #completeNotFound(shell: NextAnswer): Promise<NextAnswer> {
    const complete = await this.askNext(notFoundPath).catch(() => undefined);
    return complete?.status === 404 ? complete : shell;
  }
}

/**
 * `notFound()` in a page that is made on demand answers with a shell that is empty until scripts
 * run; only a path that matches no route gets the page of `global-not-found.tsx`. A visitor
 * without scripts, or a search engine, should see the same page for both.
 */
function isEmptyNotFound(path: string, { status, body }: NextAnswer): boolean {
  return (
    status === 404 &&
    areaOf(path) === 'site' &&
    body.subarray(0, 512).includes('<html id="__next_error__"')
  );
}

function setDocumentHeaders(response: InterceptedResponse, page: Page): void {
  response.setHeader('Content-Security-Policy', page.policy);
  response.removeHeader('Link');
  if (page.link !== undefined) response.setHeader('Link', page.link);
}
