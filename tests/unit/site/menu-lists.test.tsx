import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';

import { LinksMenu } from '@/site/frame/links-menu';
import { MenuButton } from '@/site/frame/nav-link';
import { idOfList } from '@/site/frame/site-paths';

const { at } = vi.hoisted(() => ({ at: { path: '/' } }));
vi.mock('next/navigation', () => ({ usePathname: () => at.path }));

const links = [
  { label: 'Audit', href: '/audit' },
  { label: 'Our work', href: '/work' },
];

const drawn = (path: string) => {
  at.path = path;
  return renderToStaticMarkup(
    <>
      <MenuButton menu={idOfList(2)} hrefs={links.map(({ href }) => href)}>
        More
      </MenuButton>
      <LinksMenu id={idOfList(2)} label="More" links={links} />
    </>,
  );
};

test('the button opens its list without a script, and both say what they are', () => {
  const html = drawn('/');
  expect(html).toContain('popoverTarget="menu-list-2"');
  expect(html).toContain('aria-controls="menu-list-2"');
  expect(html).toMatch(/<nav id="menu-list-2" popover="auto" aria-label="More"/);
  expect([...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    '/audit',
    '/work',
  ]);
  expect(html).not.toContain('aria-current');
});

test.each(['/work', '/work/deelflo'])('at %s the button is that of the current page', (path) => {
  expect(drawn(path)).toMatch(/<button[^>]*aria-current="true"/);
});
