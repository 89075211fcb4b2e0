import { expect, test } from 'vitest';

import { checkDocument } from '~/collections/checks';

const known = { paths: [], pages: [], claims: [], described: [], orphans: [], unpublished: [] };
const email = { key: 'q0000000001', kind: 'email', label: 'Email', required: true };
const paths = (doc: object, slug = 'custom-forms') =>
  checkDocument(slug, doc, known)
    .filter(({ kind }) => kind === 'form')
    .map(({ path }) => path);

test('what keeps a form from being published is found in the form and its questions', () => {
  expect(paths({ questions: [email] })).toEqual([]);
  expect(paths({})).toEqual(['questions']);
  expect(paths({ questions: [email, { ...email, label: '', onlyIf: 'gone' }] })).toEqual([
    'questions.1.label',
    'questions.1.onlyIf',
  ]);
  expect(paths({ questions: [email], asksToConfirm: true })).toEqual(['asksToConfirm']);
  expect(paths({}, 'pages')).toEqual([]);
});
