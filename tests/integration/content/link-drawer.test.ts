import { expect, test } from 'vitest';
import { z } from 'zod';

import { payload } from '../../support/payload';

const field = z.object({
  name: z.string(),
  admin: z.object({ hidden: z.boolean() }).partial().optional(),
});
const feature = z.object({
  sanitizedServerFeatureProps: z.object({ fields: z.array(field) }),
});
const editor = z.object({
  editorConfig: z.object({ resolvedFeatureMap: z.map(z.string(), z.unknown()) }),
});

test('the drawer of a link asks for nothing that is not there', () => {
  const { resolvedFeatureMap } = editor.parse(payload.config.editor).editorConfig;
  const link = feature.parse(resolvedFeatureMap.get('link'));
  const shown = link.sanitizedServerFeatureProps.fields.filter(({ admin }) => !admin?.hidden);
  expect(shown.map(({ name }) => name)).toEqual(['text', 'url', 'newTab']);
});
