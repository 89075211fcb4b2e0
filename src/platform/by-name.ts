interface Named {
  readonly name: string;
}

/** What is made of each of some things, under its name. */
export function byName<Thing extends Named, Value>(
  things: readonly Thing[],
  make: (thing: Thing) => Value,
): Record<Thing['name'], Value>;
export function byName<Thing extends Named>(
  things: readonly Thing[],
  make: (thing: Thing) => unknown,
): Record<string, unknown> {
  return Object.fromEntries(things.map((thing) => [thing.name, make(thing)]));
}
