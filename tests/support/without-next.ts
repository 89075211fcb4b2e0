import { text } from 'node:stream/consumers';

import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { vi } from 'vitest';

/*
 * For tests that draw pages where no Next runs. A file imports this first: each read then asks the
 * database, and no page has an address.
 */
vi.mock('next/cache', () => ({ unstable_cache: (read: unknown) => read }));
vi.mock('next/navigation', () => ({
  notFound: () => {
    throw new Error('There is no such page');
  },
  usePathname: () => '/',
}));
// Nor is there a React of Next's own.
vi.mock('@/platform/next/render-apart', () => ({
  renderApart: async (node: ReactNode, identifierPrefix: string) =>
    text((await prerenderToNodeStream(node, { identifierPrefix })).prelude),
}));
