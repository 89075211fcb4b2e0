/** What all forms say, whatever they ask: content, so the server writes it into the page. */
export interface FormWords {
  /** After the label of a field that may stay empty. */
  readonly optional: string;
  /** The first option of a choice. */
  readonly chooseOne: string;
  /** The heading over what is wrong. */
  readonly problem: string;
  readonly nothingLost: string;
  /** Before the title of a page on which something is wrong. */
  readonly errorMark: string;
  /** Names {step} and {steps}. */
  readonly stepOfSteps: string;
  readonly next: string;
  readonly back: string;
  readonly tryingAgain: string;
  readonly noAnswer: string;
  readonly checkingSender: string;
  /** Names {reference}. */
  readonly yourReference: string;
}
