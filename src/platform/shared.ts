/**
 * One instance a process. Next bundles each route and the start of the server apart, so that a
 * module's own variables can exist several times.
 */
export function shared<Value>(name: string, make: () => Value): Value {
  const key = Symbol.for(`onelayer: ${name}`);
  const holder: typeof globalThis & Record<symbol, Value | undefined> = globalThis;
  return (holder[key] ??= make());
}
