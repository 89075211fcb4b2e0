import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { LegalText } from '@/site/sections/legal/legal-text';

const paragraph = (text: string) => ({
  type: 'paragraph',
  version: 1,
  children: [{ type: 'text', text, format: 0, version: 1 }],
});

const drawn = (children: { type: string; version: number }[]) =>
  renderToStaticMarkup(
    <LegalText
      body={{
        root: { type: 'root', children, direction: 'ltr', format: '', indent: 0, version: 1 },
      }}
      references={{}}
      paths={{}}
      today="2026-11-22"
    />,
  );

test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'nothing-known'])(
  'a node of the type %s is left out, and the rest of the text is there',
  (type) => {
    const html = drawn([paragraph('Before'), { type, version: 1 }, paragraph('After')]);
    expect(html).toMatch(/<p>Before<\/p><p>After<\/p>/);
    expect(html).not.toContain('unknown');
  },
);
