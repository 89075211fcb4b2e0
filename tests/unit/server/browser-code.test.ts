import { Markup } from 'static-next-server';
import { describe, expect, it } from 'vitest';
import { withBrowserCode } from '../../../server/browser-code';

const script = '/_next/static/site/main-AAAA.js';
const chunk = '/_next/static/site/BBBB.js';
const fonts = '@font-face{src:url(/_next/static/media/a.woff2)}';
const styles = { '/_next/static/chunks/fonts.css': fonts };
function sent(html: string): string {
  const markup = new Markup(Buffer.from(html));
  withBrowserCode(markup, { script, imports: [chunk], styles });
  return markup.toBuffer().toString();
}

/** As Next 16 writes a page. */
const page = (body: string) =>
  '<!DOCTYPE html><html lang="en-GB"><head>' +
  '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>' +
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>' +
  '<link rel="preload" href="/_next/static/media/a.woff2" as="font" crossorigin=""/>' +
  '<script src="/_next/static/chunks/b.js" async=""></script>' +
  '<script>keep()</script></head><body>' +
  body +
  '<script id="_R_">(globalThis["TURBOPACK"])</script>' +
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script>' +
  String.raw`<script>self.__next_f.push([1,"a \u003c/script> £"])</script>` +
  '</body></html>';

describe('a page for a browser', () => {
  it('has none of React’s scripts and loads ours', () => {
    expect(sent(page('<p>£</p>'))).toBe(
      '<!DOCTYPE html><html lang="en-GB"><head>' +
        '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>' +
        '<link rel="preload" href="/_next/static/media/a.woff2" as="font" crossorigin=""/>' +
        `<script>keep()</script><script type="module" src="${script}" fetchpriority="low"></script>` +
        `<link rel="modulepreload" href="${chunk}" fetchpriority="low"/></head><body>` +
        '<p>£</p></body></html>',
    );
  });

  it('has small style sheets within itself, in their places', () => {
    const link = (name: string) =>
      `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"/>`;
    const html = page('').replace(link('a'), link('fonts') + link('a'));
    expect(sent(html)).toContain(`<head><style>${fonts}</style>${link('a')}`);
  });

  it('keeps data for search engines, and text that looks like a script', () => {
    const body =
      '<script type="application/ld+json">{"name":"self.__next_f"}</script>' +
      '<p>&lt;script&gt;self.__next_f.push([1])&lt;/script&gt;</p>';
    expect(sent(page(body))).toContain(`<body>${body}</body>`);
  });

  it.each([
    ['is empty until React runs', page('').replace('<html', '<html id="__next_error__"')],
    ['writes its payload in another way', page('<script data-a>var a=self.__next_f</script>')],
    ['has no payload', '<html><head></head><body>Busy</body></html>'],
  ])('stays as it is when it %s', (_, html) => expect(sent(html)).toBe(html));
});
