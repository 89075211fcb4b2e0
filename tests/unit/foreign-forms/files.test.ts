import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { problemsOf } from '~/collections/custom-forms/check-questions';
import { madeDocument } from '@/forms/made/document';
import type { ForeignForm } from '~/scripts/forms/foreign-form';
import { readForms } from '~/scripts/forms/read-files';
import { documentOf } from '~/scripts/forms/write-form';

const exported = (name: string) => readFileSync(`tests/support/foreign-forms/${name}`, 'utf8');

function formsIn(text: string, name = 'a.json', title?: string): readonly ForeignForm[] {
  const found = readForms(text, name, title);
  if (!('forms' in found)) throw new Error('no form');
  return found.forms;
}
const asked = (form: ForeignForm | undefined) =>
  form?.questions.map(({ kind, label }) => [kind, label]);
const problem = (form: ForeignForm | undefined) =>
  form &&
  problemsOf(
    madeDocument.parse({ ...documentOf(form), id: 'a', slug: 'a', updatedAt: 'a' }).questions,
  );

test('a message that reads like a tag makes no form of a file of messages', () => {
  const text = exported('flamingo.csv').replace('"Bo"', '"Bo [email], born in May"');
  const read = readForms(text, 'flamingo.csv', undefined);
  expect(read).toMatchObject({ entries: { kind: 'csv' } });
  expect(JSON.stringify(formsIn(text, 'flamingo.csv'))).not.toContain('Bo');
});

test('the entries of another program are no form, whatever they say', () => {
  const text = exported('wpforms.csv').replace('What does it cost?', 'Write to [email me]');
  expect(() => readForms(text, 'wpforms.csv', undefined)).toThrow(/neither a form nor/);
  expect(() => readForms(text.replace('Topics', 'Topics [all]'), 'a.csv', undefined)).toThrow();
  expect(() => readForms(`${text}"`, 'wpforms.csv', undefined)).toThrow();
});

test('a bracket within quotes does not end a tag', () => {
  const [form] = formsIn(
    `Topics [checkbox topics "Prices [new]" "Delivery"] [submit "Go"]`,
    'a.txt',
  );
  expect(form?.questions[0]?.options).toEqual(['Prices [new]', 'Delivery']);
  const [other] = formsIn(`It's [text a placeholder can't] what\n[email b] isn't it`, 'a.txt');
  expect(asked(other)?.map(([kind]) => kind)).toEqual(['text', 'email']);
});

test('a form of Gravity Forms comes with what can be read of it', () => {
  const [, second] = formsIn(
    JSON.stringify({
      '0': { id: 1, title: 'Plain', fields: [{ id: 1, type: 'text', label: 'A' }] },
      '1': {
        ...{ id: 2, title: 'Odd', button: 'Send' },
        fields: {
          '0': {
            ...{ id: 1, type: 'name', label: 'Name', isRequired: '1' },
            inputs: [
              { id: '1.2', label: 'Prefix', isHidden: '1' },
              { id: '1.3', label: 'First', isHidden: '' },
            ],
          },
          '2': {
            id: 2,
            type: 'select',
            label: 'B',
            choices: { '1': { text: 'x' }, '3': { text: 'y' } },
          },
          '3': 'nothing',
        },
      },
    }),
  );
  expect(asked(second)).toEqual([
    ['name', 'Name'],
    ['choice', 'B'],
  ]);
  expect(second?.questions[0]).toMatchObject({ required: true, columns: ['Name', 'Name (First)'] });
  expect(second?.leftOut).toHaveLength(1);
});

test('files and pages come as such, in an order that can be published', () => {
  const file = { id: 9, type: 'fileupload', label: 'A plan', multipleFiles: true };
  const page = { id: 3, type: 'page', label: '' };
  const text = { id: 1, type: 'text', label: 'A' };
  const gravity = (...fields: object[]) =>
    formsIn(JSON.stringify({ '0': { id: 1, title: 'Plain', fields } }))[0];
  const last = gravity(text, page, file);
  expect(asked(last)?.slice(1)).toEqual([
    ['step', 'Next page'],
    ['file', 'A plan'],
  ]);
  expect(last?.questions[2]?.mostFiles).toBeGreaterThan(1);
  const early = gravity(file, page, text);
  expect(asked(early)?.map(([kind]) => kind)).toEqual(['file', 'text']);
  expect(early?.leftOut).toEqual(['Its pages become one: files are asked for on the last page.']);
  const [wpforms] = formsIn(
    JSON.stringify([
      {
        id: 1,
        fields: [
          { id: 1, type: 'pagebreak', position: 'top', title: 'You' },
          { id: 2, type: 'text', label: 'A' },
          { id: 3, type: 'pagebreak', title: 'Files' },
          { id: 4, type: 'file-upload', label: 'A plan' },
          { id: 5, type: 'pagebreak', position: 'bottom' },
        ],
        settings: { form_title: 'Plain' },
      },
    ]),
  );
  expect(asked(wpforms)?.map(([kind]) => kind)).toEqual(['step', 'text', 'step', 'file']);
  const [formbricks] = formsIn(
    JSON.stringify({ name: 'A', questions: [{ id: 'f', type: 'fileUpload', headline: 'A plan' }] }),
  );
  expect(asked(formbricks)).toEqual([['file', 'A plan']]);
  const [contact] = formsIn('A plan [file* plan]', 'a.txt');
  expect(asked(contact)).toEqual([['file', 'A plan']]);
  for (const each of [last, early, wpforms, formbricks, contact]) expect(problem(each)).toEqual([]);
});

test('a title that is said is the title of the only form', () => {
  expect(formsIn(exported('gravity.json'), 'a.json', 'Shop')[0]?.title).toBe('Shop');
});
