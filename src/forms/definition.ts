import type { FormField } from './kinds';

/** What staff read about a form, and how it is worked through. No browser gets any of it. */
export interface FormForStaff {
  /** Of its tab and its collection: `Contact`, as in `Contact Submissions`. */
  readonly title: string;
  /** What somebody sent: `contact message`. */
  readonly one: string;
  readonly many: string;
  /** The same where it is known that it came by a form: `message`. */
  readonly short: { readonly one: string; readonly many: string; readonly mark: string };
  /** Beside the settings of how soon it is answered and for how long it is kept. */
  readonly settings: { readonly replyHours: string; readonly days: string };
  /** Within how many hours by the clock visitors are told that they are answered; without it, they are told none. */
  readonly promisedHours?: number;
  /** The first words of the mails about it; each may name {reference}. */
  readonly mails: {
    readonly subject: string;
    readonly heading: string;
    readonly promise: string;
    /** Subject and heading of the notice to the owner. */
    readonly notice: string;
  };
  /** The choices by which the figures tell its submissions apart. */
  readonly countedBy: readonly string[];
}

/**
 * Everything there is to know about a form. The rendered fields, the browser's constraints, the
 * server's schema, Payload's collection and the inbox's columns follow from it.
 */
export interface AnyForm {
  /** One word in lower case. Also the last part of its address: `/api/contact`. */
  readonly name: string;
  /** `{name}-submissions`. */
  readonly collection: string;
  /** The first letter of a submission's reference: `Q-7F3K-2M`. */
  readonly referenceLetter: string;
  readonly fields: readonly FormField[];
  /** Its fields are columns that the door fills: what it asks, editors wrote (`src/forms/made`). */
  readonly isMade?: true;
  /**
   * A field that people never see; whatever fills it is not a person. Its name says nothing that a
   * browser knows about people (`website`, say), or autofill would lose a customer.
   */
  readonly honeypot: string;
  /** A page to which somebody comes after sending, in place of the words of thanks. */
  readonly thanksAt?: string;
  readonly texts: {
    readonly submit: string;
    readonly submitting: string;
    readonly success: { readonly title: string; readonly text: string };
    readonly failure: { readonly title: string; readonly text: string };
    /** By the door's code, what the site says in place of the door's own words. */
    readonly refusals?: Readonly<Record<string, string>>;
  };
  readonly staff: FormForStaff;
}

/** As a browser gets it. */
export interface ShownForm extends Omit<AnyForm, 'staff' | 'isMade'> {
  /** The titles of its pages, where it asks on several; the first may have none. */
  readonly steps?: readonly string[];
  /** Of what a made form asks: the door does not take what was asked otherwise. */
  readonly fingerprint?: string;
  /** In a preview: what is sent is a test, and this says so to the door. */
  readonly test?: string;
}

/** A parsed submission: an empty optional field is null (spec, section 5). */
export type SubmissionValues = Record<string, string | null>;

/** What is wrong with the answer to one field. */
export interface FieldError {
  readonly name: string;
  readonly message: string;
}
