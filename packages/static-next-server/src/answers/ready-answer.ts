import { OutgoingMessage, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import type { InterceptedResponse } from '../around-next/intercepted-response.ts';
import { cacheStateHeader, routerHeaders } from '../next-internals/answers.ts';
import { finishHeaders, headerText, varyOnEncoding } from '../response-headers.ts';
import type { Encoding } from './encoding.ts';
import { isKnown } from './etag.ts';
import type { WholeAnswer } from './whole-answer.ts';

/** Names and values by turns, as Node takes them without looking at each. */
type Head = string[];

interface Copy {
  readonly bytes: Buffer;
  readonly head: Head;
  /** For visitors with `Save-Data`. */
  readonly sparing: Head;
}

interface Kind {
  /** 404 of the page that says that there is none. */
  readonly status?: 200 | 404;
  /** Sent as well, except to visitors with `Save-Data`. */
  readonly ahead?: ReadonlyMap<string, string> | undefined;
}

/** What is said of the one answer that Next has made, or said anew for each that is sent. */
const ofNextAlone = [
  ...['Connection', 'Content-Length', 'Date', 'ETag', 'Link'],
  ...[cacheStateHeader, ...routerHeaders],
];

/**
 * A kept answer with its headers in their final form. Sending it sets no header, waits for nothing
 * and looks at two headers of the request.
 */
export class ReadyAnswer {
  readonly #head: Head;
  readonly #unchanged: Head;
  readonly #ahead: Head;
  readonly #status: 200 | 404;
  readonly #copies = new Map<Encoding, Copy>();

  /**
   * @param ofNext the headers of Next's answer
   * @param ofSite the headers of every answer
   */
  constructor(
    readonly kept: WholeAnswer,
    ofNext: OutgoingHttpHeaders,
    ofSite: ReadonlyMap<string, string>,
    { status = 200, ahead }: Kind = {},
  ) {
    this.#status = status;
    this.#ahead = [...(ahead ?? [])].flat();
    const message = new OutgoingMessage();
    for (const [name, value] of Object.entries(ofNext))
      if (value !== undefined) message.setHeader(name, value);
    for (const name of ofNextAlone) message.removeHeader(name);
    for (const [name, value] of kept.headers) message.setHeader(name, value);
    message.setHeader('ETag', kept.etag);
    varyOnEncoding(message);
    if (ahead !== undefined) message.appendHeader('Vary', 'Save-Data');
    finishHeaders(message, ofSite);
    this.#head = headOf(message);
    message.removeHeader('Content-Type');
    this.#unchanged = headOf(message);
  }

  /** @returns false when the copy that this visitor takes is not made yet, and nothing was sent */
  sendNow({ headers }: IncomingMessage, response: InterceptedResponse): boolean {
    const known = headers['if-none-match'];
    if (this.#status === 200 && known !== undefined && isKnown(this.kept.etag, known)) {
      response.sendReady(304, this.#unchanged);
      return true;
    }
    const copy = this.#copyIn(this.kept.encodingFor(headers['accept-encoding']));
    if (copy === undefined) return false;
    const head = headers['save-data'] === undefined ? copy.head : copy.sparing;
    response.sendReady(this.#status, head, copy.bytes);
    return true;
  }

  async send(request: IncomingMessage, response: InterceptedResponse): Promise<void> {
    await this.kept.copyIn(this.kept.encodingFor(request.headers['accept-encoding']));
    if (response.isOpen) this.sendNow(request, response);
  }

  #copyIn(encoding: Encoding): Copy | undefined {
    const bytes = this.kept.copyNow(encoding);
    const known = this.#copies.get(encoding);
    // The quick copy is replaced by the best one.
    if (bytes === undefined || known?.bytes === bytes) return known;
    const ofEncoding = encoding === 'identity' ? [] : ['content-encoding', encoding];
    const length = ['content-length', String(bytes.length)];
    const sparing = [...this.#head, ...ofEncoding, ...length];
    const copy = { bytes, sparing, head: [...sparing, ...this.#ahead] };
    this.#copies.set(encoding, copy);
    return copy;
  }
}

const headOf = (message: OutgoingMessage): Head =>
  message.getHeaderNames().flatMap((name) => [name, headerText(message, name)]);
