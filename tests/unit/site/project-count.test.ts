import { expect, test } from 'vitest';

import { fillBuiltCount, fillProjectCount } from '@/site/content/project-count';

test.each([
  [8, 'Eight systems, eight. Yours would be the ninth'],
  [9, 'Nine systems, nine. Yours would be the tenth'],
  [20, '20 systems, 20. Yours would be the 21st'],
])('the words of %i projects follow their number', (count, words) => {
  const text = '{Projects} systems, {projects}. Yours would be the {nextProject}';
  expect(fillProjectCount(text, count)).toBe(words);
});

test('the number of case studies with chapters is written out', () => {
  expect(fillBuiltCount('How {built} of them were built. {Built}.', 3)).toBe(
    'How three of them were built. Three.',
  );
});
