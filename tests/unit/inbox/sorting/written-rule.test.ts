import { expect, test } from 'vitest';

import { isRule, readRule } from '@/inbox/rules/written-rule';

const typed = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries({ name: 'A rule', ...fields })) data.set(name, value);
  return readRule(data);
};

test('a webhook is enough for a rule to do', () => {
  const read = typed({ webhook: ' https://hooks.example/rules?key=1 ' });
  expect(read && isRule(read) ? read.then.webhook : read).toBe('https://hooks.example/rules?key=1');
  expect(JSON.stringify(typed({}))).toMatch(/^{"then":"Choose at least one thing/);
});

test.each([
  ['hooks.example', 'from https:// on'],
  ['http://hooks.example', 'https://'],
  ['https://ada@hooks.example', 'email addresses'],
  ['https://127.0.0.1/rules', 'private network'],
  ['https://[::1]/rules', 'private network'],
  ['https://169.254.169.254/latest', 'private network'],
  ['https://localhost/rules', 'private network'],
])('the webhook %s is refused, with what to do', (webhook, remedy) => {
  const problems = typed({ webhook });
  expect(Object.keys(problems ?? {})).toEqual(['webhook']);
  expect(JSON.stringify(problems)).toContain(remedy);
});
