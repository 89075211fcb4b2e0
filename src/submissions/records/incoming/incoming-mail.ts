import type { MailCalendar } from '../thread/mail-calendar';
import type { threadEntries } from '../thread/thread-table';

/**
 * A file that came in, by a mail or a form. None of a mail is left out: one beyond its limits is named, and its
 * content is in the original alone.
 */
export interface IncomingFile {
  /** Safe on any disk, and never empty. */
  readonly name: string;
  readonly size: number;
  /** Null where `problem` says why it is in the original alone. */
  readonly content: Buffer | null;
  /**
   * `inline`: a picture that the mail shows among its words, as the logo of a signature.
   * `dangerous`: a program, or what can hold one, judged by content and name; for behind a warning.
   */
  readonly kind: 'plain' | 'inline' | 'dangerous';
  /** What a reader should know of it, in a sentence. */
  readonly problem: string | null;
}

/** A mail that came in, read. */
export interface IncomingMail {
  readonly kind: Exclude<(typeof threadEntries.$inferSelect)['kind'], 'reply'>;
  /**
   * Of its Message-ID and its content: the same for a mail that is delivered twice, whichever way;
   * another for other words under the same number.
   */
  readonly fingerprint: string;
  readonly messageId: string | null;
  /** Whose mail it is; empty where `From` names no address. */
  readonly address: string;
  readonly sender: string | null;
  /** Where the sender wants answers, if that is elsewhere than `address`. */
  readonly replyTo: string | null;
  /** Whom it went to, as `Bo Lind <bo@quay.example>`. Our own addresses are among them. */
  readonly sentTo: readonly string[];
  /** Who got a copy, and who else wrote it. */
  readonly cc: readonly string[];
  readonly subject: string | null;
  /** The sender's own words; never null, and empty only where there are none. */
  readonly text: string;
  /** What the mail repeats below them. */
  readonly quoted: string | null;
  /** What is not whole or was not understood, in sentences, for who reads it. */
  readonly problem: string | null;
  /** What a calendar file in it says, such as an invitation. */
  readonly calendar?: MailCalendar | null;
  readonly files: readonly IncomingFile[];
}
