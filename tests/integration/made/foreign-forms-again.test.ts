import { afterAll, beforeEach, expect, test } from 'vitest';

import { exported, forgetImported, runImport } from '../../support/foreign-forms/run-import';
import { payload } from '../../support/payload';

const asServer = {
  overrideAccess: true,
  depth: 0,
  context: { disableRevalidate: true },
} as const;
const titles = ['Open day', 'Guest book', 'Flamingo', 'Straße & Weg'];
const empty = () => forgetImported(titles);
beforeEach(empty);
afterAll(empty);

const site = {
  name: 'gravity.json',
  text: exported('gravity.json'),
  entries: exported('gravity.csv'),
};
const formsCalled = async (title: string) =>
  (
    await payload.find({
      ...{ collection: 'custom-forms', where: { title: { equals: title } }, sort: 'createdAt' },
      ...asServer,
    })
  ).docs;
const entriesOf = async (formId: string | undefined) =>
  (
    await payload.count({
      ...{ collection: 'custom-submissions', where: { formId: { equals: formId } } },
      ...asServer,
    })
  ).totalDocs;

test('forms of two sites with the same id are two, and so are their entries', async () => {
  await runImport(site);
  for (const changed of ['title', 'label'] as const) {
    const text =
      changed === 'title'
        ? site.text.replace('Open day', 'Guest book')
        : site.text.replaceAll(/"label": "(?!First|Last|Prefix)/g, '"label": "Other: ');
    const entries =
      changed === 'title'
        ? site.entries.replace('Two\nlines', 'Of the other site')
        : site.entries.replaceAll(
            /"(?=(Name|Email|Lunch|Days|How|When|What|A plan|Consent) ?)/g,
            '"Other: ',
          );
    const other = await runImport({ ...site, text, entries });
    expect(other.said).toContain('comes as a draft');
    expect(other.said).toContain('3 entries: 2 come, 0 are there already');
  }
  const [first, third] = await formsCalled('Open day');
  const [second] = await formsCalled('Guest book');
  for (const form of [first, second, third]) expect(await entriesOf(form?.id)).toBe(2);
});

test('a title that is said tells two forms apart that are the same', async () => {
  await runImport(site);
  const other = await runImport({ ...site, title: 'Guest book' });
  expect(other.said).toContain('3 entries: 2 come, 0 are there already');
  expect(await formsCalled('Guest book')).toHaveLength(1);
});

test('what has the id of another entry is said, and not taken for it', async () => {
  await runImport(site);
  const entries = site.entries.replace('Two\nlines', 'Of the other site');
  const other = await runImport({ ...site, entries });
  expect(other.said).toContain('3 entries: 0 come, 1 are there already');
  expect(other.said).toMatch(/line 3 stays behind: another entry/);
  expect(other.refused).toBe(2);
});

test('a form that has one question more is the same, and its entries come once', async () => {
  await runImport(site);
  const text = site.text.replace(
    '{ "type": "captcha"',
    '{ "type": "text", "id": 12, "label": "Firm" }, { "type": "captcha"',
  );
  const entries = site.entries.replace(/^.*$/m, '$&,"Firm"').replaceAll(/"192.0.2.\d"/g, '$&,""');
  const again = await runImport({ ...site, text, entries });
  expect(again.said).toContain('is there already');
  expect(again.said).toContain('3 entries: 0 come, 2 are there already');
});

test('messages of Flamingo come once, also after their form got one more field', async () => {
  const text = exported('flamingo.csv');
  const first = await runImport({ name: 'flamingo.csv', text });
  expect(first.said).toContain('2 entries: 2 come');
  const longer = text.replace('"Date"', '"company","Date"').replaceAll(/"2026-/g, '"",$&');
  const again = await runImport({ name: 'flamingo.csv', text: longer });
  expect(again.said).toContain('2 entries: 0 come, 2 are there already');
});

test('later entries are filed under the first form, and not under a copy of it', async () => {
  const [head = '', ...lines] = site.entries.split('\n');
  await runImport({ ...site, entries: `${head}\n${lines[0]}` });
  const [made] = await formsCalled('Open day');
  await payload.create({
    ...{ collection: 'custom-forms', duplicateFromID: made?.id ?? '', draft: true, data: {} },
    ...asServer,
  });
  await runImport(site);
  expect(await entriesOf(made?.id)).toBe(2);
});

test('what is imported has an address that can be published', async () => {
  for (const title of ['Straße & Weg', `${'a'.repeat(59)} ${'b'.repeat(20)}`]) {
    await runImport({ ...site, entries: undefined, text: site.text.replace('Open day', title) });
    const [made] = await formsCalled(title);
    const { slug } = await payload.update({
      ...{ collection: 'custom-forms', id: made?.id ?? '', data: { _status: 'published' } },
      ...asServer,
    });
    expect(slug).toMatch(/^(strasse-weg|a+-b+)$/);
    await forgetImported([title]);
  }
});
