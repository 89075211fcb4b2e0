/** As much of a field in Payload's form state as is looked at here. */
export interface Field {
  readonly value?: unknown;
  readonly initialValue?: unknown;
  readonly rows?: unknown;
}
export type Fields = Readonly<Record<string, Field>>;

/** Whether a form has other words than one that it had before. */
export const hasOtherWords = (before: Fields, now: Fields): boolean =>
  Object.keys(before).some((path) => isChanged(path, before, now));

export const isChanged = (path: string, sent: Fields, now: Fields): boolean =>
  JSON.stringify(sent[path]?.value) !== JSON.stringify(now[path]?.value);
