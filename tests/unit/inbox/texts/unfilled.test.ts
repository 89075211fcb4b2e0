import { expect, test } from 'vitest';

import { notToldOf, unfilledNote, unfilledProblem } from '@/inbox/reply/unfilled';

test('each name in braces is told of once', () => {
  const text = 'Hello {firstName} of {company}.';
  expect(notToldOf(text, '')).toEqual(['{firstName}', '{company}']);
  expect(notToldOf(text, '{company}')).toEqual(['{firstName}']);
  expect(notToldOf(text, '{company} {firstName}')).toEqual([]);
  expect(notToldOf('Hello Kit.', '')).toEqual([]);
});

test('what is said names them and the remedy', () => {
  expect(unfilledNote(['{company}'])).toBe(
    '{company} is not filled in. Write what belongs there, or take it out.',
  );
  expect(unfilledProblem(['{a}', '{b}'])).toMatch(
    /^Not sent: \{a\} and \{b\} are not filled in\. /,
  );
});
