import type { Field, Where } from 'payload';
import type { ReactNode } from 'react';

/** What every field of a form says, whatever its kind. */
export interface FieldBase {
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
  /** What stands under the heading of its group. */
  readonly groupText?: string;
  /** How many such fields stand beside each other, where it is not as many as usual. */
  readonly columns?: FieldKind['columns'];
  /** On which page of its form it is asked, from 0 on; on the only one without this. */
  readonly step?: number;
  /** It is asked only then. */
  readonly askedIf?: Condition;
  /** Programs alone read it: it stands in no list and no mail, and no search looks into it. */
  readonly isInternal?: true;
}

/** What the answer to an earlier field has to be. */
export interface Condition {
  /** The name of that field. */
  readonly field: string;
  readonly is: boolean;
  /** Empty for any answer at all. */
  readonly answer: string;
  /** In the words of the form, for a browser that cannot look itself. */
  readonly words: string;
}

/** One option of a choice: the value that is stored and the words that people read. */
export interface Option {
  readonly value: string;
  readonly label: string;
}

/** With what a control is drawn. */
export interface Drawn {
  /** Its id is what a label and the list of errors lead to. */
  readonly attributes: {
    readonly id: string;
    readonly name: string;
    readonly required: boolean;
    readonly 'aria-invalid': true | undefined;
    readonly 'aria-describedby': string;
  };
  /** What was answered before. */
  readonly answer: string | undefined;
  /** The first option of a choice. */
  readonly chooseOne: string;
  /** What shows that a choice opens. */
  readonly arrow: ReactNode;
}

/**
 * All that a field does, from the form to the inbox. Between them its answer is a text, and an empty one
 * where nothing was answered: in drafts, in the spool, in keys. Only its column may have a type.
 */
export interface FieldKind {
  /** What an answer is: `When it is no address`. */
  readonly noun: string;
  /** How many such fields stand beside each other. */
  readonly columns: 1 | 2 | 3;
  /** A legend names a group of controls. */
  readonly label: 'above' | 'beside' | 'legend' | 'none';
  readonly draw: (drawn: Drawn) => ReactNode;

  /** Plain HTML sends several answers under its name: each is a line, then. */
  readonly hasSeveral: boolean;
  /** It is answered with files: its form is sent as `multipart/form-data`. */
  readonly hasFiles: boolean;
  /** What was sent as JSON or as a form; null where that is no answer to such a field. */
  readonly read: (sent: unknown) => string | null;
  /** What was meant: nobody is refused for what came along with a paste and cannot be seen. */
  readonly clean: (answer: string) => string;
  /** What is wrong with a clean answer that is not empty, in the browser and at the door. */
  readonly check: (answer: string) => string | null;

  /** In Payload's collection. PostgreSQL makes its type of the answer. */
  readonly column: Field;
  readonly fromColumn: (stored: unknown) => string | null;

  /** As people read it, in the inbox and in mails. */
  readonly shown: (answer: string) => string;
  /** Where it leads in the inbox: to write, or to call. */
  readonly link: (answer: string) => string | null;
  /** Its column is a text in which the index of the search finds parts of words. */
  readonly isIndexed: boolean;
  /** What finds a word of a search; null where no word can be in it. */
  readonly find: (word: string) => Where | null;
  /** In a file, where `csvCell` keeps it from being a formula. */
  readonly exported: (answer: string) => string;
}

/** @param Settings what a form says of such a field */
export type Kind<Settings extends FieldBase> = (field: Settings) => FieldKind;
