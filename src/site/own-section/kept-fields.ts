import type { Query } from './listing';

/**
 * What stands in the fields of a section, kept with this entry of the browser's history: it comes back with
 * Back and a reload, also into fields that a browser leaves empty, and is sent to nobody.
 */
const nameOf = (section: string) => `section ${section}`;

const stateOf = (): object => {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? state : {};
};

/** @param address what this entry leads to from now on; undefined where it stays */
export function keepFields(section: string, fields: Query, address?: string): void {
  history.replaceState({ ...stateOf(), [nameOf(section)]: fields }, '', address);
}

/** Undefined where nothing was kept. */
export function keptFields(section: string): Query | undefined {
  const kept: unknown = Reflect.get(stateOf(), nameOf(section));
  return isQuery(kept) ? kept : undefined;
}

const isQuery = (kept: unknown): kept is Query =>
  typeof kept === 'object' &&
  kept !== null &&
  Object.values(kept).every(
    (values) => Array.isArray(values) && values.every((value) => typeof value === 'string'),
  );

export const inputsIn = (element: Element) => [...element.querySelectorAll('input')];

/** By name, as an address says it. */
export function fieldsIn(element: Element): Query {
  const found: Record<string, string[]> = {};
  for (const { name, value, type, checked } of inputsIn(element))
    if (type !== 'checkbox' || checked) (found[name] ??= []).push(value);
  return found;
}

/** As if the server had sent it so: an island that wakes takes what differs for what is being typed. */
export function fillFields(element: Element, fields: Query): void {
  for (const input of inputsIn(element)) {
    const values = [fields[input.name] ?? []].flat();
    if (input.type === 'checkbox')
      input.checked = input.defaultChecked = values.includes(input.value);
    else input.value = input.defaultValue = values[0] ?? '';
  }
}
