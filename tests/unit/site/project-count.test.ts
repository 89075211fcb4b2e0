import { expect, test } from 'vitest';

import { fillProjectCount } from '@/site/content/project-count';

test.each([
  [8, 'Eight systems, eight. Yours would be the ninth'],
  [9, 'Nine systems, nine. Yours would be the tenth'],
  [20, '20 systems, 20. Yours would be the 21st'],
])('the words of %i projects follow their number', (count, words) => {
  const text = '{Projects} systems, {projects}. Yours would be the {nextProject}';
  expect(fillProjectCount(text, count)).toBe(words);
});
