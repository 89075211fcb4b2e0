export const pages = 'src/app/(site)';
const counter = `'use client';
import { useState } from 'react';
export default function Counter() {
  const [count, setCount] = useState(0);
  return <button type="button" onClick={() => setCount(count + 1)}>{count}</button>;
}`;

/** Each kind of page that would be dead in part: its files, and how it is refused. */
export const deadPages = [
  {
    page: 'try-client',
    files: {
      'counter.tsx': counter,
      'page.tsx': `import Counter from './counter';
export default function Page() { return <Counter />; }`,
    },
    refusals: ['the client component src/app/(site)/try-client/counter.tsx'],
    remedy: 'make it an island',
  },
  {
    page: 'try-action',
    files: {
      'page.tsx': `async function store() { 'use server'; }
export default function Page() { return <form action={store}><button>Store</button></form>; }`,
    },
    refusals: ['a server action of src/app/(site)/try-action/page.tsx'],
    remedy: 'src/app/api',
  },
  {
    page: 'try-script',
    files: {
      'page.tsx': `import Script from 'next/script';
export default function Page() { return <Script src="/any.js" />; }`,
    },
    refusals: ['next/script'],
    remedy: 'server/allowed-hosts.ts',
  },
  {
    page: 'try-dynamic',
    files: {
      'counter.tsx': counter,
      'page.tsx': `import dynamic from 'next/dynamic';
const Counter = dynamic(() => import('./counter'));
export default function Page() { return <Counter />; }`,
    },
    refusals: ['next/dynamic', 'the client component src/app/(site)/try-dynamic/counter.tsx'],
    remedy: 'import an island itself',
  },
  {
    page: 'try-waiting',
    files: {
      'search.tsx': `'use client';
import { useSearchParams } from 'next/navigation';
export function Search() { return <p>{useSearchParams().get('q')}</p>; }`,
      'page.tsx': `import { Suspense } from 'react';
import { Search } from './search';
export default function Page() { return <Suspense fallback="Waits"><Search /></Suspense>; }`,
    },
    refusals: ['the client component src/app/(site)/try-waiting/search.tsx'],
    remedy: 'make it an island',
  },
] as const;
