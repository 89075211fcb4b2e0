import { expect, test } from 'vitest';
import { z } from 'zod';

import { pageCollections } from '~/collections/page-types';

import { payload } from '../../support/payload';

const field = z.object({
  name: z.string(),
  relationTo: z.array(z.string()).optional(),
  admin: z.object({ hidden: z.boolean() }).partial().optional(),
});
const feature = z.object({
  sanitizedServerFeatureProps: z.object({ fields: z.array(field) }),
});
const editor = z.object({
  editorConfig: z.object({ resolvedFeatureMap: z.map(z.string(), z.unknown()) }),
});

test('the drawer of a link offers an address, or a document that has a page, or a file', () => {
  const { resolvedFeatureMap } = editor.parse(payload.config.editor).editorConfig;
  const link = feature.parse(resolvedFeatureMap.get('link'));
  const shown = link.sanitizedServerFeatureProps.fields.filter(({ admin }) => !admin?.hidden);
  expect(shown.map(({ name }) => name)).toEqual(['text', 'linkType', 'url', 'doc', 'newTab']);
  expect(shown.find(({ name }) => name === 'doc')?.relationTo).toEqual([
    ...pageCollections,
    'downloads',
  ]);
});
