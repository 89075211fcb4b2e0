import config from '@payload-config';
import type { Field } from 'payload';
import { expect, test } from 'vitest';

const { collections, globals } = await config;

interface Checked {
  readonly path: string;
  readonly maxLength: number;
  readonly validate: unknown;
}

function* withLongest(fields: readonly Field[], path: string): Generator<Checked> {
  for (const field of fields) {
    const here = 'name' in field ? `${path}.${field.name}` : path;
    if ('maxLength' in field && typeof field.maxLength === 'number' && 'validate' in field)
      yield { path: here, maxLength: field.maxLength, validate: field.validate };
    if ('fields' in field) yield* withLongest(field.fields, here);
    if ('tabs' in field) for (const tab of field.tabs) yield* withLongest(tab.fields, here);
  }
}

const all = [...collections, ...globals].flatMap(({ slug, fields }) => [
  ...withLongest(fields, slug),
]);

test('a check of a field’s own does not switch off its longest text', async () => {
  expect(all.length).toBeGreaterThan(20);
  const taken: string[] = [];
  for (const { path, maxLength, validate } of all) {
    if (typeof validate !== 'function') continue;
    const req = { payload: { config: {} }, t: (key: string) => key };
    const value = 'a'.repeat(maxLength + 1);
    const outcome: unknown = await Reflect.apply(validate, undefined, [value, { maxLength, req }]);
    if (outcome === true) taken.push(path);
  }
  expect(taken).toEqual([]);
});
