/** What a form of the inbox is answered. */
export interface ActionState {
  /** Why nothing was changed, in a sentence; absent when all went well. */
  readonly problem?: string;
  /** It was not done because somebody else was quicker. */
  readonly isClash?: boolean;
  /**
   * No answer came, and the rest is that of the one before: it was done and led to another page, or
   * nobody knows.
   */
  readonly without?: 'left' | 'lost';
  /** What the form held, so that it can be sent once more. */
  readonly typed?: Readonly<Record<string, string>>;
}

/** What a form does; the server reads from the form what is meant. */
export type FormAction<State extends ActionState> = (
  before: State,
  data: FormData,
) => Promise<State>;

export type StaffAction = FormAction<ActionState>;

/** A reply as its mail will be. */
export interface MailPreview {
  readonly from: string;
  readonly to: string;
  /** Empty for nobody. */
  readonly cc: string;
  readonly bcc: string;
  readonly replyTo: string;
  readonly subject: string;
  readonly text: string;
}

export interface ReplyState extends ActionState {
  readonly done?:
    | 'sent'
    | 'scheduled'
    | 'removed'
    | 'inserted'
    | 'text-saved'
    | 'draft-shared'
    | 'draft-taken'
    | 'draft-dropped'
    | 'replying-all'
    | 'taken-back'
    | 'tried-again'
    | 'previewed'
    | 'forgotten';
  /** What the box is to hold now. */
  readonly text?: string;
  /** The fields above it. */
  readonly head?: { readonly cc: string; readonly bcc: string; readonly subject: string };
  /** The ids of replies that were taken back and whose words are in that text. */
  readonly held?: readonly string[];
  readonly preview?: MailPreview;
  /** The version of the shared draft whose words are in that text; empty for none. */
  readonly draft?: string;
  /** Names in braces that nothing was put in the place of: sent once more, they go out as they are. */
  readonly unfilled?: readonly string[];
}
