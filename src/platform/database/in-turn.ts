/**
 * What `read` finds for each item, in their order. One read at a time: all at once would take every
 * connection of the API, and other requests would wait or be refused.
 */
export async function inTurn<Item, Found>(
  items: readonly Item[],
  read: (item: Item) => Promise<Found>,
): Promise<Found[]> {
  const found: Found[] = [];
  for (const item of items) found.push(await read(item));
  return found;
}
