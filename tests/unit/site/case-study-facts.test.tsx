import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { Facts } from '@/site/sections/case-study/facts';

const draw = (facts: { label: string; value: string }[]) =>
  renderToStaticMarkup(<Facts facts={facts} />);

test('the facts of a case study are terms, each with its value, in their order', () => {
  const html = draw([
    { label: 'First version live after', value: '9 weeks' },
    { label: 'Live since', value: 'March 2025' },
  ]);
  const said = [...html.matchAll(/<(dl|dt|dd)[^>]*>([^<]*)/g)].map(([, tag, words]) => [
    tag,
    words,
  ]);
  expect(said).toEqual([
    ['dl', ''],
    ['dt', 'First version live after'],
    ['dd', '9 weeks'],
    ['dt', 'Live since'],
    ['dd', 'March 2025'],
  ]);
});

test('without one there is no list', () => {
  expect(draw([])).toBe('');
});
