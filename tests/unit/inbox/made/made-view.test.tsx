import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { customForm } from '@/forms';
import { columnsAmong, mostColumns } from '@/forms/made/columns';
import { isNarrowed, parseView, plainView, viewAddress, wholeView } from '@/inbox/list/inbox-view';
import { FormList } from '@/inbox/made/form-list';

const id = '0b7ad1ce-5a8c-4a06-9f05-0c8ad5a1b001';
const question = (kind: string, isColumn = false) => ({ key: kind, kind, isColumn });

test('a made form is a view with an address, and so is what was answered to its questions', () => {
  const params = { tab: 'custom', formId: id, q0123456789: 'Lunch and talks', q00000000ff: '-' };
  const view = parseView(params);
  expect(view).toMatchObject({
    made: id,
    answers: { q0123456789: 'Lunch and talks', q00000000ff: '-' },
  });
  expect(Object.fromEntries(new URL(viewAddress(view), 'http://site').searchParams)).toEqual(
    params,
  );
  expect(isNarrowed(view)).toBe(true);
  expect(isNarrowed(wholeView(view))).toBe(false);
  expect(wholeView(view).made).toBe(id);
});

test.each([
  { tab: 'contact', formId: id, q0123456789: 'Yes' },
  { tab: 'custom', formId: 'none', q0123456789: 'Yes' },
  { tab: 'custom', q0123456789: 'Yes' },
  { view: 'open', tab: 'custom', formId: id, q0123456789: 'Yes' },
])('elsewhere there is neither: %j', (params) => {
  expect(parseView(params)).toMatchObject({ made: null, answers: {} });
});

test('an address that somebody made up has ten answers at most', () => {
  const params = Object.fromEntries(
    Array.from({ length: 30 }, (_, at) => [`q00000000${10 + at}`, 'Yes']),
  );
  const { answers } = parseView({ tab: 'custom', formId: id, ...params, qx: 'Yes' });
  expect(Object.keys(answers)).toHaveLength(10);
});

test('columns are the first three questions, or those that an editor ticked', () => {
  const all = [
    ...[question('step'), question('name'), question('email'), question('hidden')],
    ...[question('heading'), question('radios')],
    ...[question('number'), question('date')],
  ];
  const keys = (of: Parameters<typeof columnsAmong>[0]) => columnsAmong(of).map(({ kind }) => kind);
  expect(keys(all)).toEqual(['email', 'radios', 'number']);
  expect(keys([question('name', true), question('text'), question('hidden', true)])).toEqual([
    'hidden',
  ]);
  expect(keys(Array.from({ length: 9 }, () => question('text', true)))).toHaveLength(mostColumns);
});

test('the list of forms tells the published ones from the others, each with what is open', () => {
  const forms = [
    { id, title: 'Open day', isPublished: true, open: 3 },
    { id: id.replace('0b', '0c'), title: 'Spring fair', isPublished: false, open: 0 },
  ];
  const html = renderToStaticMarkup(<FormList forms={forms} view={plainView(customForm)} />);
  const text = html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
  expect(text).toContain('Form: all of them (2 forms, 3 open)');
  expect(text).toContain('Published Open day 3 open');
  expect(text).toContain('Not published Spring fair 0 open');
  expect(html).toContain('<details open=""');
  expect(html).toContain(`href="/admin?formId=${id}&amp;tab=custom"`);
  const chosen = renderToStaticMarkup(
    <FormList forms={forms} view={{ ...plainView(customForm), made: id }} />,
  );
  expect(chosen).not.toContain('<details open');
  expect(chosen).toContain('aria-current="page"');
  expect(chosen).toContain(`href="/cms/collections/custom-forms/${id}"`);
});
