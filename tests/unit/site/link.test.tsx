import { readdirSync, readFileSync } from 'node:fs';

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { FormattedText } from '@/site/sections/formatted-text';
import { ButtonLink } from '@/ui/button';
import { Link } from '@/ui/link';
import { TextLink } from '@/ui/text-link';

const harmful = [
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'blob:x',
  'file:///etc/passwd',
];

const inText = (type: string, url: string) => {
  const text = { type: 'text', text: 'Words', format: 0, version: 1 };
  const link = { type, version: 3, children: [text], fields: { url, linkType: 'custom' } };
  const paragraph = { type: 'paragraph', version: 1, children: [link] };
  const root = { type: 'root', version: 1, direction: 'ltr', format: '', indent: 0 } as const;
  return <FormattedText body={{ root: { ...root, children: [paragraph] } }} paths={{}} />;
};

test.each(harmful)('%j is drawn as its words, by whatever draws a link', (href) => {
  for (const drawn of [
    <Link href={href}>Words</Link>,
    <TextLink href={href}>Words</TextLink>,
    <ButtonLink href={href}>Words</ButtonLink>,
    inText('link', href),
    inText('autolink', href),
  ]) {
    const html = renderToStaticMarkup(drawn);
    expect(html).toContain('Words');
    expect(html).not.toContain('href');
  }
});

test.each(['/work', 'work', '#contact', 'https://example.com', 'mailto:a@b.example', 'tel:+44 20'])(
  '%j is a link',
  (href) => {
    expect(renderToStaticMarkup(<Link href={href}>Words</Link>)).toBe(
      `<a href="${href}">Words</a>`,
    );
    expect(renderToStaticMarkup(inText('link', href))).toContain(`href="${href}"`);
  },
);

/** An address that begins in the code is no content. */
const ofContent = /<a\s[^>]*?href=\{(?!`[/#]|`mailto:)[^}]*\}/g;

test('no other element of the site takes an address that is content', () => {
  const found = readdirSync('src/site', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => readFileSync(`src/site/${file}`, 'utf8').match(ofContent) ?? []);
  expect(found).toEqual([]);
});
