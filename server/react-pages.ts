import { askForDocument, type RouteOf, type Step } from 'static-next-server';

/** Whether the public page at a path keeps all of React. */
export type KeepsReact = (path: string) => boolean;

/**
 * @param withReact their routes, which a build writes down
 *   (scripts/steps/browser-code/browser-code.mjs)
 */
export function pagesWithReact(
  withReact: readonly string[],
  routeOf: RouteOf,
): KeepsReact | undefined {
  if (withReact.length === 0) return undefined;
  const routes = new Set(withReact);
  return (path) => routes.has(routeOf(path) ?? '');
}

/**
 * Has a page without React be asked for as a whole: a router that comes to one from a page that keeps
 * React gets a document, and then loads it as a browser does.
 */
export const askForDocuments =
  (keepsReact: KeepsReact = () => false): Step =>
  ({ path, area, request: { headers } }) => {
    const isPage = area.isPublic === true || area.showsPublic === true;
    if (isPage && !keepsReact(path)) askForDocument(headers);
    return undefined;
  };
