import {
  ServerResponse,
  type IncomingMessage,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
} from 'node:http';
import { createEncoder, type Encoder } from '../answers/compression.ts';

/** What becomes of an answer: kept until it is whole, compressed on its way, or passed on as is. */
export type Treatment = 'hold' | 'br' | 'gzip' | 'pass';

export interface Plan {
  /** Asked once, when Next has set the status and the headers and is about to send the body. */
  treat: (response: InterceptedResponse) => Treatment;
  /** Gets the body of an answer that was held; has to call `answer`. */
  whole: (response: InterceptedResponse, body: Buffer) => void;
}

type Done = (error?: Error | null) => void;
type GivenHeaders = OutgoingHttpHeaders | OutgoingHttpHeader[];

/**
 * The response that Next writes into. A whole HTML document has to be at hand before its headers
 * can be sent (its policy names its scripts) and before it can be replaced by a better one, so
 * what Next writes is held back here; everything else streams through.
 */
export class InterceptedResponse<
  Request extends IncomingMessage = IncomingMessage,
> extends ServerResponse<Request> {
  /** Without a plan it is an ordinary response. */
  plan: Plan | undefined;
  /** Called just before the headers leave. */
  beforeHead: (response: InterceptedResponse) => void = () => undefined;

  #treatment: Treatment | 'undecided' | 'answered' = 'undecided';
  #held: Buffer[] = [];
  #encoder: Encoder | undefined;

  /** Whether nothing was sent yet, so that `answer` can still say something else. */
  get isOpen(): boolean {
    return (
      !this.headersSent &&
      !this.destroyed &&
      (this.#treatment === 'undecided' || this.#treatment === 'hold')
    );
  }

  /** Sends a body of ours; whatever Next still writes is ignored from here on. */
  answer(status: number, body: Buffer | string = ''): void {
    if (!this.isOpen) return;
    this.#treatment = 'answered';
    this.#held = [];
    this.statusCode = status;
    // Next may have set the message of the status that is replaced.
    this.statusMessage = '';
    super.end(body);
  }

  /**
   * Sends what was prepared, headers and all.
   * @param head names and values by turns, in their final form
   */
  sendReady(status: number, head: string[], body?: Buffer): void {
    this.#treatment = 'answered';
    super.writeHead(status, head);
    super.end(body);
  }

  /** Forgets the headers that Next has set for an answer that is replaced. */
  clearHeaders(): void {
    for (const name of this.getHeaderNames()) this.removeHeader(name);
  }

  override setHeader(name: string, value: number | string | readonly string[]): this {
    if (this.#isClosedToNext()) return this;
    return super.setHeader(name, value);
  }

  override writeHead(
    status: number,
    messageOrHeaders?: string | GivenHeaders,
    givenHeaders?: GivenHeaders,
  ): this {
    if (this.#isClosedToNext()) return this;
    this.statusCode = status;
    if (typeof messageOrHeaders === 'string') this.statusMessage = messageOrHeaders;
    this.#take(typeof messageOrHeaders === 'object' ? messageOrHeaders : givenHeaders);
    if (this.#decide() === 'hold') return this;
    this.beforeHead(this);
    return super.writeHead(status);
  }

  override flushHeaders(): void {
    const treatment = this.#decide();
    if (treatment === 'hold' || treatment === 'answered') return;
    super.flushHeaders();
  }

  override write(chunk: unknown, encodingOrDone?: BufferEncoding | Done, done?: Done): boolean {
    const treatment = this.#decide();
    const bytes = toBuffer(chunk, encodingOrDone);
    const callback = typeof encodingOrDone === 'function' ? encodingOrDone : done;
    if (treatment === 'pass') return super.write(bytes, callback);
    if (this.#encoder !== undefined) return this.#encoder.write(bytes, callback);
    if (treatment === 'hold') this.#held.push(bytes);
    if (callback !== undefined) process.nextTick(callback);
    return true;
  }

  override end(chunk?: unknown, encodingOrDone?: BufferEncoding | Done, done?: Done): this {
    const treatment = this.#decide();
    const body = typeof chunk === 'function' ? undefined : chunk;
    const bytes = toBuffer(body, encodingOrDone);
    const callback = [chunk, encodingOrDone, done].find((given) => typeof given === 'function');
    if (callback !== undefined) this.once('finish', () => void Reflect.apply(callback, this, []));
    if (this.#encoder !== undefined) this.#encoder.end(bytes);
    else if (treatment === 'pass') super.end(bytes);
    else if (treatment === 'hold' && this.plan !== undefined) {
      const whole = Buffer.concat([...this.#held, bytes]);
      this.#held = [];
      this.plan.whole(this, whole);
    }
    return this;
  }

  /** Next calls this after each piece of a stream, so that the browser gets it at once. */
  flush(): void {
    this.#encoder?.flush();
  }

  #isClosedToNext(): boolean {
    return this.#treatment === 'answered' && this.headersSent;
  }

  #decide(): Treatment | 'answered' {
    if (this.#treatment !== 'undecided') return this.#treatment;
    const treatment = this.plan?.treat(this) ?? 'pass';
    this.#treatment = treatment;
    if (treatment === 'br' || treatment === 'gzip') this.#encodeWith(createEncoder(treatment));
    return treatment;
  }

  #encodeWith(encoder: Encoder): void {
    this.#encoder = encoder;
    encoder.on('data', (bytes: Buffer) => {
      if (!super.write(bytes)) encoder.pause();
    });
    encoder.on('end', () => void super.end());
    encoder.on('error', (error) => this.destroy(error));
    encoder.on('drain', () => this.emit('drain'));
    this.on('drain', () => encoder.resume());
    // A visitor who leaves early would otherwise leave the encoder's memory behind.
    this.once('close', () => encoder.destroy());
  }

  #take(headers: GivenHeaders = {}): void {
    const entries = Array.isArray(headers)
      ? // Names and values by turns.
        headers
          .map((name, at) => [String(name), headers[at + 1]] as const)
          .filter((_, at) => at % 2 === 0)
      : Object.entries(headers);
    for (const [name, value] of entries) if (value !== undefined) this.setHeader(name, value);
  }
}

function toBuffer(chunk: unknown, encoding: unknown): Buffer {
  if (typeof chunk === 'string') {
    const isKnown = typeof encoding === 'string' && Buffer.isEncoding(encoding);
    return Buffer.from(chunk, isKnown ? encoding : 'utf8');
  }
  if (!(chunk instanceof Uint8Array)) return Buffer.alloc(0);
  return Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
}

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>;
