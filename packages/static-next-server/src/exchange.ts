import type { IncomingHttpHeaders } from 'node:http';
import type { Markup } from './answers/markup.ts';
import type { InterceptedResponse } from './around-next/intercepted-response.ts';
import type { BoundedRequest } from './bounded-request.ts';

/** A part of a site. A path belongs to one. */
export interface Area {
  /** Its pages are the same for everybody: each is kept, and sent again while Next fails. */
  readonly isPublic?: boolean;
  /** Somebody's own look at the public pages: kept for nobody, but what is missing there is missing. */
  readonly showsPublic?: boolean;
  /**
   * Each of its pages is made for one visit: Next writes a nonce into its scripts, and it is sent while
   * it is made. Nobody looks into it.
   */
  readonly isPersonal?: boolean;
  /** The inline scripts of such pages that are not Next's, by their hashes. */
  readonly ownScripts?: readonly string[];
  /** Programs ask here: refusals are JSON, and Next gets HEAD as it came. */
  readonly isForPrograms?: boolean;
  /** Its pages take forms: Next fails at one that cannot be read, so that one is refused before. */
  readonly hasForms?: boolean;
  /** How large the body of a request may be, after how long it has to be there, and what is said of more. */
  readonly body: { readonly bytes: number; readonly ms: number; readonly tooLarge?: string };
  /**
   * The content security policy of a document with these inline scripts and styles, those in
   * attributes too: each `'sha256-…'`, or all scripts as one `'nonce-…'`. It may look into the page;
   * nobody looks into a personal one.
   */
  readonly policy: (
    scripts: readonly string[],
    styles: readonly string[],
    page?: Pick<Markup, 'elements'>,
  ) => string;
  /** Headers of its answers, which replace those of every answer. */
  readonly headers?: ReadonlyMap<string, string>;
  /** Sent with its ready pages, except to visitors with `Save-Data`. */
  readonly ahead?: ReadonlyMap<string, string>;
  /** Writes into a page what its build did not know. */
  readonly adjust?: (page: Markup) => void;
}

/** Without the headers of a request: as it is to somebody who brings nothing along. */
export type AreaOf = (path: string, headers?: IncomingHttpHeaders) => Area;

/** How far the process is: read by the health checks, written by `main` and `drain`. */
export interface Lifecycle {
  prepared: boolean;
  draining: boolean;
}

/** A request and the response to it, on their way through the steps. */
export interface Exchange {
  readonly request: BoundedRequest;
  readonly response: InterceptedResponse;
  /** Decoded, without the query. */
  readonly path: string;
  readonly area: Area;
  /**
   * Sends something better than a refusal, once a step knows of it.
   * @returns false when there is nothing, and nothing was sent
   */
  rescue?: () => Promise<boolean>;
  /** Whether the headers alone were asked for: Next is then asked for all of it. */
  isHead?: boolean;
  /** What names the scripts that Next writes for this visit. */
  nonce?: string;
  /** Whether a form or a script asks Next for an action of a page: a server function. */
  hasAction?: boolean;
  /** What Next's failure is answered with where it is the sender's; undefined where it is ours. */
  refusalOfFailure?: () => Refusal | undefined;
  /** Whether Next's failure will pass: what to ask for again in a moment is no defect of the page. */
  isPassingFailure?: () => boolean;
}

export interface Refusal {
  readonly status: number;
  /** Stable, for programs. */
  readonly code: string;
  /** A sentence, for people. */
  readonly reason: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What a step has made of a request: an answer, a refusal to be sent, or work for the next step. */
export type Outcome = 'answered' | Refusal | undefined;

export type Step = (exchange: Exchange) => Outcome | Promise<Outcome>;

/** A step that can come before anything is known of a request, and never refuses. */
export type Shortcut = (asked: Pick<Exchange, 'request' | 'response'>) => 'answered' | undefined;

/** Stands around all steps of a request, and has to call `go`: to measure it, or to give it a name. */
export type Around = (exchange: Exchange, go: () => void) => void;

export const isRead = ({ request: { method } }: Exchange) => method === 'GET' || method === 'HEAD';
