/** A value in JSON, part by part: the whole of it is never in memory. */
export type JsonParts = AsyncGenerator<string>;

export async function* jsonList(values: AsyncIterable<JsonParts>): JsonParts {
  yield '[';
  let between = '\n';
  for await (const value of values) {
    yield between;
    yield* value;
    between = ',\n';
  }
  yield '\n]';
}

/** @param parts of its other fields, which come last */
export async function* jsonObject(
  fields: object,
  parts: Readonly<Record<string, JsonParts>> = {},
): JsonParts {
  let between = '{\n';
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue;
    yield `${between}${JSON.stringify(name)}: ${JSON.stringify(value, null, 2)}`;
    between = ',\n';
  }
  for (const [name, value] of Object.entries(parts)) {
    yield `${between}${JSON.stringify(name)}: `;
    yield* value;
    between = ',\n';
  }
  yield '\n}';
}
