import type { FlattenedField } from 'payload';
import { beforeAll, expect, test } from 'vitest';

import { logNowhere, payload } from '../../support/payload';
import { rest } from '../../support/rest';
import { signedInEditor } from '../../support/staff/editor';

// Refusals have their lines.
logNowhere();

let headers: Record<string, string>;
beforeAll(async () => {
  headers = await signedInEditor();
});

/** The lists of texts or numbers that documents hold which others name: `cover.tags`. */
function listsBehind(fields: readonly FlattenedField[]): string[] {
  return fields.flatMap((field) => {
    if (field.type === 'group' || field.type === 'tab')
      return listsBehind(field.flattenedFields).map((path) => `${field.name}.${path}`);
    if (field.type !== 'relationship' && field.type !== 'upload') return [];
    if (typeof field.relationTo !== 'string') return [];
    return payload.collections[field.relationTo].config.flattenedFields
      .filter((each) => 'hasMany' in each && each.hasMany === true)
      .filter(({ type }) => ['text', 'number', 'select'].includes(type))
      .map(({ name }) => `${field.name}.${name}`);
  });
}

test('no filter or order by a list of another document is a failure of ours', async () => {
  const asked: string[] = [];
  const failed: string[] = [];
  for (const collection of ['articles', 'projects', 'pages', 'industries', 'authors'] as const)
    for (const path of listsBehind(payload.collections[collection].config.flattenedFields))
      for (const query of [
        `where[${path}][in]=x`,
        `where[or][0][${path}][equals]=x`,
        `sort=${path}`,
      ])
        for (const draft of ['', '&draft=true']) {
          const address = `/${collection}?${query}${draft}`;
          asked.push(address);
          const { status } = await rest('GET', address, { headers });
          if (status !== 200 && status !== 400) failed.push(`${address}: ${status}`);
        }
  expect(asked).toContain('/articles?sort=cover.tags');
  expect(failed).toEqual([]);
});
