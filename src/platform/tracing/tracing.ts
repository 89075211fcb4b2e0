export type Attributes = Readonly<Record<string, string | number | boolean>>;

/** Adds what is known later. */
export type Describe = (attributes: Attributes) => void;

export interface Work {
  readonly name: string;
  /** Never what somebody wrote, an address of theirs, or anything that opens something. */
  readonly attributes: Attributes;
  /** Of the caller, as the header `traceparent` names it. */
  readonly parent?: string | undefined;
}

export interface Tracing {
  readonly trace: <Result>(work: Work, run: (describe: Describe) => Result) => Result;
  /** Settles when everything is sent. */
  readonly close: () => Promise<void>;
}

declare global {
  /** One for the whole process: Next's bundles hold copies of this module. Unset: nobody watches. */
  var tracing: Tracing | undefined;
}

const tellNobody: Describe = () => undefined;

/**
 * Does a piece of work, and lets whoever watches the site know how long it took and what came of
 * it (start-tracing.ts). Work that is begun within belongs to it.
 */
export const traced = <Result>(work: Work, run: (describe: Describe) => Result): Result =>
  globalThis.tracing === undefined ? run(tellNobody) : globalThis.tracing.trace(work, run);
