/** What is wrong with the answer to one field. */
export interface FieldError {
  readonly name: string;
  readonly message: string;
}
