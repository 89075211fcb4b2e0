/** What a form of the inbox does; the server reads from the form what is meant. */
export type StaffAction = (data: FormData) => Promise<void>;

export interface StaffActions {
  readonly release: StaffAction;
  readonly resend: StaffAction;
  readonly change: StaffAction;
  readonly assign: StaffAction;
  readonly note: StaffAction;
}
