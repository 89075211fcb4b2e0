import { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * A request that counts its body as it comes from the connection, whoever reads it and however. It
 * emits `full` when it keeps as much as it may and nobody reads, and `whole` when all has come.
 */
export class BoundedRequest extends IncomingMessage {
  /** Node takes it off a request whose reader has given up. */
  readonly #connection: Socket;
  #most = Infinity;
  #onExcess: () => void = () => undefined;
  #bytes = 0;
  #isDropped = false;
  /** What came of a body that nobody may read yet. */
  #held: Buffer[] | undefined;
  #heldBytes = 0;

  constructor(connection: Socket) {
    super(connection);
    this.#connection = connection;
  }

  get hasBody(): boolean {
    const { 'transfer-encoding': coding, 'content-length': length = '0' } = this.headers;
    return coding !== undefined || Number(length) > 0;
  }

  get isDropped(): boolean {
    return this.#isDropped;
  }

  /** Whether it keeps as much as it may before somebody reads. */
  get isFull(): boolean {
    return this.readableLength + this.#heldBytes >= this.readableHighWaterMark;
  }

  get isHeld(): boolean {
    return this.#held !== undefined;
  }

  /** All that came so far of a body that is held. */
  get heldBody(): Buffer<ArrayBuffer> {
    return Buffer.concat(this.#held ?? []);
  }

  /** Keeps the body until all of it is there and `releaseBody` is called. */
  holdBody(): void {
    this.#held = [];
  }

  /** Gives the whole body to the reader. */
  releaseBody(): void {
    const body = this.heldBody;
    this.#held = undefined;
    this.#heldBytes = 0;
    if (this.#isDropped) return;
    if (body.length > 0) super.push(body);
    super.push(null);
  }

  /** @param onExcess called with the first byte too many, which no reader gets */
  boundBody(bytes: number, onExcess: () => void): void {
    this.#most = bytes;
    this.#onExcess = onExcess;
  }

  /**
   * Lets nobody read any more of the body, not even its end: a part of it must not pass for the
   * whole. What still comes is not kept.
   */
  dropBody(): void {
    this.#isDropped = true;
    // Somebody who stopped reading has stopped the connection, too.
    if (!this.complete) this.#connection.resume();
  }

  /** Waits until all of the body is here or its connection is gone, and so long at most. */
  async untilWhole(ms: number): Promise<void> {
    const isOver = new AbortController();
    const end = () => isOver.abort();
    this.once('whole', end);
    this.#connection.once('close', end);
    await wait(ms, undefined, { signal: isOver.signal }).catch(() => undefined);
    this.#connection.off('close', end);
  }

  /** Lets its connection go, whatever became of the request. */
  hangUp(): void {
    this.#connection.destroy();
  }

  /** Node calls this with each piece, and with null at the end. */
  override push(chunk: unknown, encoding?: BufferEncoding): boolean {
    if (chunk === null) {
      this.emit('whole');
      return this.#isDropped || this.isHeld ? false : super.push(null);
    }
    if (this.#isDropped) return true;
    if (chunk instanceof Uint8Array) this.#bytes += chunk.length;
    if (this.#bytes > this.#most) {
      this.#isDropped = true;
      this.#onExcess();
      return true;
    }
    const hasRoom = this.#keep(chunk) || super.push(chunk, encoding);
    if (this.isFull) this.emit('full');
    return hasRoom;
  }

  /** @returns whether the piece is held */
  #keep(chunk: unknown): boolean {
    if (this.#held === undefined || !(chunk instanceof Uint8Array)) return false;
    this.#held.push(Buffer.from(chunk));
    this.#heldBytes += chunk.length;
    return true;
  }
}
