import type { ReactNode } from 'react';
import type { renderToReadableStream } from 'react-dom/server';

interface Renderer {
  readonly renderToReadableStream: typeof renderToReadableStream;
}

/**
 * The renderer of the React with which Next draws pages. Not public (read in Next 16.4.6): a plain
 * `react-dom/server` is another React, whose hooks find no renderer. Only on the server; written so
 * that bundlers leave it out of what browsers get.
 */
const found: unknown =
  typeof window === 'undefined'
    ? // oxlint-disable-next-line typescript/no-require-imports -- an import would reach browsers
      require('next/dist/server/route-modules/app-page/vendored/ssr/react-dom-server')
    : undefined;

const isRenderer = (value: unknown): value is Renderer =>
  typeof value === 'object' && value !== null && 'renderToReadableStream' in value;

/**
 * Draws something as a tree of its own beside the page's, complete with all that it waits for.
 * @param identifierPrefix what `useId` puts before its ids; hydrate it with the same one
 */
export async function renderApart(node: ReactNode, identifierPrefix: string): Promise<string> {
  if (!isRenderer(found)) throw new Error('A browser does not draw islands, it wakes them');
  const stream = await found.renderToReadableStream(node, { identifierPrefix });
  await stream.allReady;
  return new Response(stream).text();
}
