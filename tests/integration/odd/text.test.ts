import { afterEach, expect, onTestFinished, test } from 'vitest';

import type { LegalPage } from '@/payload-types';

import { payload } from '../../support/payload';

const slug = 'odd-text-of-tests';
const common = { context: { disableRevalidate: true } } as const;
afterEach(() =>
  payload.delete({ collection: 'legal-pages', where: { slug: { equals: slug } }, ...common }),
);

type Body = LegalPage['sections'][number]['body'];
type Node = Body['root']['children'][number];

const shape = { version: 1, format: '', indent: 0, direction: null } as const;
const text = { type: 'text', version: 1, text: 'Words', format: 0, style: '', mode: 'normal' };

const save = (child: Node) =>
  payload.create({
    collection: 'legal-pages',
    data: {
      title: 'Odd text',
      slug,
      sections: [
        {
          heading: 'Heading',
          body: {
            root: {
              ...shape,
              type: 'root',
              children: [{ ...shape, type: 'paragraph', children: [child] }],
            },
          },
        },
      ],
    },
    ...common,
  });

const link = (url: string, type = 'link'): Node => ({
  ...shape,
  type,
  fields: { url, linkType: 'custom', newTab: false },
  children: [text],
});

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://x.example/1',
  'file:///etc/passwd',
])('a link to %j is refused', async (url) => {
  await expect(save(link(url))).rejects.toMatchObject({
    status: 400,
    data: {
      errors: [
        {
          path: 'sections.0.body',
          message: `The link “Words” leads to “${url}”. A link leads to a web address, an email address or a telephone number.`,
        },
      ],
    },
  });
  await expect(save(link(url, 'autolink'))).rejects.toMatchObject({ status: 400 });
});

test.each(['https://x.example/a?b#c', 'http://x.example', 'mailto:a@x.example', 'tel:+44123'])(
  'a link to %s is taken',
  async (url) => {
    expect((await save(link(url))).slug).toBe(slug);
  },
);

test.each(['__proto__', 'constructor', 'toString', 'unknown', 'upload', 'block'])(
  'a part of type %s is refused',
  async (type) => {
    await expect(save({ ...shape, type, children: [text] })).rejects.toMatchObject({
      status: 400,
      data: { errors: [{ message: 'This text has a part that the site does not know.' }] },
    });
  },
);

test('no text holds what nobody sees, nor one of a line more than that', async () => {
  const odd = 'A\r\nBcc: e@x.example\u202e\u0000 \u001b[31m\tb\u2028 c ';
  const line = 'A Bcc: e@x.example [31m b  c ';
  const paragraph = 'A\nBcc: e@x.example [31m\tb\n c ';
  const legal = await payload.create({
    collection: 'legal-pages',
    data: { title: odd, slug, intro: odd },
    draft: true,
    ...common,
  });
  expect(legal).toMatchObject({ title: line, intro: paragraph });
  const mails = { slug: 'mails', overrideAccess: true, depth: 0 } as const;
  const { password } = await payload.findGlobal(mails);
  const write = (data: object, draft: boolean) =>
    payload.updateGlobal({ ...mails, data, draft, ...common });
  // Published: others change the same words, and would meet a draft.
  onTestFinished(async () => void (await write({ password, _status: 'published' }, false)));
  expect(await write({ password: { subject: odd, asked: odd } }, true)).toMatchObject({
    password: { subject: line, asked: paragraph },
  });
});
