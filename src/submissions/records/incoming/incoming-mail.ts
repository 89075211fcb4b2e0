import type { threadEntries } from '../thread/thread-table';

/** A file as it came, or why it was not kept. */
export type IncomingFile = { readonly name: string; readonly size: number } & (
  | { readonly content: Buffer; readonly problem: null }
  | { readonly content: null; readonly problem: string }
);

/** A mail that came in, read. */
export interface IncomingMail {
  readonly kind: Exclude<(typeof threadEntries.$inferSelect)['kind'], 'reply'>;
  /** The same for the same mail, whichever way it comes. */
  readonly fingerprint: string;
  readonly messageId: string | null;
  readonly address: string;
  readonly sender: string | null;
  readonly subject: string | null;
  readonly text: string;
  readonly quoted: string | null;
  /** Why it is not whole or not trusted, for who reads it. */
  readonly problem: string | null;
  readonly files: readonly IncomingFile[];
}
