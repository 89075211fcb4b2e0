import { expect, test } from 'vitest';

import { wordsOf } from '~/collections/checks/texts';
import { checkNamed } from '~/collections/checks/unpublished';

const jane = { id: 'jane', collection: 'authors', called: 'team member', title: 'Jane Roe' };
const known = {
  ...{ paths: [], pages: [], claims: [], described: [], orphans: [] },
  unpublished: [
    jane,
    { ...jane, id: 'nameless', collection: 'projects', called: 'project', title: '' },
  ],
};
const found = (doc: object, own?: string) => checkNamed(wordsOf(doc), known, own);

test('whatever is named and no more than a draft is told, with the way to it', () => {
  expect(found({ authors: ['seen', 'jane'], blocks: [{ projects: ['nameless'] }] })).toEqual([
    {
      ...{ kind: 'unpublished', path: 'authors.1' },
      message: 'Jane Roe is not published, so visitors see no such team member here.',
      about: { collection: 'authors', id: 'jane', name: 'Jane Roe' },
    },
    {
      ...{ kind: 'unpublished', path: 'blocks.0.projects.0' },
      message: 'Project without a title is not published, so visitors see no such project here.',
      about: { collection: 'projects', id: 'nameless', name: 'Project without a title' },
    },
  ]);
});

test('what is published is no matter, and nothing names itself', () => {
  expect(found({ authors: ['seen'], project: null, title: 'jane roe' })).toEqual([]);
  expect(found({ id: 'jane', of: 'jane' }, 'jane')).toEqual([]);
});
