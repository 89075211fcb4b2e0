/**
 * What the server has drawn for each slot of an island. What the component shows later stands in
 * templates, which leave the page: React would take them for a mistake.
 */
export function takeSlots(host: HTMLElement): Map<string, readonly Node[]> {
  const slots = new Map<string, readonly Node[]>();
  for (const place of host.querySelectorAll<HTMLElement>('[data-slot]')) {
    if (place.parentElement?.closest('[data-slot], [data-island]') !== host) continue;
    const isTemplate = place instanceof HTMLTemplateElement;
    const { childNodes } = isTemplate ? place.content : place;
    slots.set(place.dataset.slot ?? '', [...childNodes]);
    if (isTemplate) place.remove();
  }
  return slots;
}
