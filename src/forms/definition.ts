/** One option of a choice: the value that is stored and the words that people read. */
export interface Option {
  readonly value: string;
  readonly label: string;
}

interface FieldBase {
  /** The key in the request body, in the database (in snake case) and in exports. */
  readonly name: string;
  readonly label: string;
  readonly required: boolean;
  /** The heading under which the form shows the field, where it has several. */
  readonly group?: string;
  /** What helps to fill it in, under its label. */
  readonly hint?: string;
  /** What the person reads when a required field is empty. */
  readonly missing?: string;
}

interface TypedFieldBase extends FieldBase {
  readonly maxLength: number;
  readonly autoComplete?: 'name' | 'email' | 'tel' | 'organization';
}

export interface TextField extends TypedFieldBase {
  readonly kind: 'text' | 'tel';
}

export interface EmailField extends TypedFieldBase {
  readonly kind: 'email';
  /** What the person reads when the address is not one. */
  readonly invalid: string;
}

export interface LongTextField extends TypedFieldBase {
  readonly kind: 'long-text';
}

export interface ChoiceField extends FieldBase {
  readonly kind: 'choice';
  readonly options: readonly Option[];
}

export type FormField = TextField | EmailField | LongTextField | ChoiceField;

/**
 * Everything there is to know about a form. The rendered fields, the browser's constraints, the
 * server's schema, Payload's collection and the inbox's columns follow from it.
 */
export interface FormDefinition {
  /** Also the last part of its address: `/api/contact`. */
  readonly name: 'contact' | 'quote';
  readonly collection: 'contact-submissions' | 'quote-submissions';
  /** The first letter of a submission's reference: `Q-7F3K-2M`. */
  readonly referenceLetter: string;
  readonly fields: readonly FormField[];
  /**
   * A field that people never see; whatever fills it is not a person. Its name says nothing that a
   * browser knows about people (`website`, say), or autofill would lose a customer.
   */
  readonly honeypot: string;
  readonly texts: {
    readonly submit: string;
    readonly submitting: string;
    readonly success: { readonly title: string; readonly text: string };
    readonly failure: { readonly title: string; readonly text: string };
    /** By the door's code, what the site says in place of the door's own words. */
    readonly refusals?: Readonly<Record<string, string>>;
  };
}

/** A parsed submission: an empty optional field is null (spec, section 5). */
export type SubmissionValues = Record<string, string | null>;
