/**
 * How a page that Next has made says what starts React in the browser (read in 16.4.6:
 * server/app-render). Next has no switch that leaves it out (docs/decisions/15).
 */
interface Element {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly text: string;
}

export const isScript = ({ name, attributes }: Element): boolean =>
  name === 'script' && attributes.get('type') !== 'application/ld+json';

/** React's payload, or what waits for it. */
export const isPayload = (element: Element): boolean =>
  isScript(element) && /^\(?self\.__next_f/.test(element.text);

/** A script that has to do with the payload, however it is written. */
export const namesPayload = ({ text }: Element): boolean => text.includes('__next_f');

/** What starts React: its payload, the framework's files and their preloads. */
export function isOfReact(element: Element): boolean {
  const { name, attributes } = element;
  if (name === 'link')
    return attributes.get('rel') === 'preload' && attributes.get('as') === 'script';
  const isOfNext = attributes.get('id') === '_R_' || attributes.get('src')?.startsWith('/_next/');
  return isScript(element) && (isOfNext === true || isPayload(element));
}

/** A page that is empty until React runs. */
export const isEmptyShell = ({ name, attributes }: Element): boolean =>
  name === 'html' && attributes.get('id') === '__next_error__';

/** What the server left to the browser: so React (19.3.1) marks a Suspense boundary of that kind. */
export const isUndrawn = ({ name, attributes }: Element): boolean =>
  name === 'template' && attributes.has('data-dgst');
