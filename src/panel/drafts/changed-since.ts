/** As much of a field in Payload's form state as is looked at here. */
interface Field {
  readonly value?: unknown;
  readonly initialValue?: unknown;
}
type Fields = Readonly<Record<string, Field>>;

/**
 * @param sent what the form held when it asked, by path
 * @param now what it holds
 * @returns the answer, in which fields that were changed meanwhile have no value
 */
export function withoutValuesChangedSince(sent: Fields, now: Fields, answer: Fields): Fields {
  const isChanged = (path: string) =>
    JSON.stringify(sent[path]?.value) !== JSON.stringify(now[path]?.value);
  return Object.fromEntries(
    Object.entries(answer).map(([path, field]) => [
      path,
      isChanged(path) ? withoutValue(field) : field,
    ]),
  );
}

function withoutValue({ value: _value, initialValue: _initial, ...rest }: Field): Field {
  return rest;
}
